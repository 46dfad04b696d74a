import { counted } from '@muster/contract/counted.ts';
import { Button } from '../../../ui/button/button.tsx';
import { isUnderWay } from '../imports.queries.ts';
import type { useImport } from './use-import.ts';

/** Footer of the dialog: the possible next steps. */
export function ImportActions({ run, onClose, isKnown }: ImportActionsProps) {
  const { answer } = run;
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
  if (mayApply && changes > 0) {
    return (
      <>
        {isKnown ? null : <Button onClick={run.startOver}>Choose another file</Button>}
        <Button tone="primary" busy={run.isStarting} onClick={() => void run.apply()}>
          Import {counted(changes, 'row')}
        </Button>
      </>
    );
  }
  if (mayApplyValid) {
    return (
      <>
        {isKnown ? null : <Button onClick={run.startOver}>Choose another file</Button>}
        <Button tone="primary" busy={run.isStarting} onClick={() => void run.applyValidRows()}>
          Import {counted(changes, 'valid row')}
        </Button>
      </>
    );
  }
  const isDone = stage === 'import' && status === 'completed';
  return (
    <>
      {isDone || isKnown ? null : <Button onClick={run.startOver}>Choose another file</Button>}
      <Button tone="primary" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

interface ImportActionsProps {
  readonly run: ReturnType<typeof useImport>;
  readonly onClose: () => void;
  /** Opened for a file that was uploaded before. */
  readonly isKnown: boolean;
}
