import { counted, countText } from '@muster/contract/counted.ts';
import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { importJobColumns } from '@muster/contract/domains/imports/imports-columns.ts';
import { importJobWords } from '@muster/contract/states.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import styles from './imports.module.css';

export const importColumnsFor = (onOpen: (job: ImportJob) => void) =>
  columnsOf<ImportJob>()(importJobColumns, {
    file_name: {
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
    kind: { width: 190, card: 'line' },
    stage: { width: 120 },
    status: {
      width: 130,
      isEarly: true,
      cell: statusCell,
      card: 'badge',
    },
    rows_total: { width: 160, align: 'left', cell: rowsText },
    created_by: { width: 160 },
    created_at: { width: 190, isEarly: true, card: 'aside' },
  });

/** A failed check says what is left to do. */
function statusCell({ stage, status, counts }: ImportJob) {
  const isToFix = stage === 'check' && status === 'failed' && counts.error > 0;
  return (
    <StateBadge word={importJobWords[status]}>
      {isToFix ? `${counted(counts.error, 'row')} to fix` : undefined}
    </StateBadge>
  );
}

/** `1,204 new, 3 changed, 12 skipped`. A check has changed nothing yet. */
function rowsText({ stage, status, rows_done: done, rows_total: total, counts }: ImportJob): string {
  if (status === 'pending' || status === 'processing') return `${countText(done)} of ${countText(total)}`;
  const parts = [
    [counts.create, 'new'],
    [counts.update, stage === 'check' ? 'to change' : 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.skip, 'skipped'],
    [counts.error, 'with errors'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${countText(count)} ${word}`);
  return shown.length > 0 ? shown.join(', ') : `${countText(total)} rows`;
}
