import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { formatDay, formatWeekday } from '../../platform/format/dates.ts';

type BothDays = Pick<HolidaySwap, 'holiday_day' | 'substitute_day'>;

/** 'Works on Mon, Nov 30, off on Tue, Dec 8' */
export const swapDaysText = ({ holiday_day, substitute_day }: BothDays): string =>
  `Works on ${formatWeekday(holiday_day)}, off on ${formatWeekday(substitute_day)}`;

/** 'Nov 30 ↔ Dec 8': on a card, where a long state would cut the second day. */
export const bothDaysText = ({ holiday_day, substitute_day }: BothDays): string =>
  `${formatDay(holiday_day)} ↔ ${formatDay(substitute_day)}`;

/** For the employee, of a swap in any state: 'Work on Mon, Nov 30, off on Tue, Dec 8' */
export const askedSwapText = ({ holiday_day, substitute_day }: BothDays): string =>
  `Work on ${formatWeekday(holiday_day)}, off on ${formatWeekday(substitute_day)}`;

/** For the employee, before the request and after the approval: 'You work on Mon, Nov 30, and have Tue, Dec 8 off.' */
export const ownSwapText = ({ holiday_day, substitute_day }: BothDays): string =>
  `You work on ${formatWeekday(holiday_day)}, and have ${formatWeekday(substitute_day)} off.`;
