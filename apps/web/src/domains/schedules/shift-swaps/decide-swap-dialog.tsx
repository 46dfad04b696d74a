import { swapLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { decideSwapBody, undoSwapBody } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import styles from '../schedules.module.css';
import { swapText } from '../swap-texts.ts';

/** Approves or refuses a swap, or undoes an approved one. A refusal and undoing need a reason. */
export function DecideSwapDialog({ swap, zone, opened, onClose }: DecideSwapDialogProps) {
  const [note, setNote] = useState('');
  const actions = useSwapDecision(swap, note, onClose);
  const isDecided = swap.state === 'approved';
  const all = isDecided ? [actions.undone] : [actions.refused, actions.approved];
  const problem = all.map((one) => one.problem).find((text) => text !== null);
  const error = all.map((one) => one.errorOf('note')).find((text) => text !== undefined);
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={isDecided ? 'Undo the swap' : 'Decide the swap'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isDecided ? (
            <Button tone="danger" busy={actions.undone.busy} onClick={actions.undone.submit}>
              Undo swap
            </Button>
          ) : (
            <>
              <Button tone="danger" busy={actions.refused.busy} onClick={actions.refused.submit}>
                Refuse
              </Button>
              <Button tone="primary" busy={actions.approved.busy} onClick={actions.approved.submit}>
                Approve
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {problem ? <Notice tone="red">{problem}</Notice> : null}
        <p>{swapText(swap, zone)}</p>
        {swap.approval ? <ApprovalChain chain={swap.approval} zone={zone} /> : null}
        <Field
          label={isDecided ? swapLabels.reason : swapLabels.note}
          helper={isDecided ? 'Visible to both people.' : 'Visible to both people. Required when refusing.'}
          required={isDecided}
          error={error}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </AppModal>
  );
}

interface DecideSwapDialogProps {
  readonly swap: DecidableSwap;
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function useSwapDecision({ id }: DecidableSwap, note: string, onDone: () => void) {
  const queries = useQueryClient();
  const finish = async (said: string) => {
    showSuccess(said);
    onDone();
    await queries.invalidateQueries({ queryKey: queryKeyOf(swapsEndpoints.list) });
  };
  const decision = (made: 'approved' | 'refused') => {
    const body = { id, decision: made, note };
    return {
      check: () => errorsOf(decideSwapBody, body),
      send: async () => {
        await callApi(swapsEndpoints.decide, { body });
        await finish('Your decision was recorded.');
      },
    };
  };
  const approved = useSubmit(decision('approved'));
  const refused = useSubmit(decision('refused'));
  const undone = useSubmit({
    check: () => errorsOf(undoSwapBody, { id, note }),
    send: async () => {
      await callApi(swapsEndpoints.undo, { body: { id, note } });
      await finish('The swap was undone.');
    },
  });
  return { approved, refused, undone };
}

function errorsOf(schema: z.ZodType, body: unknown): Record<string, string[]> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), [message]]));
}
