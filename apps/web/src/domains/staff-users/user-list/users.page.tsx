import { clientUserStatusWords } from '@muster/contract/domains/clients/client-user.ts';
import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';
import { rolesText, staffUserColumns } from '@muster/contract/domains/staff-users/staff-user-columns.ts';
import { staffUserRoles } from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { LazyRecordQuickView } from '../../../platform/record/lazy-record-quick-view.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { factsOf } from '../../../platform/table/row-facts.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { staffUserEntries } from '../staff-user-entries.tsx';
import { staffUserAnswers, staffUserListQuery, useIsMailed } from '../staff-users.queries.ts';
import { useStaffUserActs } from '../use-staff-user-acts.tsx';

const StaffUserPanel = lazyPanel(() => import('../staff-user.panel.tsx').then((part) => part.StaffUserPanel));

/** The record of the person, where there is one. */
const hrefOf = ({ employee_id: id }: StaffUserRow) => (id === null ? undefined : pathOf('employeeDetails', { id }));
const nameCell = (row: StaffUserRow, plain = false) => (
  <NameCell
    name={row.is_self ? `${row.name} (you)` : row.name}
    below={plain ? undefined : row.email}
    avatar={<Initials name={row.name} size={28} />}
    to={hrefOf(row)}
    plain={plain}
  />
);

const columns = columnsOf<StaffUserRow>()(staffUserColumns, {
  name: {
    width: 220,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  email: { width: 220, maxWidth: 280, hiddenAtFirst: true, within: 'name' },
  roles: {
    width: 220,
    grow: true,
    isEarly: true,
    card: 'line',
    cardCell: (row) => `${row.email} · ${rolesText(row)}`,
  },
  status: {
    width: 150,
    isEarly: true,
    cell: ({ status }) => <StateBadge word={clientUserStatusWords[status]} />,
    card: 'aside',
  },
  last_sign_in: { width: 180 },
});

/** `/users`: who of the provider's side can sign in. */
export function UsersPage() {
  const isMailed = useIsMailed();
  const form = useLazyPanel((user: StaffUserRow | null, state) => (
    <StaffUserPanel user={user} isMailed={isMailed} {...state} />
  ));
  const list = useRecordList({
    name: 'staffUsers',
    query: staffUserListQuery,
    columns,
    otherFilters: roleFilter,
  });
  const acts = useStaffUserActs();
  const add = () => form.open(null);
  useCreate({ label: 'Add user', isAllowed: true, create: add });
  useRefreshOn('staff-users.changed', staffUserAnswers);
  return (
    <Page fill>
      <PageHeader
        title="Users"
        count={list.total}
        actions={
          <Button tone="primary" icon={<IconUserPlus aria-hidden="true" />} onClick={add}>
            Add user
          </Button>
        }
      />
      <DataTable
        label="Users"
        list={list}
        rowName={({ name }) => name}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={row.name}
            avatar={<Initials name={row.name} size={36} />}
            thing="user"
            facts={factsOf(list, row)}
            to={hrefOf(row)}
            onUpdate={row.is_self ? undefined : () => form.open(row)}
            {...state}
          />
        )}
        rowActions={(row) => staffUserEntries(row, acts, () => form.open(row))}
        searchPlaceholder="Search: Name, Email"
        empty={{
          icon: <IconUsers aria-hidden="true" />,
          title: 'No users found.',
          hint: 'People of your organization who can sign in appear here.',
          action: <Button onClick={add}>Add user</Button>,
        }}
      />
      {acts.dialog}
      {form.panel}
    </Page>
  );
}

const roleFilter = [
  {
    field: 'role',
    label: 'Role',
    filter: {
      kind: 'multi',
      options: staffUserRoles.map((value) => ({ value, label: roleLabel(value) })),
    },
  },
] as const;
