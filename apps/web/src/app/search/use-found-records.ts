import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../domains/clients/index.ts';
import { shifts } from '../../domains/shifts/index.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { teamsEndpoints } from '../../platform/api/endpoints/teams.generated.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { useMay } from '../../platform/session/use-session.ts';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { matching } from './match.ts';
import type { FoundRecord } from './search-results.ts';

const shortestTerm = 2;
const mostEach = 5;

/** Clients, shifts and teams of the viewer, from two letters on. */
export function useFoundRecords(term: string): {
  readonly clients: readonly FoundRecord[];
  readonly shifts: readonly FoundRecord[];
  readonly teams: readonly FoundRecord[];
} {
  const isLong = term.trim().length >= shortestTerm;
  const mayClients = [useMay(clientAccess.list), useMay(clientAccess.open)].every(Boolean);
  const mayShifts = [useMay(shiftAccess.list), useMay(shiftAccess.read)].every(Boolean);
  const someClients = useLookup(clients, { enabled: isLong && mayClients });
  const someShifts = useLookup(shifts, { enabled: isLong && mayShifts });
  return {
    clients: found(term, isLong && mayClients ? someClients.choices.options : [], {
      icon: 'building',
      pathTo: (id) => pathOf('clientDetails', { id }),
    }),
    shifts: found(term, isLong && mayShifts ? someShifts.choices.options : [], {
      icon: 'clock',
      pathTo: (id) => pathOf('shiftDetails', { id }),
    }),
    teams: useFoundTeams(term.trim(), isLong),
  };
}

interface Look {
  readonly icon: FoundRecord['icon'];
  readonly pathTo: (id: string) => string;
}

const found = (term: string, options: readonly ComboOption[], { icon, pathTo }: Look): FoundRecord[] =>
  matching(options, term, ({ label }) => ({ label }))
    .slice(0, mostEach)
    .map(({ value, label, hint = '' }) => {
      const to = pathTo(value);
      return { kind: 'record', key: `record-${to}`, label, hint, icon, to };
    });

/** The list of teams has no page of one team, so a team leads to the list with its name. */
function useFoundTeams(term: string, isLong: boolean): FoundRecord[] {
  const mayList = useMay(teamAccess.list);
  const isAsked = isLong && mayList;
  const filters = { global: { value: term, matchMode: 'contains' } };
  const dt_params = JSON.stringify({ first: 0, rows: mostEach, filters });
  const { data } = useQuery({
    ...apiQuery(teamsEndpoints.table, { query: { dt_params } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return [];
  return (data?.data ?? []).map(({ id, name, client }) => ({
    kind: 'record',
    key: `team-${id}`,
    label: name,
    hint: client.name,
    icon: 'team',
    to: `${pathOf('teams')}?${new URLSearchParams({ q: name }).toString()}`,
  }));
}
