import { counted } from '@muster/contract/counted.ts';
import type { HolidaySwap, SwappableHoliday } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { holidaySwapStateLabels } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidaySwapsEndpoints } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { ApprovalLines } from '../../approvals/index.ts';
import { askedSwapText, ownSwapText } from '../holiday-swap-texts.ts';
import { ownHolidaySwapsQuery, refreshHolidaySwaps } from '../holiday-swaps.queries.ts';
import { useSwapHoliday } from './use-swap-holiday.tsx';

const mostAtFirst = 2;
const refreshed = [holidaySwapsEndpoints.own];

/** The viewer's holidays that can be swapped for another day, and the swaps. Hidden while there are none of both. */
export function OwnHolidaySwaps({ zone }: { readonly zone: string }) {
  const own = useQuery(ownHolidaySwapsQuery);
  const { swap, dialog } = useSwapHoliday();
  const canceling = useCancelSwap();
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : (own.data?.holidays.length ?? 0) - mostAtFirst;
  useRefreshOn('notifications.changed', refreshed);
  if (own.isPending) return <span data-loading="" />;
  if (own.data?.holidays.length === 0 && own.data.swaps.length === 0) return null;
  return (
    <Card
      title="Holiday swaps"
      flush
      actions={
        more > 0 ? (
          <Button small onClick={() => setWhole(true)}>
            Show {counted(more, 'more holiday')}
          </Button>
        ) : null
      }
    >
      <Loaded of={own} thing="holiday swaps">
        {({ holidays, swaps }) => (
          <PlainTable
            isBroad
            label="Holiday swaps"
            columns={columnsFor(zone)}
            rows={[
              ...swaps.map(swapRow),
              ...holidays.slice(0, isWhole ? holidays.length : mostAtFirst).map(holidayRow),
            ]}
            rowId={({ key }) => key}
            empty="No holidays to swap."
            actions={({ made, holiday }) =>
              made ? (
                made.abilities.cancel ? (
                  <Button
                    small
                    aria-label={`${cancelLabel(made)} the swap of ${made.holiday}`}
                    onClick={() => canceling.cancel(made)}
                  >
                    {cancelLabel(made)}
                  </Button>
                ) : null
              ) : (
                <Button
                  small
                  aria-label={`Swap this holiday: ${holiday.name}, ${formatWeekday(holiday.day)}`}
                  onClick={() => swap(holiday)}
                >
                  Swap this holiday
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {dialog}
      {canceling.dialog}
    </Card>
  );
}

/** A swap, or a holiday without one. */
interface Row {
  readonly key: string;
  readonly holiday: SwappableHoliday;
  readonly made: HolidaySwap | null;
}

const swapRow = (made: HolidaySwap): Row => ({
  key: `swap ${made.id}`,
  holiday: { day: made.holiday_day, name: made.holiday },
  made,
});
const holidayRow = (holiday: SwappableHoliday): Row => ({ key: `holiday ${holiday.day}`, holiday, made: null });

const columnsFor = (zone: string): readonly PlainColumn<Row>[] => [
  {
    header: 'Holiday',
    cell: ({ holiday, made }) => (
      <>
        {holiday.name}
        <SecondLine>{made ? textOf(made) : formatWeekday(holiday.day)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ made }) =>
      made ? (
        <>
          <StateBadge word={holidaySwapStateLabels[made.state]} />
          {made.note === null ? null : <SecondLine>{made.note}</SecondLine>}
          {made.approval ? <ApprovalLines chain={made.approval} zone={zone} /> : null}
        </>
      ) : (
        'Day off'
      ),
  },
];

const textOf = (made: HolidaySwap) => (made.state === 'approved' ? ownSwapText(made) : askedSwapText(made));

const cancelLabel = ({ state }: HolidaySwap) => (state === 'requested' ? 'Withdraw' : 'Undo');

function useCancelSwap() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const cancel = (made: HolidaySwap) => {
    const isWaiting = made.state === 'requested';
    const { holiday, holiday_day, substitute_day } = made;
    ask({
      title: isWaiting ? 'Withdraw the swap' : 'Undo the swap',
      text: isWaiting
        ? `${holiday}. The approvers no longer see it.`
        : `${holiday}: ${formatWeekday(holiday_day)} is off again, and you work on ${formatWeekday(substitute_day)}.`,
      confirmLabel: isWaiting ? 'Withdraw' : 'Undo swap',
      processingLabel: isWaiting ? 'Withdrawing...' : 'Undoing...',
      action: async () => {
        await callApi(holidaySwapsEndpoints.cancel, { body: { id: made.id } });
        showSuccess(isWaiting ? 'The swap was withdrawn.' : 'The swap was undone.');
        await refreshHolidaySwaps(queries);
      },
      explain: problemText,
    });
  };
  return { cancel, dialog };
}
