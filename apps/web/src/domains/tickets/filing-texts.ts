import { counted } from '@muster/contract/counted.ts';
import type { FiledTicketType } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { noBreak } from '../../platform/format/no-break.ts';

const minutesOfDay = 1440;

/** 'Answered within 2 working days': working time, or the hours of a clock that never stops. */
export function answeredText({ answered_within: within }: Pick<FiledTicketType, 'answered_within'>): string | null {
  if (within === null) return null;
  const { minutes, minutes_a_day: day } = within;
  const working = day < minutesOfDay ? 'working ' : '';
  if (minutes < 60) return `Answered within ${noBreak(`${minutes} ${working}min`)}`;
  const [count, unit] =
    minutes >= 2 * day && day > 0 ? [Math.ceil(minutes / day), 'day'] : [Math.ceil(minutes / 60), 'hour'];
  return `Answered within ${noBreak(counted(count, `${working}${unit}`))}`;
}

/** 'Team lead or HR, then Client approves' */
export function approvedText({
  needs_approval: isAsked,
  approval_steps: steps,
}: Pick<FiledTicketType, 'needs_approval' | 'approval_steps'>): string | null {
  if (!isAsked) return null;
  return steps.length === 0 ? 'Needs approval' : `Approved by ${steps.join(', then ')}`;
}
