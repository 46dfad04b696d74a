import { defineColumns, idColumn } from '../../list-column.ts';
import { cannedReplyLabels as labels } from './canned-replies.schemas.ts';

export const cannedReplyColumns = defineColumns()({
  id: idColumn,
  name: { label: labels.name, kind: 'text', searchable: true, width: 30 },
  body: { label: labels.body, kind: 'text', searchable: true, sortable: false, width: 70 },
  ticket_type: { label: labels.ticket_type_id, kind: 'text', width: 24 },
  is_active: { label: labels.is_active, kind: 'yesNo', options: { true: 'Active', false: 'Inactive' } },
  updated_by: { label: 'Changed by', kind: 'text', width: 24 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
