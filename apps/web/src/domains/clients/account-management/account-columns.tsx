import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { clientStatuses } from '@muster/contract/states.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { ClientStatusBadge } from '../client-status.tsx';

const figure = (
  id: 'employees' | 'suspended' | 'started' | 'left' | 'incomplete',
  header: string,
  width: number,
): TableColumn<AccountRow> => ({ id, header, width, align: 'right', sortable: true, cell: (row) => row[id] });

const nameCell = (row: AccountRow, plain: boolean) => (
  <NameCell name={row.legal_business_name} to={pathOf('accountManagementDetails', { id: row.id })} plain={plain} />
);

export const accountListColumns: readonly TableColumn<AccountRow>[] = [
  {
    id: 'legal_business_name',
    header: 'Client',
    width: 330,
    grow: true,
    pinned: 'left',
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => nameCell(row, false),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  {
    id: 'status',
    header: 'Status',
    width: 116,
    sortable: true,
    filter: { kind: 'multi', options: clientStatuses.map((value) => ({ value, label: value })) },
    cell: ({ status }) => <ClientStatusBadge status={status} />,
    card: 'badge',
  },
  {
    id: 'account_managers',
    header: 'Account managers',
    width: 180,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ account_managers: names }) => names.join(', ') || <span aria-hidden="true">–</span>,
    card: 'line',
  },
  { ...figure('employees', 'Employees', 108), card: 'aside', cardCell: ({ employees }) => `${employees} employees` },
  figure('suspended', 'Inactive', 94),
  figure('started', 'Started (30 days)', 172),
  figure('left', 'Left (30 days)', 150),
  figure('incomplete', 'Incomplete', 108),
  {
    id: 'has_invoice_config',
    header: 'Invoice config',
    width: 160,
    sortable: true,
    filter: {
      kind: 'select',
      options: [
        { value: 'true', label: 'In force' },
        { value: 'false', label: 'Missing' },
      ],
    },
    cell: (row) =>
      row.has_invoice_config ? (
        <StatusBadge tone="green">In force</StatusBadge>
      ) : (
        <StatusBadge tone="amber">Missing</StatusBadge>
      ),
  },
];
