import { forgottenHours } from '../shifts/shifts.constants.ts';
import { type DayState, longestPresenceHours } from './attendance.constants.ts';
import { wholeMinutes } from './counted-time.rules.ts';
import { type DayPlan, type Micros, minuteMicros } from './day-facts.ts';
import type { Presence } from './presence.rules.ts';

type DayOff = DayPlan & { readonly status: 'on_leave' | 'holiday' | 'restday' };

/** A leave, a holiday or a rest day: nothing is planned to be worked. */
export function isDayOff(plan: DayPlan): plan is DayOff {
  return plan.status === 'on_leave' || plan.status === 'holiday' || plan.status === 'restday';
}

/** Whole minutes; the first one counts when it is over. */
export function lateMinutes({ firstIn }: Pick<Presence, 'firstIn'>, plan: DayPlan | null): number {
  if (plan === null || isDayOff(plan) || firstIn === null || firstIn < plan.startsAt + minuteMicros) return 0;
  return wholeMinutes(Math.min(firstIn, plan.endsAt) - plan.startsAt);
}

export function undertimeMinutes(lastOut: Micros | null, plan: DayPlan | null): number {
  if (plan === null || isDayOff(plan) || lastOut === null || lastOut > plan.endsAt - minuteMicros) return 0;
  return wholeMinutes(plan.endsAt - Math.max(lastOut, plan.startsAt));
}

/** Whether somebody is still in, as far as the punches say. */
export function isOpen({ firstIn, openSince }: Presence, isClocked: boolean): boolean {
  return openSince !== null || (isClocked && firstIn === null);
}

/** An open day that nobody will close any more: the clock-out, or an earlier one, was forgotten. */
export function hasForgottenClockOut(
  { firstIn, lastIn, openSince }: Presence,
  plan: DayPlan | null,
  now: Micros,
): boolean {
  if (firstIn === null) return true;
  if (openSince === null) return false;
  if (lastIn !== null && openSince < lastIn) return true;
  const deadline =
    plan !== null && !isDayOff(plan)
      ? plan.endsAt + forgottenHours * 60 * minuteMicros
      : openSince + longestPresenceHours * 60 * minuteMicros;
  return deadline < now;
}

/** Whether a day without a punch is there to be judged: a day off from its start, a working day from its end. */
export function hasPassed(plan: DayPlan | null, now: Micros): boolean {
  return plan !== null && (isDayOff(plan) ? plan.startsAt : plan.endsAt) <= now;
}

export interface StateFacts {
  readonly plan: DayPlan | null;
  readonly isClocked: boolean;
  readonly isConflict: boolean;
  readonly lateMinutes: number;
  readonly undertimeMinutes: number;
}

export function dayState({ plan, isClocked, isConflict, ...minutes }: StateFacts): DayState {
  if (isConflict) return 'conflict';
  if (plan === null) return 'unplanned';
  if (isDayOff(plan)) return plan.status;
  if (!isClocked) return 'absent';
  if (minutes.lateMinutes > 0) return 'late';
  return minutes.undertimeMinutes > 0 ? 'undertime' : 'present';
}
