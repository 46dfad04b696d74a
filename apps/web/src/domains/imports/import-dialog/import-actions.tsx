import { counted } from '@muster/contract/counted.ts';
import { Button } from '../../../ui/button/button.tsx';
import { isUnderWay } from '../imports.queries.ts';
import { ErrorReport } from './error-report.tsx';
import type { useImport } from './use-import.ts';

/** Footer of the dialog: the possible next steps. */
export function ImportActions({ run, onClose }: ImportActionsProps) {
  const { answer, isKnown } = run;
  if (answer === undefined) {
    if (isKnown) return <Button onClick={onClose}>Close</Button>;
    const isSending = run.share !== null;
    return (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" busy={isSending} onClick={() => void run.check()}>
          {isSending ? 'Uploading...' : 'Check file'}
        </Button>
      </>
    );
  }
  if (isUnderWay(answer)) return <Button onClick={onClose}>Close and continue in the background</Button>;
  const { counts, may_apply: mayApply, may_apply_valid_rows: mayApplyValid, stage, status } = answer.data;
  const changes = counts.create + counts.update;
  const hasFailed = status === 'failed';
  const again = (
    <Button tone={hasFailed && !mayApplyValid ? 'primary' : 'default'} onClick={run.startOver}>
      {hasFailed ? 'Upload a corrected file' : 'Choose another file'}
    </Button>
  );
  if (mayApply && changes > 0) {
    return (
      <>
        {isKnown ? null : again}
        <Button tone="primary" busy={run.isStarting} onClick={() => void run.apply()}>
          Import {counted(changes, 'row')}
        </Button>
      </>
    );
  }
  if (mayApplyValid) {
    return (
      <>
        {again}
        <Button tone="primary" busy={run.isStarting} onClick={() => void run.applyValidRows()}>
          Import {counted(changes, 'valid row')}
        </Button>
      </>
    );
  }
  if (hasFailed) {
    return (
      <>
        {answer.data.has_rejected_rows ? <ErrorReport job={answer.data} /> : <Button onClick={onClose}>Close</Button>}
        {again}
      </>
    );
  }
  const isDone = stage === 'import' && status === 'completed';
  return (
    <>
      {isDone || isKnown ? null : again}
      <Button tone="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

interface ImportActionsProps {
  readonly run: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}
