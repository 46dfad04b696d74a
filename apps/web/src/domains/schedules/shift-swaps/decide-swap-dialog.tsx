import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { decideSwapBody, undoSwapBody } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import {
  approveButton,
  DecisionDialog,
  decisionRecorded,
  rejectButton,
  undoSwapButton,
} from '../../approvals/index.ts';
import { swapText } from '../swap-texts.ts';

type Made = 'approved' | 'refused' | 'undone';

/** Approves or rejects a swap, or undoes an approved one. Rejecting and undoing need a reason. */
export function DecideSwapDialog({ swap, zone, opened, onClose }: DecideSwapDialogProps) {
  const queries = useQueryClient();
  const isDecided = swap.state === 'approved';
  const buttons = isDecided ? { button: undoSwapButton } : { button: approveButton, otherwise: rejectButton };
  return (
    <DecisionDialog<Made>
      title={isDecided ? 'Undo swap' : 'Review swap'}
      thing="decision"
      {...buttons}
      callOf={(made) => (made === 'undone' ? undoCall(swap) : decideCall(swap, made))}
      chain={swap.approval}
      noteHelper={isDecided ? 'Visible to both people.' : 'Visible to both people. Required when rejecting.'}
      noteRequired={isDecided}
      opened={opened}
      onClose={onClose}
      onSaved={() => queries.invalidateQueries({ queryKey: queryKeyOf(swapsEndpoints.list) })}
    >
      <p>{swapText(swap, zone)}</p>
    </DecisionDialog>
  );
}

const decideCall = ({ id }: DecidableSwap, decision: 'approved' | 'refused') =>
  formCall({
    schema: decideSwapBody,
    bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
    send: async (body) => {
      await callApi(swapsEndpoints.decide, { body });
      return decisionRecorded;
    },
  });

const undoCall = ({ id }: DecidableSwap) =>
  formCall({
    schema: undoSwapBody,
    bodyOf: ({ note }: { note: string }) => ({ id, note }),
    send: async (body) => {
      await callApi(swapsEndpoints.undo, { body });
      return 'The swap was undone.';
    },
  });

interface DecideSwapDialogProps {
  readonly swap: DecidableSwap;
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
