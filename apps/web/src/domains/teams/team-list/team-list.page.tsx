import { counted } from '@muster/contract/counted.ts';
import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconPlus } from '@tabler/icons-react';
import { callApi } from '../../../platform/api/call-api.ts';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { deleteEntry, updateEntry } from '../../../platform/record/row-entries.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { refreshTeams, teamAnswers, teamListQuery } from '../teams.queries.ts';
import { teamTableColumns } from './team-columns.tsx';

const MembersPanel = lazyPanel(() => import('./members.panel.tsx').then((part) => part.MembersPanel));
const TeamPanel = lazyPanel(() => import('./team.panel.tsx').then((part) => part.TeamPanel));

/** `/teams`: the teams of every client, with their leads and members. */
export function TeamListPage() {
  const mayChange = useMay(teamAccess.change);
  const form = useLazyPanel((team: TeamRow | null, state) => <TeamPanel team={team} {...state} />);
  useCreate({ label: 'Add team', isAllowed: mayChange, create: () => form.open(null) });
  const shown = useLazyPanel((team: TeamRow, state) => <MembersPanel team={team} {...state} />);
  const list = useRecordList({ name: 'teams', query: teamListQuery, columns: teamTableColumns });
  // A change of a team is a change of its client.
  useRefreshOn('clients.changed', teamAnswers);
  const { remove, dialog } = useRemoval({
    thing: 'Team',
    nameOf: ({ name }: TeamRow) => name,
    ownerOf: ({ client }) => client.name,
    factsOf: ({ members }) => counted(members, 'member'),
    send: ({ id }) => callApi(teamsEndpoints.delete, { body: { id } }),
    restore: { send: ({ id }) => callApi(teamsEndpoints.restore, { params: { id } }), asksFirst: true },
    refresh: refreshTeams,
  });
  const rowActions = (row: TeamRow): readonly MenuEntry[] => [
    updateEntry(() => form.open(row)),
    deleteEntry(() => remove(row)),
  ];
  return (
    <Page fill>
      <PageHeader
        title="Teams"
        count={list.total}
        actions={
          mayChange ? (
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open(null)}>
              Add team
            </Button>
          ) : null
        }
      />
      <DataTable
        label="Teams"
        list={list}
        rowName={(row) => row.name}
        onOpen={shown.open}
        rowActions={mayChange ? rowActions : undefined}
        searchPlaceholder="Search: Team, Client, Lead"
        empty={{
          icon: <IconUsersGroup aria-hidden="true" />,
          title: messages.toast.noneFound('teams'),
          hint: 'A team gathers people of one client under its leads.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Add the first team</Button> : null,
        }}
      />
      {dialog}
      {shown.panel}
      {form.panel}
    </Page>
  );
}
