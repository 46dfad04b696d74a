import { counted, countText } from '@muster/contract/counted.ts';
import type { ImportAnswer, ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import type { ComponentProps } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { CorrectCells } from './correct-cells.tsx';
import { ErrorReport, isRetried } from './error-report.tsx';
import styles from './import-dialog.module.css';
import { MessageLines } from './message-lines.tsx';
import { RowPreview } from './row-preview.tsx';

/** The result of the check or of the import (section 8). */
export function ImportResult({ answer, isSending, onCorrect }: ImportResultProps) {
  const { data, errors, titles, error, failures } = answer;
  const isFailed = data.status === 'failed';
  const failure = failureText(data);
  // Section 8 names the panel of this import alone.
  const isTitled = data.kind === 'employees';
  const skipped = errors.file.filter((line) => line.includes(messages.imports.skippingToken));
  const wrong = errors.file.filter((line) => !skipped.includes(line));
  return (
    <div className={styles.stack}>
      {isFailed ? (
        <Notice tone="red" title={isTitled ? messages.imports.failed : failure}>
          {isTitled ? <p>{failure}.</p> : null}
          {error === null ? null : <p>{error}</p>}
          <MessageLines lines={wrong} titles={titles} more={data.counts.error - rowsOf(wrong)} />
        </Notice>
      ) : (
        <Summary job={data} />
      )}
      {data.may_correct ? <CorrectCells job={data} isSending={isSending} onCorrect={onCorrect} /> : null}
      {failures === null ? null : (
        <Notice tone="amber" title={messages.imports.skippedLeaveTypesTitle}>
          <ul className={styles.lines}>
            {failures.split(', ').map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>{messages.imports.skippedLeaveTypesEnding}</p>
        </Notice>
      )}
      {skipped.length > 0 ? (
        <Notice tone="amber" title={`${counted(data.counts.skip, 'row')} skipped`}>
          <MessageLines lines={skipped} titles={titles} more={data.counts.skip - rowsOf(skipped)} />
        </Notice>
      ) : null}
      {!isFailed && data.counts.error > 0 ? (
        <Notice tone="amber" title={`${counted(data.counts.error, 'row')} not imported`}>
          <MessageLines lines={wrong} titles={titles} more={data.counts.error - rowsOf(wrong)} />
        </Notice>
      ) : null}
      {data.has_rejected_rows && !isRetried(data) ? (
        <div>
          <ErrorReport job={data} small />
        </div>
      ) : null}
      {isFailed ? null : <RowPreview job={data} />}
    </div>
  );
}

interface ImportResultProps extends Omit<ComponentProps<typeof CorrectCells>, 'job'> {
  readonly answer: ImportAnswer;
}

function Summary({ job }: { readonly job: ImportJob }) {
  const zone = useViewerZone();
  const { create, update, unchanged } = job.counts;
  const isDone = job.stage === 'import';
  const counts = [
    [create, isDone ? 'added' : 'to add'],
    [update, isDone ? 'changed' : 'to change'],
    [unchanged, 'unchanged'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${countText(count)} ${word}`);
  const facts = told.join(', ') || 'no rows to change';
  const title = isDone
    ? 'Imported'
    : create + update > 0
      ? 'Ready to import. Nothing has been saved yet.'
      : 'There is nothing to import';
  return (
    <>
      <Notice tone={isDone ? 'green' : 'blue'} title={title}>
        <p>
          {job.file_name}: {facts}.
        </p>
      </Notice>
      {!isDone && job.imported_before !== null ? (
        <Notice tone="amber">The same file was imported on {formatDateTime(job.imported_before, zone)}.</Notice>
      ) : null}
    </>
  );
}

function failureText({ counts: { error } }: ImportJob): string {
  if (error === 0) return 'The file was not imported';
  return `${counted(error, 'row')} ${error === 1 ? 'needs' : 'need'} fixing, and nothing was imported`;
}

const rowsOf = (lines: readonly string[]) => new Set(lines.map((line) => /^Row \d+/.exec(line)?.[0])).size;
