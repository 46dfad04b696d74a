import { defineColumns, idColumn } from '../../list-column.ts';

export const holidayCalendarColumns = defineColumns()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  country: { label: 'Country', kind: 'text', searchable: true, width: 24 },
  state: { label: 'State', kind: 'text', searchable: true, width: 24 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  holidays: { label: 'Holidays', kind: 'number' },
  description: { label: 'Description', kind: 'text', width: 40 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
