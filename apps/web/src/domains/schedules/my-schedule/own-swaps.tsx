import { swapStateLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import type { OwnSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import styles from '../schedules.module.css';
import { swapText } from '../swap-texts.ts';

/** The viewer's swaps: to answer, to withdraw, and earlier ones. Hidden while there are none. */
export function OwnSwaps({ zone }: { readonly zone: string }) {
  const swaps = useQuery({ ...apiQuery(swapsEndpoints.own), staleTime: 0 });
  const actions = useSwapActions();
  if (swaps.data?.length === 0) return null;
  return (
    <Card title="Swaps" flush>
      <Loaded of={swaps} thing="swaps">
        {(rows) => (
          <PlainTable
            isBroad
            label="Swaps"
            columns={columnsFor(zone)}
            rows={rows}
            rowId={({ id }) => id}
            empty="No swaps."
            actions={(swap) => <Actions swap={swap} {...actions} />}
          />
        )}
      </Loaded>
      {actions.dialog}
    </Card>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<OwnSwap>[] => [
  {
    header: 'Swap',
    cell: (swap) => (
      <>
        {swapText(swap, zone, swap.role)}
        <SecondLine>
          {swap.role === 'requester' ? 'You' : swap.requester.name} asked: {swap.reason}
        </SecondLine>
      </>
    ),
  },
  {
    header: 'Status',
    cell: (swap) => (
      <>
        <StateBadge word={swapStateLabels[swap.state]}>
          {swap.abilities.answer ? 'Waiting for you' : swapStateLabels[swap.state]}
        </StateBadge>
        {swap.note === null ? null : <SecondLine>{swap.note}</SecondLine>}
        {swap.approval ? <ApprovalChain chain={swap.approval} zone={zone} /> : null}
      </>
    ),
  },
];

function Actions({ swap, answer, withdraw }: { readonly swap: OwnSwap } & ReturnType<typeof useSwapActions>) {
  const { requester } = swap;
  if (swap.abilities.answer)
    return (
      <div className={styles.steps}>
        <Button small aria-label={`Decline the swap of ${requester.name}`} onClick={() => answer(swap, false)}>
          Decline
        </Button>
        <Button
          small
          tone="primary"
          aria-label={`Accept the swap of ${requester.name}`}
          onClick={() => answer(swap, true)}
        >
          Accept
        </Button>
      </div>
    );
  return swap.abilities.withdraw ? (
    <Button small aria-label={`Withdraw the swap with ${swap.colleague.name}`} onClick={() => withdraw(swap)}>
      Withdraw
    </Button>
  ) : null;
}

function useSwapActions() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const refresh = () => refreshAnswers(queries, [swapsEndpoints.own, ownScheduleEndpoints.read]);
  const answer = ({ id, requester, take }: OwnSwap, accepts: boolean) =>
    ask({
      title: accepts ? 'Accept the swap' : 'Decline the swap',
      text: accepts
        ? 'Your schedule changes once the swap is approved.'
        : `${requester.name} is notified. Nothing changes in your schedule.`,
      confirmLabel: accepts ? 'Accept' : 'Decline',
      processingLabel: accepts ? 'Accepting...' : 'Declining...',
      action: async () => {
        await callApi(swapsEndpoints.answer, { body: { id, accepts } });
        showSuccess(
          accepts ? 'You accepted. The swap is waiting for approval.' : `You declined the ${take ? 'swap' : 'cover'}.`,
        );
        await refresh();
      },
      explain: problemText,
    });
  const withdraw = ({ id }: OwnSwap) =>
    ask({
      title: 'Withdraw the swap',
      text: 'The request ends without a decision. You can ask another colleague.',
      confirmLabel: 'Withdraw',
      processingLabel: 'Withdrawing...',
      action: async () => {
        await callApi(swapsEndpoints.withdraw, { body: { id } });
        showSuccess('The swap was withdrawn.');
        await refresh();
      },
      explain: problemText,
    });
  return { answer, withdraw, dialog };
}
