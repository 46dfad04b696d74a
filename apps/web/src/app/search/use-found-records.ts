import { clientUserAccess } from '@muster/contract/domains/client-users/client-users.policy.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { holidayAccess } from '@muster/contract/domains/holidays/holidays.policy.ts';
import { candidateAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { clientPositionAccess } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { jobDescriptionTemplateAccess } from '@muster/contract/domains/recruitment/job-description-templates.policy.ts';
import { jobFamilyLabels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { ticketStatusWords } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { othersTickets } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { ticketsScreens } from '@muster/contract/domains/tickets/tickets.screens.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from '../../domains/clients/index.ts';
import { useShifts } from '../../domains/shifts/index.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { clientUsersEndpoints } from '../../platform/api/endpoints/client-users.generated.ts';
import { holidaysEndpoints } from '../../platform/api/endpoints/holidays.generated.ts';
import { jobDescriptionTemplatesEndpoints } from '../../platform/api/endpoints/job-description-templates.generated.ts';
import { myPositionsEndpoints } from '../../platform/api/endpoints/my-positions.generated.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { teamsEndpoints } from '../../platform/api/endpoints/teams.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { grantsOf, useMay, usePageData, useUser } from '../../platform/session/use-session.ts';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import { matching } from './match.ts';
import type { FoundRecord } from './search-results.ts';
import { useFoundInterviews } from './use-found-interviews.ts';
import { firstWith, mostEach, useFoundList } from './use-found-list.ts';
import { useFoundRules } from './use-found-rules.ts';

const shortestTerm = 2;

/** Clients, shifts, teams, users of the own company, holidays, what rules leave and holidays, candidates, interviews, job description templates, positions, and tickets of the viewer, from two letters on. */
export function useFoundRecords(term: string): {
  readonly clients: readonly FoundRecord[];
  readonly shifts: readonly FoundRecord[];
  readonly teams: readonly FoundRecord[];
  readonly users: readonly FoundRecord[];
  readonly holidays: readonly FoundRecord[];
  readonly rules: readonly FoundRecord[];
  readonly candidates: readonly FoundRecord[];
  readonly interviews: readonly FoundRecord[];
  readonly jobDescriptionTemplates: readonly FoundRecord[];
  readonly positions: readonly FoundRecord[];
  readonly tickets: readonly FoundRecord[];
} {
  const isLong = term.trim().length >= shortestTerm;
  const mayClients = [useMay(clientAccess.list), useMay(clientAccess.open)].every(Boolean);
  const mayShifts = [useMay(shiftAccess.list), useMay(shiftAccess.read)].every(Boolean);
  const someClients = useLookup(clients, { enabled: isLong && mayClients });
  const someShifts = useShifts({ enabled: isLong && mayShifts });
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
    users: useFoundUsers(term.trim(), isLong),
    holidays: useFoundHolidays(term.trim(), isLong),
    rules: useFoundRules(term.trim(), isLong),
    candidates: useFoundCandidates(term.trim(), isLong),
    interviews: useFoundInterviews(term.trim(), isLong),
    jobDescriptionTemplates: useFoundTemplates(term.trim(), isLong),
    positions: useFoundPositions(term.trim(), isLong),
    tickets: useFoundTickets(term.trim(), isLong),
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

/** For staff the list of teams has no page of one team, so a team leads to the list with its name. */
function useFoundTeams(term: string, isLong: boolean): FoundRecord[] {
  const isStaff = useMay(teamAccess.list);
  const isInArea = useMay(teamAccess.openInClientArea);
  const list = apiQuery(teamsEndpoints.table, { query: firstWith(term) });
  return useFoundList(list, isLong && (isStaff || isInArea), ({ id, uuid, name, client }) => ({
    ...{ key: `team-${id}`, label: name, hint: client.name, icon: 'team' },
    to: isStaff
      ? `${pathOf('teams')}?${new URLSearchParams({ q: name }).toString()}`
      : pathOf('teamManagementDetails', { uuid }),
  }));
}

/** In the client area: the users of the own company, by name and mail. */
function useFoundUsers(term: string, isLong: boolean): FoundRecord[] {
  const isAsked = [isLong, useMay(clientUserAccess.list)].every(Boolean);
  const list = apiQuery(clientUsersEndpoints.list, { query: firstWith(term) });
  return useFoundList(list, isAsked, ({ uuid, name, email }) => ({
    ...{ key: `user-${uuid}`, label: name, hint: email, icon: 'users' },
    to: pathOf('userManagementDetails', { uuid }),
  }));
}

/** A holiday leads to the list with its name, which has each year of it. */
function useFoundHolidays(term: string, isLong: boolean): FoundRecord[] {
  const isAsked = [isLong, useMay(holidayAccess.list)].every(Boolean);
  const list = apiQuery(holidaysEndpoints.list, { query: firstWith(term) });
  return useFoundList(list, isAsked, ({ id, name, day, calendar }) => ({
    ...{ key: `holiday-${id}`, label: name, hint: `${formatDay(day)} · ${calendar}`, icon: 'calendar' },
    to: `${pathOf('holidays')}?${new URLSearchParams({ q: name }).toString()}`,
  }));
}

/** Candidates by name, headline and home; for those who recruit also by mail, phone and tags. */
function useFoundCandidates(term: string, isLong: boolean): FoundRecord[] {
  const isAsked = [isLong, useMay(candidateAccess.list)].every(Boolean);
  const list = apiQuery(candidatesEndpoints.list, { query: firstWith(term) });
  return useFoundList(list, isAsked, ({ id, name, headline }) => ({
    ...{ key: `candidate-${id}`, label: name, hint: headline ?? '', icon: 'users' },
    to: pathOf('candidateDetails', { id }),
  }));
}

/** By name and summary. */
function useFoundTemplates(term: string, isLong: boolean): FoundRecord[] {
  const isAsked = [isLong, useMay(jobDescriptionTemplateAccess.list)].every(Boolean);
  const list = apiQuery(jobDescriptionTemplatesEndpoints.list, { query: firstWith(term) });
  return useFoundList(list, isAsked, ({ id, name, family }) => ({
    ...{ key: `job-description-template-${id}`, label: name, hint: jobFamilyLabels[family], icon: 'template' },
    to: pathOf('jobDescriptionTemplateDetails', { id }),
  }));
}

/** The positions that the viewer sees: in the client area by title, in recruitment also by client and owner. */
function useFoundPositions(term: string, isLong: boolean): FoundRecord[] {
  const isInArea = [isLong, useMay(clientPositionAccess)].every(Boolean);
  const isInRecruitment = [isLong, useMay(openPositionAccess.list)].every(Boolean);
  const query = firstWith(term);
  const own = useFoundList(apiQuery(myPositionsEndpoints.list, { query }), isInArea, ({ uuid, title, status }) => ({
    ...{ key: `position-${uuid}`, label: title, hint: positionStatusWords[status], icon: 'briefcase' },
    to: pathOf('myOpenPositionDetails', { uuid }),
  }));
  const all = useFoundList(
    apiQuery(openPositionsEndpoints.list, { query }),
    isInRecruitment,
    ({ id, title, client, status }) => ({
      ...{
        key: `open-position-${id}`,
        label: title,
        hint: `${client} · ${positionStatusWords[status]}`,
        icon: 'briefcase',
      },
      to: pathOf('openPositionDetails', { id }),
    }),
  );
  return isInRecruitment ? all : own;
}

/** Tickets of the viewer, and what else their rights open, by number, subject and people. */
function useFoundTickets(term: string, isLong: boolean): FoundRecord[] {
  const { clientId, employeeId } = useUser();
  const grants = grantsOf(usePageData());
  const mayAll = useMay(ticketsScreens.tickets.access);
  const mayOwn = useMay(ticketsScreens.myTickets.access);
  const hasOthers = grants !== null && othersTickets({ ...grants, clientId, employeeId }) !== null;
  const query = firstWith(term);
  const asked = (isWanted: boolean) => ({ enabled: isLong && isWanted, placeholderData: keepPreviousData });
  const all = useQuery({ ...apiQuery(ticketListsEndpoints.all, { query }), ...asked(mayAll) });
  const mine = (view: 'own' | 'others') => apiQuery(ticketListsEndpoints.mine, { query: { view, ...query } });
  const own = useQuery({ ...mine('own'), ...asked(mayOwn && !mayAll) });
  const others = useQuery({ ...mine('others'), ...asked(mayOwn && !mayAll && hasOthers) });
  if (!isLong) return [];
  const entry =
    (screen: 'ticketDetails' | 'myTicketDetails') =>
    ({ id, number, subject, status, requester }: TicketRow): FoundRecord => ({
      kind: 'record',
      key: `ticket-${id}`,
      label: subject,
      // The own tickets are all of one person.
      hint: [number, ticketStatusWords[status], ...(screen === 'ticketDetails' && requester ? [requester] : [])].join(
        ' · ',
      ),
      icon: 'ticket',
      to: pathOf(screen, { id }),
    });
  const rest = (mayAll ? all : others).data?.data ?? [];
  return [...(mayAll ? [] : (own.data?.data ?? [])).map(entry('myTicketDetails')), ...rest.map(entry('ticketDetails'))];
}
