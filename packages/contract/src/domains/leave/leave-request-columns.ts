import { defineColumns, idColumn } from '../../list-column.ts';
import { documentStateOf, leaveDocumentStates } from './leave-documents.rules.ts';
import { leaveDaysOf } from './leave-minutes.rules.ts';
import type { LeaveRequest } from './leave-request-answers.ts';
import { leaveRequestLabels as labels, leaveRequestStateLabels } from './leave-requests.constants.ts';

export const leaveRequestColumns = defineColumns<LeaveRequest>()({
  id: idColumn,
  'employee.name': { label: labels.employee_id, kind: 'text', searchable: true, width: 30 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  leave_type: { label: labels.leave_type_id, kind: 'text', searchable: true, width: 26 },
  first_day: { label: labels.first_day, kind: 'day' },
  last_day: { label: labels.last_day, kind: 'day' },
  days: {
    label: labels.days,
    kind: 'number',
    value: ({ minutes }) => leaveDaysOf(minutes),
    sortable: false,
    filterable: false,
  },
  reason: { label: labels.reason, kind: 'text', sortable: false, filterable: false, width: 40 },
  documents: {
    label: 'Documents',
    kind: 'choice',
    options: leaveDocumentStates,
    value: ({ documents }) => documentStateOf(documents),
    sortable: false,
    width: 20,
  },
  created_at: { label: 'Requested', kind: 'instant' },
  state: { label: 'Status', kind: 'choice', options: leaveRequestStateLabels, width: 22 },
});
