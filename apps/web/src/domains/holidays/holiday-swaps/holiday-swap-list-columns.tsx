import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { holidaySwapColumns } from '@muster/contract/domains/holidays/holiday-swap-columns.ts';
import { holidaySwapStateLabels } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { formatDateTime, formatWeekday } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { FreeText } from '../../approvals/index.ts';
import { bothDaysText } from '../holiday-swap-texts.ts';

const shown = {
  'employee.name': {
    width: 220,
    pinned: 'left' as const,
    cell: ({ employee, client }: HolidaySwap) => <NameCell name={employee.name} below={client} />,
    card: 'title' as const,
    cardCell: ({ employee }: HolidaySwap) => <NameCell name={employee.name} plain />,
  },
  holiday: { width: 190, grow: true },
  holiday_day: {
    width: 120,
    isEarly: true as const,
    cell: ({ holiday_day }: HolidaySwap) => formatWeekday(holiday_day),
    card: 'line' as const,
    cardCell: bothDaysText,
  },
  substitute_day: {
    width: 120,
    isEarly: true as const,
    cell: ({ substitute_day }: HolidaySwap) => formatWeekday(substitute_day),
  },
};

export const waitingSwapColumnsFor = (onReview: (swap: HolidaySwap) => void) =>
  columnsOf<HolidaySwap>()(holidaySwapColumns, {
    ...shown,
    created_at: { width: 190, cell: ({ created_at }, zone) => formatDateTime(created_at, zone) },
    state: {
      header: 'Decision',
      width: 128,
      pinned: 'right',
      cell: (swap) =>
        swap.abilities.decide ? (
          <Button small aria-label={`Review the swap of ${swap.employee.name}`} onClick={() => onReview(swap)}>
            Review
          </Button>
        ) : null,
      card: 'act',
    },
  });

export const decidedSwapColumns = columnsOf<HolidaySwap>()(holidaySwapColumns, {
  ...shown,
  state: {
    width: 260,
    cell: ({ state, note }) => (
      <FreeText>
        <StateBadge word={holidaySwapStateLabels[state]} />
        {note === null ? null : <SecondLine>{note}</SecondLine>}
      </FreeText>
    ),
    card: 'badge',
    cardCell: ({ state }) => <StateBadge word={holidaySwapStateLabels[state]} />,
  },
});
