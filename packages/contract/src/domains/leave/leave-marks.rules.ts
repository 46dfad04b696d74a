import { leaveDayMinutes } from '../../constants.ts';
import type { LeaveMark } from '../shifts/shift-parts.rules.ts';
import type { RequestedDay } from './leave-days.rules.ts';
import type { LeavePart } from './leave-requests.constants.ts';

/** The mark of each day on which leave is taken. Two halves of a day are a whole day. */
export function leaveMarks(taken: readonly TakenPart[]): LeaveMark[] {
  return [...Map.groupBy(taken, ({ day }) => day)].map(([day, parts]) => {
    const minutes = parts.reduce((sum, one) => sum + one.minutes, 0);
    const unpaid = Math.min(
      leaveDayMinutes,
      parts.reduce((sum, one) => sum + unpaidOf(one), 0),
    );
    if (minutes >= leaveDayMinutes || parts.some(({ part }) => part === 'full'))
      return { day, at_start: 0, at_end: 0, minutes: 0, unpaid };
    const at = (part: LeavePart) => parts.reduce((sum, one) => sum + (one.part === part ? one.shift_minutes : 0), 0);
    return { day, at_start: at('start'), at_end: at('end'), minutes, unpaid };
  });
}

interface TakenPart extends RequestedDay {
  readonly shift_minutes: number;
  /** Of the type, 0 to 100. */
  readonly paid_percent: number;
}

const unpaidOf = ({ minutes, paid_percent }: TakenPart): number => Math.round((minutes * (100 - paid_percent)) / 100);
