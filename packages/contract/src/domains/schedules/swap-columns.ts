import { defineColumns, idColumn } from '../../list-column.ts';
import { swapKindLabels, swapLabels, swapStateLabels } from './schedules.constants.ts';
import type { DecidableSwap } from './swap-answers.ts';

export const swapColumns = defineColumns<DecidableSwap>()({
  id: idColumn,
  'requester.name': { label: 'Requested by', kind: 'text', searchable: true, width: 30 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  'colleague.name': { label: swapLabels.colleague_id, kind: 'text', searchable: true, width: 30 },
  kind: { label: swapLabels.kind, kind: 'choice', options: swapKindLabels, width: 10 },
  give_date: { label: 'Day', kind: 'day', value: ({ give }) => give.work_date },
  take_date: { label: 'Day in return', kind: 'day', value: ({ take }) => take?.work_date ?? null },
  reason: { label: swapLabels.reason, kind: 'text', sortable: false, filterable: false, width: 40 },
  created_at: { label: 'Requested', kind: 'instant' },
  note: { label: swapLabels.note, kind: 'text', sortable: false, filterable: false, width: 40 },
  state: { label: 'Status', kind: 'choice', options: swapStateLabels, width: 24 },
});
