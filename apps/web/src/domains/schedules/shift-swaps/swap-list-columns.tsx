import { swapStateLabels } from '@muster/contract/domains/schedules/schedules.constants.ts';
import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { swapColumns } from '@muster/contract/domains/schedules/swap-columns.ts';
import { formatDateTime, formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { FreeText } from '../../approvals/index.ts';

type Shift = DecidableSwap['give'];

/** The day, and below it who works it after the swap. */
function ShiftCell({ shift, by, zone }: { readonly shift: Shift; readonly by: string; readonly zone: string }) {
  return (
    <>
      {formatWeekday(shift.work_date)}, {clockRange(shift.starts_at, shift.ends_at, zone)}
      <SecondLine>{by} works</SecondLine>
    </>
  );
}

const shown = {
  'requester.name': {
    width: 216,
    pinned: 'left' as const,
    cell: ({ requester, client }: DecidableSwap) => <NameCell name={requester.name} below={client} />,
    card: 'title' as const,
    cardCell: ({ requester }: DecidableSwap) => <NameCell name={requester.name} plain />,
  },
  'colleague.name': {
    width: 150,
    card: 'line' as const,
    cardCell: ({ colleague }: DecidableSwap) => `With ${colleague.name}`,
  },
  give_date: {
    width: 200,
    isEarly: true as const,
    cell: ({ give, colleague }: DecidableSwap, zone: string) => (
      <ShiftCell shift={give} by={colleague.name} zone={zone} />
    ),
    card: 'aside' as const,
    cardCell: ({ give }: DecidableSwap) => formatWeekday(give.work_date),
  },
  take_date: {
    width: 200,
    cell: ({ take, requester }: DecidableSwap, zone: string) =>
      take === null ? 'No day in return' : <ShiftCell shift={take} by={requester.name} zone={zone} />,
  },
  reason: {
    width: 130,
    grow: true,
    cell: ({ reason }: DecidableSwap) => <FreeText>{reason}</FreeText>,
  },
};

export const waitingSwapColumnsFor = (onReview: (swap: DecidableSwap) => void) =>
  columnsOf<DecidableSwap>()(swapColumns, {
    ...shown,
    created_at: { width: 160, cell: ({ created_at }, zone) => formatDateTime(created_at, zone), hiddenAtFirst: true },
    state: {
      header: 'Decision',
      width: 112,
      pinned: 'right',
      cell: (swap) =>
        swap.abilities.decide ? (
          <Button small aria-label={`Review the swap of ${swap.requester.name}`} onClick={() => onReview(swap)}>
            Review
          </Button>
        ) : null,
      card: 'act',
    },
  });

export const decidedSwapColumns = columnsOf<DecidableSwap>()(swapColumns, {
  ...shown,
  state: {
    width: 130,
    cell: ({ state, note }) => (
      <FreeText>
        <StateBadge word={swapStateLabels[state]} />
        {note === null ? null : <SecondLine>{note}</SecondLine>}
      </FreeText>
    ),
    card: 'badge',
    cardCell: ({ state }) => <StateBadge word={swapStateLabels[state]} />,
  },
});
