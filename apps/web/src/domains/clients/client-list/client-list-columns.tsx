import { counted } from '@muster/contract/counted.ts';
import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { invoiceConfigColumn, managersColumn, nameColumn, statusColumn } from '../client-columns.tsx';

export const clientListColumns: readonly TableColumn<ClientRow>[] = [
  nameColumn('Name', ({ id }) => pathOf('clientDetails', { id })),
  statusColumn,
  {
    id: 'employees',
    header: 'Employees',
    width: 116,
    align: 'right',
    sortable: true,
    cell: ({ employees }) => employees.toLocaleString('en'),
    card: 'aside',
    cardCell: ({ employees }) => counted(employees, 'employee'),
  },
  managersColumn,
  {
    id: 'contact_name',
    header: 'Contact',
    width: 170,
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => row.contact_name,
    card: 'line',
  },
  {
    id: 'industry',
    header: 'Industry',
    width: 150,
    sortable: true,
    filter: { kind: 'text' },
    cell: (row) => row.industry,
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
  invoiceConfigColumn,
];
