import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { teamAccess } from '@muster/contract/domains/teams/teams.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay, useUser } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { teamTableColumns } from '../team-list/team-columns.tsx';
import { useTeamActs } from '../team-list/use-team-acts.tsx';
import { teamAnswers, teamListQuery } from '../teams.queries.ts';

const hrefOf = ({ uuid }: TeamRow) => pathOf('teamManagementDetails', { uuid });

/** All teams are of one company. */
const columns = {
  ...teamTableColumns,
  table: teamTableColumns.table
    .filter(({ id }) => id !== 'client.name')
    .map((column) =>
      column.id === 'name'
        ? { ...column, cell: (row: TeamRow) => <NameCell name={row.name} to={hrefOf(row)} plain /> }
        : column,
    ),
};

/** `/team-management`: the teams of the viewer's own company. */
export function TeamManagementPage() {
  const mayChange = useMay(teamAccess.changeInClientArea);
  const { form, entries, dialog } = useTeamActs({ client: useUser().clientId });
  useCreate({ label: 'Add team', isAllowed: mayChange, create: () => form.open(null) });
  const list = useRecordList({ name: 'teams', query: teamListQuery, columns });
  useRefreshOn('client-users.changed', teamAnswers);
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
        rowHref={hrefOf}
        rowActions={mayChange ? entries : undefined}
        searchPlaceholder="Search: Team, Lead"
        empty={{
          icon: <IconUsersGroup aria-hidden="true" />,
          title: messages.toast.noneFound('teams'),
          hint: 'A team gathers people who work for you under its leads.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Add the first team</Button> : null,
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}
