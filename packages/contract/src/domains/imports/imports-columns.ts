import { defineColumns, idColumn } from '../../list-column.ts';
import { importJobWords } from '../../states.ts';
import { importNames } from './imports.constants.ts';

interface RowCounts {
  readonly counts: {
    readonly create: number;
    readonly update: number;
    readonly unchanged: number;
    readonly skip: number;
    readonly error: number;
  };
}
const counted = { kind: 'number', sortable: false, filterable: false } as const;

export const importJobColumns = defineColumns<RowCounts>()({
  id: idColumn,
  file_name: { label: 'File', kind: 'text', searchable: true, width: 30 },
  kind: { label: 'Import', kind: 'choice', options: importNames, width: 26 },
  stage: { label: 'Stage', kind: 'choice', options: { check: 'Check', import: 'Import' } },
  status: { label: 'Status', kind: 'choice', options: importJobWords },
  rows_total: { label: 'Rows', kind: 'number' },
  created: { ...counted, label: 'Created', value: ({ counts }) => counts.create },
  updated: { ...counted, label: 'Updated', value: ({ counts }) => counts.update },
  unchanged: { ...counted, label: 'Unchanged', value: ({ counts }) => counts.unchanged },
  skipped: { ...counted, label: 'Skipped', value: ({ counts }) => counts.skip },
  rejected: { ...counted, label: 'Rejected', value: ({ counts }) => counts.error },
  created_by: { label: 'Sent by', kind: 'text', searchable: true },
  created_at: { label: 'Sent', kind: 'instant' },
  finished_at: { label: 'Finished', kind: 'instant' },
});

interface Reasons {
  readonly messages: readonly { readonly reason: string }[];
}

export const importRowColumns = defineColumns<Reasons>()({
  row: { label: 'Row', kind: 'number' },
  title: { label: 'Record', kind: 'text', searchable: true, width: 30 },
  outcome: { label: 'Action', kind: 'choice' },
  messages: {
    label: 'Reasons',
    kind: 'text',
    width: 60,
    sortable: false,
    filterable: false,
    value: ({ messages }) => messages.map(({ reason }) => reason),
  },
});
