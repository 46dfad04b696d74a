import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { formatWeekday } from '../../platform/format/dates.ts';

/** 'Works on Mon, Nov 30, off on Tue, Dec 8' */
export const swapDaysText = ({ holiday_day, substitute_day }: Pick<HolidaySwap, 'holiday_day' | 'substitute_day'>) =>
  `Works on ${formatWeekday(holiday_day)}, off on ${formatWeekday(substitute_day)}`;

/** For the employee: 'You work on Mon, Nov 30, and have Tue, Dec 8 off.' */
export const ownSwapText = ({ holiday_day, substitute_day }: Pick<HolidaySwap, 'holiday_day' | 'substitute_day'>) =>
  `You work on ${formatWeekday(holiday_day)}, and have ${formatWeekday(substitute_day)} off.`;
