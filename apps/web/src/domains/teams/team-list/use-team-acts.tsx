import { counted } from '@muster/contract/counted.ts';
import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { deleteEntry, updateEntry } from '../../../platform/record/row-entries.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { refreshTeams } from '../teams.queries.ts';

const TeamPanel = lazyPanel(() => import('./team.panel.tsx').then((part) => part.TeamPanel));

export type TeamSubject = Pick<TeamRow, 'id' | 'name' | 'client' | 'abilities'> & { readonly members: number };

interface TeamActsOptions {
  /** The company of new teams. Absent: the form asks for it. */
  readonly client?: number | null;
  readonly onRemoved?: () => void;
}

/** Adds, updates and deletes teams. `client` names its company in the question where the list has those of several. */
export function useTeamActs({ client = null, onRemoved }: TeamActsOptions = {}) {
  const form = useLazyPanel((team: TeamSubject | null, state) => <TeamPanel team={team} client={client} {...state} />);
  const { remove, dialog } = useRemoval({
    thing: 'Team',
    nameOf: ({ name }: TeamSubject) => name,
    ...(client === null && { ownerOf: (team: TeamSubject) => team.client.name }),
    factsOf: ({ members }) => counted(members, 'member'),
    send: async ({ id }) => {
      await callApi(teamsEndpoints.delete, { body: { id } });
      onRemoved?.();
    },
    restore: { send: ({ id }) => callApi(teamsEndpoints.restore, { params: { id } }), asksFirst: true },
    refresh: refreshTeams,
  });
  const entries = (row: TeamSubject): readonly MenuEntry[] => [
    updateEntry(() => form.open(row)),
    deleteEntry(() => remove(row)),
  ];
  return { form, entries, remove, dialog };
}
