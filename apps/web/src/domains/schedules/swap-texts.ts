import type { Swap, SwapShiftAnswer } from '@muster/contract/domains/schedules/swap-answers.ts';
import { formatWeekday } from '../../platform/format/dates.ts';
import { clockRange } from '../../platform/format/zone-times.ts';

/** `Tue, Mar 10, 9:00 PM – 6:00 AM`. */
export const shiftText = ({ work_date, starts_at, ends_at }: SwapShiftAnswer, zone: string): string =>
  `${formatWeekday(work_date)}, ${clockRange(starts_at, ends_at, zone)}`;

/** What each of the two works if the swap is approved. `own`: which of them reads it. */
export function swapText(
  { requester, colleague, give, take }: Swap,
  zone: string,
  own?: 'requester' | 'colleague',
): string {
  const covered = `${own === 'colleague' ? 'You work' : `${colleague.name} works`} ${shiftText(give, zone)}`;
  if (take === null) return `${covered}.`;
  return `${covered}, and ${own === 'requester' ? 'you work' : `${requester.name} works`} ${shiftText(take, zone)}.`;
}
