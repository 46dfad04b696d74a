import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import {
  cancelHolidaySwapBody,
  decideHolidaySwapBody,
} from '@muster/contract/domains/holidays/holiday-swaps.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidaySwapsEndpoints } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import {
  approveButton,
  DecisionDialog,
  decisionRecorded,
  rejectButton,
  undoSwapButton,
} from '../../approvals/index.ts';
import { swapDaysText } from '../holiday-swap-texts.ts';
import { refreshHolidaySwaps } from '../holiday-swaps.queries.ts';

type Made = 'approved' | 'refused' | 'undone';

/** Approves or rejects a swap, or undoes an approved one. Rejecting and undoing need a reason. */
export function DecideHolidaySwapDialog({ swap, ...dialog }: DecideHolidaySwapDialogProps) {
  const queries = useQueryClient();
  const isDecided = swap.state === 'approved';
  const seen = `Visible to ${swap.employee.name}.`;
  return (
    <DecisionDialog<Made>
      {...dialog}
      title={isDecided ? 'Undo holiday swap' : 'Review holiday swap'}
      thing="decision"
      {...(isDecided ? { button: undoSwapButton } : { button: approveButton, otherwise: rejectButton })}
      callOf={(made) => (made === 'undone' ? undoCall(swap) : decideCall(swap, made))}
      chain={swap.approval}
      noteHelper={isDecided ? seen : `${seen} Required when rejecting.`}
      noteRequired={isDecided}
      onSaved={() => refreshHolidaySwaps(queries)}
    >
      <p>
        {swap.employee.name}: {swap.holiday}. {swapDaysText(swap)}.
      </p>
    </DecisionDialog>
  );
}

const decideCall = ({ id }: HolidaySwap, decision: 'approved' | 'refused') =>
  formCall({
    schema: decideHolidaySwapBody,
    bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
    send: async (body) => {
      await callApi(holidaySwapsEndpoints.decide, { body });
      return decisionRecorded;
    },
  });

const undoCall = ({ id }: HolidaySwap) =>
  formCall({
    schema: cancelHolidaySwapBody,
    bodyOf: ({ note }: { note: string }) => ({ id, note }),
    send: async (body) => {
      await callApi(holidaySwapsEndpoints.cancel, { body });
      return 'The swap was undone.';
    },
  });

interface DecideHolidaySwapDialogProps extends Required<PanelProps> {
  readonly swap: HolidaySwap;
}
