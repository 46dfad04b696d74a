import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { teamAnswers, teamListQuery } from '../teams.queries.ts';
import { teamTableColumns } from './team-columns.tsx';
import { useTeamActs } from './use-team-acts.tsx';

const TeamQuickView = lazyPanel(() => import('./team-quick-view.tsx').then((part) => part.TeamQuickView));

/** `/teams`: the teams of every client, with their leads and members. */
export function TeamListPage() {
  const mayChange = useMay(teamAccess.change);
  const { form, entries, dialog } = useTeamActs();
  useCreate({ label: 'Add team', isAllowed: mayChange, create: () => form.open(null) });
  const list = useRecordList({ name: 'teams', query: teamListQuery, columns: teamTableColumns });
  // A change of a team is a change of its client.
  useRefreshOn('clients.changed', teamAnswers);
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
        quickView={(team, state) => <TeamQuickView team={team} onUpdate={() => form.open(team)} {...state} />}
        rowActions={mayChange ? entries : undefined}
        searchPlaceholder="Search: Team, Client, Lead"
        empty={{
          icon: <IconUsersGroup aria-hidden="true" />,
          title: messages.toast.noneFound('teams'),
          hint: 'A team gathers people of one client under its leads.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Add the first team</Button> : null,
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}
