import { clientStatuses } from '@muster/contract/states.ts';
import { NameCell } from '../../platform/table/name-cell.tsx';
import type { TableColumn } from '../../platform/table/table-column.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { ClientStatusBadge } from './client-status.tsx';

interface ClientFacts {
  readonly id: number;
  readonly legal_business_name: string;
  readonly status: (typeof clientStatuses)[number];
  readonly account_managers: readonly string[];
  readonly has_invoice_config: boolean;
}

/** Columns shared by the lists of clients. */
export function nameColumn<Row extends ClientFacts>(header: string, hrefOf: (row: Row) => string): TableColumn<Row> {
  const nameCell = (row: Row, plain: boolean) => (
    <NameCell name={row.legal_business_name} to={hrefOf(row)} plain={plain} />
  );
  return {
    id: 'legal_business_name',
    header,
    width: 330,
    grow: true,
    pinned: 'left',
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => nameCell(row, false),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  };
}

export const statusColumn: TableColumn<ClientFacts> = {
  id: 'status',
  header: 'Status',
  width: 120,
  sortable: true,
  filter: { kind: 'multi', options: clientStatuses.map((value) => ({ value, label: value })) },
  cell: ({ status }) => <ClientStatusBadge status={status} />,
  card: 'badge',
};

export const managersColumn: TableColumn<ClientFacts> = {
  id: 'account_managers',
  header: 'Account managers',
  width: 190,
  sortable: true,
  filter: { kind: 'text' },
  cell: ({ account_managers: names }) => names.join(', '),
};

export const invoiceConfigColumn: TableColumn<ClientFacts> = {
  id: 'has_invoice_config',
  header: 'Invoice config',
  width: 176,
  sortable: true,
  filter: {
    kind: 'select',
    options: [
      { value: 'true', label: 'In force' },
      { value: 'false', label: 'Missing' },
    ],
  },
  cell: ({ has_invoice_config: isThere }) => (
    <StatusBadge tone={isThere ? 'green' : 'amber'}>{isThere ? 'In force' : 'Missing'}</StatusBadge>
  ),
};
