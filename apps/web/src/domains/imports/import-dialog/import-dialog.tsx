import { type ImportKind, importTitles } from '@muster/contract/domains/imports/imports.constants.ts';
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
      actions={<ImportActions run={run} onClose={onClose} isKnown={jobId !== null} />}
    >
      {answer && jobId !== null ? <p className={styles.upload}>{answer.data.file_name}</p> : null}
      {answer === undefined && jobId === null ? <ChooseFile kind={kind} run={run} /> : null}
      {answer === undefined && failure !== null ? <p role="alert">{failure}</p> : null}
      {answer && isUnderWay(answer) ? <JobProgress job={answer.data} /> : null}
      {answer && !isUnderWay(answer) ? (
        <ImportResult answer={answer} isSending={run.isStarting} onCorrect={(cells) => void run.correct(cells)} />
      ) : null}
    </AppModal>
  );
}

interface ImportDialogProps {
  readonly kind: ImportKind;
  readonly jobId?: number | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
