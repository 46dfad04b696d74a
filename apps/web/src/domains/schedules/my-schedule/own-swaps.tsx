import { swapStateLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import type { OwnSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ApprovalLines } from '../../approvals/index.ts';
import styles from '../schedules.module.css';
import { swapText } from '../swap-texts.ts';

export const ownSwapsQuery = { ...apiQuery(swapsEndpoints.own), staleTime: 0 };

const isOpen = ({ state }: OwnSwap) => state === 'asked' || state === 'accepted';

/** Swaps that wait for the viewer or for others, those of the viewer first. Hidden while there are none. */
export function OpenSwaps({ zone }: { readonly zone: string }) {
  const swaps = useQuery(ownSwapsQuery);
  const actions = useSwapActions();
  const open = swaps.data?.filter(isOpen) ?? [];
  if (swaps.isPending) return <span data-loading="" />;
  if (swaps.data && open.length === 0) return actions.dialog;
  return (
    <Card title="Swaps" flush>
      <Loaded of={swaps} thing="swaps">
        {() => (
          <ul className={styles.swaps} aria-label="Swaps">
            {open
              .toSorted((one, other) => Number(other.abilities.answer) - Number(one.abilities.answer))
              .map((swap) => (
                <li key={swap.id}>
                  <div className={styles.swapWords}>
                    <p className={styles.swapTitle}>{swapText(swap, zone, swap.role)}</p>
                    <p className={styles.swapText}>{askedText(swap)}</p>
                    {swap.approval ? <ApprovalLines chain={swap.approval} zone={zone} /> : null}
                  </div>
                  <StateBadge word={swapStateLabels[swap.state]}>{stateText(swap)}</StateBadge>
                  <Actions swap={swap} {...actions} />
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {actions.dialog}
    </Card>
  );
}

/** Swaps that ended, on demand. Hidden while there are none. */
export function EarlierSwaps({ zone }: { readonly zone: string }) {
  const { data } = useQuery(ownSwapsQuery);
  const [isShown, setShown] = useState(false);
  const ended = data?.filter((swap) => !isOpen(swap)) ?? [];
  if (ended.length === 0) return null;
  return (
    <Card
      title="Earlier swaps"
      note={ended.length}
      flush
      actions={
        <Button
          small
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide' : 'Show'} earlier swaps`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isShown ? (
        <PlainTable
          label="Earlier swaps"
          columns={columnsFor(zone)}
          rows={ended}
          rowId={({ id }) => id}
          empty="No swaps."
        />
      ) : null}
    </Card>
  );
}

const askedText = ({ role, requester, reason }: OwnSwap): string =>
  `${role === 'requester' ? 'You' : requester.name} asked: ${reason}`;

const stateText = ({ abilities, state }: OwnSwap): string =>
  abilities.answer ? 'Waiting for you' : swapStateLabels[state];

const columnsFor = (zone: string): readonly PlainColumn<OwnSwap>[] => [
  {
    header: 'Swap',
    cell: (swap) => (
      <>
        {swapText(swap, zone, swap.role)}
        <SecondLine>{askedText(swap)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Status',
    cell: (swap) => (
      <>
        <StateBadge word={swapStateLabels[swap.state]} />
        {swap.note === null ? null : <SecondLine>{swap.note}</SecondLine>}
        {swap.approval ? <ApprovalLines chain={swap.approval} zone={zone} /> : null}
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
