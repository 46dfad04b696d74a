import { defineColumns, idColumn } from '../../list-column.ts';

/** The first columns of corrections and overtime requests: whose day it is about. */
export const requestColumns = defineColumns()({
  id: idColumn,
  employee_id: { label: 'Employee', kind: 'id', filterOnly: true },
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  work_date: { label: 'Day', kind: 'day' },
  shift: { label: 'Shift', kind: 'text', width: 24 },
});
