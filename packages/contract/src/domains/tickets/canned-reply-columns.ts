import { defineColumns, idColumn } from '../../list-column.ts';

export const cannedReplyColumns = defineColumns()({
  id: idColumn,
  // FIELDS: the columns of the table and of its export.
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  description: { label: 'Description', kind: 'text', searchable: true, width: 40 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
