import { requiredText } from '@muster/contract/fields.ts';
import { z } from 'zod';
import { formCall } from '../../../platform/form/form-call.ts';
import { DecisionDialog } from '../../approvals/index.ts';
import type { ShownNeed } from './shown-need.ts';

const body = z.object({ note: requiredText('Note', 500) });

/** Asks for the reason, which the person reads. */
export function RejectDialog({ need, opened, onClose, onDone }: RejectDialogProps) {
  const { reject, name, line, subject } = need;
  if (reject === null) return null;
  const word = reject.label.replace('…', '');
  return (
    <DecisionDialog<'rejected'>
      title={`${word} ${subject}`}
      formLabel={word}
      thing="decision"
      button={{ made: 'rejected', label: word, processingLabel: `${word}ing...`, tone: 'danger' }}
      callOf={() =>
        formCall({
          schema: body,
          send: async ({ note }: { note: string }) => {
            await reject.send(note);
            return `${reject.done} ${subject}.`;
          },
        })
      }
      chain={null}
      noteHelper={reject.noteHelper}
      noteRequired
      opened={opened}
      onClose={onClose}
      onSaved={onDone}
    >
      <p>
        {name}: {line}
      </p>
    </DecisionDialog>
  );
}

interface RejectDialogProps {
  readonly need: ShownNeed;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => unknown;
}
