import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { type ImportJobStatus, importTitles } from '@muster/contract/domains/imports/imports.constants.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { StatusBadge, type Tone } from '../../../ui/badge/status-badge.tsx';
import styles from './imports.module.css';

const tones: Readonly<Record<ImportJobStatus, Tone>> = {
  completed: 'green',
  processing: 'blue',
  pending: 'gray',
  failed: 'red',
};

const labels: Readonly<Record<ImportJobStatus, string>> = {
  completed: 'Completed',
  processing: 'Processing',
  pending: 'Pending',
  failed: 'Failed',
};

interface ColumnParts {
  readonly zone: string;
  readonly onOpen: (job: ImportJob) => void;
}

export function importColumns({ zone, onOpen }: ColumnParts): readonly TableColumn<ImportJob>[] {
  return [
    {
      id: 'file_name',
      header: 'File',
      width: 236,
      grow: true,
      pinned: 'left',
      cell: (job) => (
        <button type="button" className={styles.file} onClick={() => onOpen(job)}>
          {job.file_name}
        </button>
      ),
      card: 'title',
    },
    { id: 'kind', header: 'Import', width: 190, cell: (job) => importTitles[job.kind], card: 'line' },
    {
      id: 'stage',
      header: 'Stage',
      width: 96,
      cell: (job) => (job.stage === 'check' ? 'Check' : 'Import'),
    },
    {
      id: 'status',
      header: 'Status',
      width: 130,
      cell: (job) => <StatusBadge tone={tones[job.status]}>{labels[job.status]}</StatusBadge>,
      card: 'badge',
    },
    { id: 'rows', header: 'Rows', width: 190, cell: rowsText },
    { id: 'created_by', header: 'Sent by', width: 160, cell: (job) => job.created_by },
    {
      id: 'created_at',
      header: 'Sent',
      width: 190,
      cell: (job) => formatDateTime(job.created_at, zone),
      card: 'aside',
    },
  ];
}

/** `1,204 added, 3 changed, 12 skipped` */
function rowsText({ status, rows_done: done, rows_total: total, counts }: ImportJob): string {
  if (status === 'pending' || status === 'processing')
    return `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const parts = [
    [counts.create, 'new'],
    [counts.update, 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.skip, 'skipped'],
    [counts.error, 'wrong'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en')} ${word}`);
  return shown.length > 0 ? shown.join(', ') : `${total.toLocaleString('en')} rows`;
}
