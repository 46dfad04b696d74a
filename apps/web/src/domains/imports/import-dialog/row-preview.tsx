import type { ImportJob, ImportRow } from '@muster/contract/domains/imports/import-answers.ts';
import type { RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import { importRowColumns } from '@muster/contract/domains/imports/imports-columns.ts';
import type { StateWord } from '@muster/contract/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { columnsOf, plainColumnsOf } from '../../../platform/table/columns-of.ts';
import { QueryExport } from '../../../platform/table/export-menu.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { importRowsQuery, rowsAtOnce } from '../imports.queries.ts';
import styles from './import-dialog.module.css';

const outcomes: Readonly<Record<RowOutcome, StateWord>> = {
  create: 'Add',
  update: 'Change',
  unchanged: 'Unchanged',
  skip: 'Skipped',
  error: 'Error',
};

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** The changes of each row, before anything is saved. */
export function RowPreview({ job }: { readonly job: ImportJob }) {
  const [page, setPage] = useState(1);
  const zone = useViewerZone();
  const list = importRowsQuery(job.id, undefined, page);
  const rows = useQuery(list);
  const total = rows.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / rowsAtOnce));
  if (rows.error) return <p role="alert">{problemText(rows.error)}</p>;
  if (total === 0 || (job.stage === 'import' && last === 1 && rows.data?.data.every(isListed))) return null;
  return (
    <div className={styles.stack}>
      <section className={styles.scroll} aria-label="Rows of the file" {...reachable}>
        <PlainTable
          label="What each row does"
          columns={plainColumnsOf(columns, zone)}
          rows={rows.data?.data ?? []}
          rowId={({ row }) => row}
          empty="No rows to show."
        />
      </section>
      <div className={styles.pages}>
        <QueryExport label="Rows" query={list} />
        {last > 1 ? (
          <>
            <Button small disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <span>
              Page {page} of {last}
            </span>
            <Button small disabled={page === last} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** The notices above the table list these. */
const isListed = ({ outcome }: ImportRow) => outcome === 'skip' || outcome === 'error';

/** The last column shows what changes, or why the row is left out. */
const columns = columnsOf<ImportRow>()(importRowColumns, {
  row: { width: 60, align: 'left' },
  title: { width: 160 },
  outcome: {
    width: 110,
    cell: ({ outcome }) => <StateBadge word={outcomes[outcome]} />,
  },
  messages: { header: 'Changes', width: 280, cell: (row) => <Changes row={row} /> },
});

function Changes({ row }: { readonly row: ImportRow }) {
  if (row.changes.length === 0) return row.messages.map(({ reason }) => reason).join(' ') || '–';
  return (
    <ul className={styles.changes}>
      {row.changes.map(({ column, before, after }) => (
        <li key={column}>
          {column}: {before === '' ? null : <del>{before}</del>} <ins>{after === '' ? 'nothing' : after}</ins>
        </li>
      ))}
    </ul>
  );
}
