import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { counted } from '../../../platform/format/counted.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { invoiceConfigColumn, managersColumn, nameColumn, statusColumn } from '../client-columns.tsx';

const figure = (
  id: 'employees' | 'suspended' | 'started' | 'left' | 'incomplete',
  header: string,
  width: number,
): TableColumn<AccountRow> => ({ id, header, width, align: 'right', sortable: true, cell: (row) => row[id] });

export const accountListColumns: readonly TableColumn<AccountRow>[] = [
  nameColumn('Client', ({ id }) => pathOf('accountManagementDetails', { id })),
  statusColumn,
  { ...managersColumn, card: 'line' },
  {
    ...figure('employees', 'Employees', 108),
    card: 'aside',
    cardCell: ({ employees }) => counted(employees, 'employee'),
  },
  figure('suspended', 'Inactive', 94),
  figure('started', 'Started (30 days)', 172),
  figure('left', 'Left (30 days)', 150),
  figure('incomplete', 'Incomplete', 108),
  invoiceConfigColumn,
];
