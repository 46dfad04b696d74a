import { defineColumns } from '../../list-column.ts';
import { correctionStateLabels } from './attendance.constants.ts';
import { requestColumns } from './request-columns.ts';

export const correctionColumns = defineColumns()({
  ...requestColumns,
  clocked_in: { label: 'Clocked in', kind: 'instant', sortable: false, filterable: false },
  clocked_out: { label: 'Clocked out', kind: 'instant', sortable: false, filterable: false },
  in: { label: 'Corrected in', kind: 'instant' },
  out: { label: 'Corrected out', kind: 'instant' },
  reason: { label: 'Reason', kind: 'text', searchable: true, width: 40 },
  evidence: { label: 'Evidence', kind: 'text', sortable: false, width: 40 },
  state: { label: 'Status', kind: 'choice', options: correctionStateLabels, width: 22 },
  created_at: { label: 'Requested', kind: 'instant' },
  decided_at: { label: 'Decided', kind: 'instant' },
  decided_by: { label: 'Decided by', kind: 'text', sortable: false, filterable: false },
  note: { label: 'Note', kind: 'text', sortable: false, width: 40 },
});
