import { defineColumns, idColumn } from '../../list-column.ts';
import { payChangeStateLabels } from './pay-change-states.ts';

/** Without the values: a list and its file say only what changes. */
export const payChangeColumns = defineColumns()({
  id: idColumn,
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  fields: { label: 'Change', kind: 'text', sortable: false, filterable: false, width: 40 },
  requested_by: { label: 'Requested by', kind: 'text', searchable: true, width: 30 },
  created_at: { label: 'Requested', kind: 'instant' },
  state: { label: 'Status', kind: 'choice', options: payChangeStateLabels },
  decided_at: { label: 'Decided', kind: 'instant', sortable: false, filterable: false },
  decided_by: { label: 'Decided by', kind: 'text', sortable: false, filterable: false },
  note: { label: 'Note', kind: 'text', sortable: false, filterable: false, width: 40 },
});
