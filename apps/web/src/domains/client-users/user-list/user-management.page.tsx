import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { clientUserColumns, positionsText } from '@muster/contract/domains/client-users/client-user-columns.ts';
import { clientUserAccess } from '@muster/contract/domains/client-users/client-users.policy.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { LazyRecordQuickView } from '../../../platform/record/lazy-record-quick-view.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { factsOf } from '../../../platform/table/row-facts.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { clientUserEntries } from '../client-user-entries.tsx';
import { ClientUserStatusBadge } from '../client-user-status.tsx';
import { clientUserAnswers, clientUserListQuery } from '../client-users.queries.ts';
import { useClientUserActs } from '../use-client-user-acts.tsx';

const ClientUserPanel = lazyPanel(() => import('../client-user.panel.tsx').then((part) => part.ClientUserPanel));

const hrefOf = ({ uuid }: ClientUserRow) => pathOf('userManagementDetails', { uuid });
const nameOf = ({ name, is_self }: ClientUserRow) => (is_self ? `${name} (you)` : name);
const nameCell = (row: ClientUserRow, plain = false) => (
  <NameCell
    name={nameOf(row)}
    below={plain ? undefined : row.email}
    avatar={<Initials name={row.name} size={28} />}
    to={hrefOf(row)}
    plain={plain}
  />
);

/** The first of several: the rest is on the page of the user. */
const shortPositions = ({ positions, ...user }: ClientUserRow) =>
  `${positionsText({ ...user, positions: positions.slice(0, 1) })}${positions.length > 1 ? ` + ${positions.length - 1} more` : ''}`;

const columns = columnsOf<ClientUserRow>()(clientUserColumns, {
  name: {
    width: 220,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  email: { width: 190, maxWidth: 280, hiddenAtFirst: true, within: 'name' },
  role: { width: 110, card: 'line', cardCell: ({ email, role }) => `${email} · ${roleLabel(role)}` },
  positions: { width: 150, grow: true, cell: shortPositions },
  approval_enabled: { width: 100 },
  status: {
    width: 120,
    isEarly: true,
    cell: ({ status }) => <ClientUserStatusBadge status={status} />,
    card: 'aside',
  },
  last_sign_in: { width: 150 },
});

/** `/user-management`: who uses the portal at the viewer's company. */
export function UserManagementPage() {
  const mayChange = useMay(clientUserAccess.change);
  const form = useLazyPanel((user: ClientUserRow | null, state) => <ClientUserPanel user={user} {...state} />);
  const list = useRecordList({ name: 'clientUsers', query: clientUserListQuery, columns });
  const acts = useClientUserActs();
  useCreate({ label: 'Invite user', isAllowed: mayChange, create: () => form.open(null) });
  useRefreshOn('client-users.changed', clientUserAnswers);
  return (
    <Page fill>
      <PageHeader
        title="Users"
        count={list.total}
        actions={
          mayChange ? (
            <Button tone="primary" icon={<IconUserPlus aria-hidden="true" />} onClick={() => form.open(null)}>
              Invite user
            </Button>
          ) : null
        }
      />
      <DataTable
        label="Users"
        list={list}
        rowName={({ name }) => name}
        rowHref={hrefOf}
        quickView={(row, state) => (
          <LazyRecordQuickView
            title={nameOf(row)}
            below={roleLabel(row.role)}
            avatar={<Initials name={row.name} size={36} />}
            thing="user"
            facts={factsOf(list, row, { without: ['role'], values: { positions: positionsText(row) } })}
            to={hrefOf(row)}
            onUpdate={row.abilities.update ? () => form.open(row) : undefined}
            {...state}
          />
        )}
        rowActions={mayChange ? (row) => clientUserEntries(row, acts, () => form.open(row)) : undefined}
        searchPlaceholder="Search: Name, Email"
        empty={{
          icon: <IconUsers aria-hidden="true" />,
          title: 'No users found.',
          hint: 'People of your company who can sign in appear here.',
          action: mayChange ? <Button onClick={() => form.open(null)}>Invite the first user</Button> : null,
        }}
      />
      {acts.dialog}
      {form.panel}
    </Page>
  );
}
