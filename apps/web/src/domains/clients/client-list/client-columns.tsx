import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { clientStatuses } from '@muster/contract/states.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { ClientStatusBadge } from '../client-status.tsx';

const none = <span aria-hidden="true">–</span>;
const text = (value: string | null) => value || none;

const nameCell = (row: ClientRow, plain: boolean) => (
  <NameCell name={row.legal_business_name} to={pathOf('clientDetails', { id: row.id })} plain={plain} />
);

export const clientListColumns: readonly TableColumn<ClientRow>[] = [
  {
    id: 'legal_business_name',
    header: 'Name',
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
    width: 120,
    sortable: true,
    filter: { kind: 'multi', options: clientStatuses.map((value) => ({ value, label: value })) },
    cell: ({ status }) => <ClientStatusBadge status={status} />,
    card: 'badge',
  },
  {
    id: 'employees',
    header: 'Employees',
    width: 116,
    align: 'right',
    sortable: true,
    cell: ({ employees }) => employees.toLocaleString('en'),
    card: 'aside',
    cardCell: ({ employees }) => `${employees.toLocaleString('en')} employees`,
  },
  {
    id: 'account_managers',
    header: 'Account managers',
    width: 190,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ account_managers: names }) => text(names.join(', ')),
  },
  {
    id: 'contact_name',
    header: 'Contact',
    width: 170,
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => text(row.contact_name),
    card: 'line',
  },
  {
    id: 'industry',
    header: 'Industry',
    width: 150,
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => text(row.industry),
    card: 'line',
  },
  {
    id: 'country.name',
    header: 'Country',
    width: 150,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ country }) => country.name,
  },
  {
    id: 'timezone.name',
    header: 'Timezone',
    width: 170,
    sortable: true,
    filter: { kind: 'text' },
    cell: ({ timezone }) => timezone.name,
  },
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
    cell: (row) => (row.has_invoice_config ? 'In force' : 'Missing'),
  },
];
