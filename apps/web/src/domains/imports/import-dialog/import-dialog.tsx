import type { ImportJob } from '@muster/contract/domains/imports/import-answers.ts';
import { type ImportKind, importTitles } from '@muster/contract/domains/imports/imports.constants.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { isUnderWay } from '../imports.queries.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportActions } from './import-actions.tsx';
import styles from './import-dialog.module.css';
import { ImportResult } from './import-result.tsx';
import { JobProgress } from './job-progress.tsx';
import { useImport } from './use-import.ts';

/** A dialog of section 2.11, or that of punches; with `jobId` it shows a file that was uploaded before. */
export function ImportDialog({ kind, jobId = null, opened, onClose }: ImportDialogProps) {
  const run = useImport(kind, jobId);
  const { answer, failure } = run;
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={importTitles[kind]}
      size={answer && !isUnderWay(answer) ? 'xl' : 'lg'}
      actions={<ImportActions run={run} onClose={onClose} />}
    >
      {answer && run.isKnown ? <SentFile job={answer.data} /> : null}
      {answer === undefined && !run.isKnown ? <ChooseFile kind={kind} run={run} /> : null}
      {answer === undefined && failure !== null ? <p role="alert">{failure}</p> : null}
      {answer && isUnderWay(answer) ? <JobProgress job={answer.data} /> : null}
      {answer && !isUnderWay(answer) ? (
        <ImportResult answer={answer} isSending={run.isStarting} onCorrect={(cells) => void run.correct(cells)} />
      ) : null}
    </AppModal>
  );
}

function SentFile({ job: { file_name, created_by, created_at } }: { readonly job: ImportJob }) {
  const zone = useViewerZone();
  return (
    <p className={styles.upload}>
      <span>{file_name}</span>{' '}
      <span>
        Sent by {created_by}, {formatDateTime(created_at, zone)}
      </span>
    </p>
  );
}

interface ImportDialogProps {
  readonly kind: ImportKind;
  readonly jobId?: number | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
