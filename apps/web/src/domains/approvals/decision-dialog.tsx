import type { ApprovalChain as Chain } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import { type ReactNode, useRef } from 'react';
import { useDecisions } from '../../platform/feedback/decisions.ts';
import type { FormCall } from '../../platform/form/form-call.ts';
import { RecordDialog, type SaveButton } from '../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import type { DialogSize } from '../../ui/overlay/app-modal.tsx';
import { ApprovalChain } from './approval-chain.tsx';

interface DecisionValues {
  note: string;
}

/** Checks and sends one decision with its note. The answer is the text for the viewer; null where the call has shown one. */
export type DecisionCall = FormCall<DecisionValues, FieldErrors, string | null>;

/** The decision about any subject: what it is about, its approval so far, a note, and a button per decision. */
export function DecisionDialog<Made extends string>(props: DecisionDialogProps<Made>) {
  const { button, otherwise, callOf, chain, noteHelper, noteRequired, children, ...dialog } = props;
  const decisions = useDecisions();
  const zone = useViewerZone();
  const made = useRef(button.made);
  const said = useRef<string | null>(null);
  const pressing = (pressed: DecisionButton<Made>): SaveButton => ({
    ...pressed,
    onPress: () => {
      made.current = pressed.made;
    },
  });
  return (
    <RecordDialog<DecisionValues>
      {...dialog}
      button={pressing(button)}
      otherwise={otherwise && pressing(otherwise)}
      values={{ note: '' }}
      call={{
        errorsOf: (values) => callOf(made.current).errorsOf(values),
        send: async (values, keyFor) => {
          said.current = await callOf(made.current).send(values, keyFor);
          // The dialog closes, and what is below it is not what was decided.
          decisions.hold();
        },
      }}
      success={() => said.current}
    >
      {children}
      {chain ? <ApprovalChain chain={chain} zone={zone} /> : null}
      <TextAreaField<DecisionValues>
        name="note"
        label="Note"
        helper={noteHelper}
        required={noteRequired}
        rows={3}
        maxLength={500}
      />
    </RecordDialog>
  );
}

export interface DecisionButton<Made extends string> extends Omit<SaveButton, 'onPress'> {
  readonly made: Made;
}

interface DecisionDialogProps<Made extends string> {
  readonly title: string;
  readonly formLabel?: string;
  readonly size?: DialogSize;
  /** What is decided, in lower case: 'correction'. */
  readonly thing: string;
  readonly button: DecisionButton<Made>;
  readonly otherwise?: DecisionButton<Made>;
  readonly callOf: (made: Made) => DecisionCall;
  readonly chain: Chain | null;
  /** Who sees the note, and when it is required. */
  readonly noteHelper: string;
  readonly noteRequired?: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => unknown;
  readonly children: ReactNode;
}
