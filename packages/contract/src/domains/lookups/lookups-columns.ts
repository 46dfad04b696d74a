import { defineColumns, idColumn } from '../../list-column.ts';

export const officeColumns = defineColumns()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true },
  address: { label: 'Address', kind: 'text', searchable: true, width: 40 },
  timezone: { label: 'Timezone', kind: 'text', searchable: true },
  country: { label: 'Country', kind: 'text', searchable: true },
  employees: { label: 'Employees', kind: 'number' },
});

export const currencyColumns = defineColumns()({
  id: idColumn,
  code: { label: 'Code', kind: 'text', searchable: true, width: 10 },
  name: { label: 'Name', kind: 'text', searchable: true },
  symbol: { label: 'Symbol', kind: 'text', searchable: true, width: 10 },
  used: { label: 'Times used', kind: 'number' },
});
