import { defineColumns } from '../../list-column.ts';
import { overtimeOccasionLabels, overtimeStateLabels } from './attendance.constants.ts';
import { requestColumns } from './request-columns.ts';

export const overtimeColumns = defineColumns()({
  ...requestColumns,
  first_in: { label: 'Clocked in', kind: 'instant', sortable: false, filterable: false },
  last_out: { label: 'Clocked out', kind: 'instant', sortable: false, filterable: false },
  occasion: { label: 'Occasion', kind: 'choice', options: overtimeOccasionLabels, width: 20 },
  minutes: { label: 'Overtime minutes', kind: 'minutes', totalled: true },
  approved_minutes: { label: 'Approved minutes', kind: 'minutes' },
  state: { label: 'Status', kind: 'choice', options: overtimeStateLabels, width: 22 },
  created_at: { label: 'Requested', kind: 'instant' },
  decided_at: { label: 'Decided', kind: 'instant', sortable: false, filterable: false },
  decided_by: { label: 'Decided by', kind: 'text', sortable: false, filterable: false },
  note: { label: 'Note', kind: 'text', sortable: false, filterable: false, width: 40 },
});
