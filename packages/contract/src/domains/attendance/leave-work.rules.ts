import { dayText } from '../../plain-day.ts';
import { leaveStepMinutes } from '../leave/leave-requests.constants.ts';
import { type CountedTime, timeIn, wholeMinutes } from './counted-time.rules.ts';
import { type DayPlan, type Micros, minuteMicros, type PartLeave, type TimeSpan } from './day-facts.ts';

/** Minutes worked while a part of the shift was leave. */
export function leaveWorkMinutes(time: CountedTime, plan: LeavePlan | null): number {
  return wholeMinutes(leaveParts(plan).reduce((sum, part) => sum + timeIn(time, part), 0));
}

interface ClockedLeave {
  readonly isClocked: boolean;
  /** Of `leaveWorkMinutes`. */
  readonly minutes: number;
}

/**
 * Whether the day would count as leave and as work. A whole day counts as worked from the first punch on. Of a part less than the shortest
 * leave is free: people come early and leave late.
 */
export function isLeaveWorked(plan: LeavePlan | null, { isClocked, minutes }: ClockedLeave): boolean {
  return plan?.status === 'on_leave' ? isClocked : minutes >= leaveStepMinutes;
}

/** Whether a clock-in at this instant begins work on leave. */
export function isClockedOnLeave(at: Micros, plan: LeavePlan | null): boolean {
  if (plan?.status === 'on_leave') return true;
  return leaveParts(plan).some(({ from, until }) => from <= at && at + leaveStepMinutes * minuteMicros <= until);
}

/** For an employee who clocks in on leave. They may be called in, so this refuses nothing. */
export const leaveWarning = (workDate: string): string =>
  `You are on leave on ${dayText(workDate)}. Your time is recorded. Before the timesheet is submitted, HR cancels the leave of this day or removes the times.`;

/** Start and end are those of the work that is left. */
export interface LeavePlan extends Pick<DayPlan, 'status' | 'startsAt' | 'endsAt'> {
  readonly leave?: PartLeave | null;
}

function leaveParts(plan: LeavePlan | null): TimeSpan[] {
  if (!plan?.leave) return [];
  const { startsAt, endsAt, leave } = plan;
  return [
    { from: startsAt - leave.atStart * minuteMicros, until: startsAt },
    { from: endsAt, until: endsAt + leave.atEnd * minuteMicros },
  ];
}
