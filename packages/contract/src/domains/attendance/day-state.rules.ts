import type { DayState } from './attendance.constants.ts';
import type { DayPlan, Micros } from './day-facts.ts';
import type { Presence } from './presence.rules.ts';
import { clockOutDeadline } from './punch.rules.ts';

/** Whether the time of the day is paid as rest-day time. A shift that must be worked decides by itself: its plan is kept. */
export function isRestdayPaid(plan: DayPlan | null, isRestday = false): boolean {
  if (plan === null) return isRestday;
  return plan.status === 'restday' || plan.isSwappedRestday === true || (isRestday && isDayOff(plan));
}

type DayOff = DayPlan & { readonly status: 'on_leave' | 'holiday' | 'restday' };

/** A leave, a holiday or a rest day: nothing is planned to be worked. */
export function isDayOff(plan: DayPlan): plan is DayOff {
  return plan.status === 'on_leave' || plan.status === 'holiday' || plan.status === 'restday';
}

/** Whether somebody is still in, as far as the punches say. */
export function isOpen({ firstIn, openSince }: Pick<Presence, 'firstIn' | 'openSince'>, isClocked: boolean): boolean {
  return openSince !== null || (isClocked && firstIn === null);
}

/** An open day that can no longer be closed: the clock-out, or an earlier one, was forgotten or came too late. */
export function hasForgottenClockOut(
  { firstIn, lastIn, openSince }: Pick<Presence, 'firstIn' | 'lastIn' | 'openSince'>,
  plan: DayPlan | null,
  now: Micros,
): boolean {
  if (firstIn === null) return true;
  if (openSince === null) return false;
  if (lastIn !== null && openSince < lastIn) return true;
  return clockOutDeadline(openSince, workedEnd(plan)) < now;
}

/** Planned end of a shift to be worked. */
export function workedEnd(plan: DayPlan | null): Micros | null {
  return plan === null || isDayOff(plan) ? null : plan.endsAt;
}

/** Whether a day without a punch can be settled: a day off from its start, a working day from its end. */
export function hasPassed(plan: DayPlan | null, now: Micros): boolean {
  return plan !== null && (isDayOff(plan) ? plan.startsAt : plan.endsAt) <= now;
}

export interface StateFacts {
  readonly plan: DayPlan | null;
  readonly isClocked: boolean;
  readonly isConflict: boolean;
  /** Time was worked that leave was taken for. */
  readonly isLeaveWorked: boolean;
  readonly lateMinutes: number;
  readonly undertimeMinutes: number;
}

export function dayState({ plan, isClocked, isConflict, isLeaveWorked, ...minutes }: StateFacts): DayState {
  if (isConflict) return 'conflict';
  if (isLeaveWorked) return 'worked_leave';
  if (plan === null) return 'unplanned';
  if (isDayOff(plan)) return plan.status;
  if (!isClocked) return 'absent';
  if (minutes.lateMinutes > 0) return 'late';
  return minutes.undertimeMinutes > 0 ? 'undertime' : 'present';
}
