import { defineColumns, idColumn } from '../../list-column.ts';

export const holidayPolicyColumns = defineColumns()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  calendars: { label: 'Calendars', kind: 'text', searchable: true, width: 40 },
  employees: { label: 'Employees', kind: 'number' },
  is_client_assignable: {
    label: 'Choice for clients',
    kind: 'yesNo',
    options: { true: 'Yes', false: 'No' },
  },
  description: { label: 'Description', kind: 'text', width: 40 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
