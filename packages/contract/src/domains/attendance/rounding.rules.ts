import { type DayFacts, type DayPlan, type Micros, minuteMicros, type RoundingRule } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';
import type { LocalClock } from './local-clock.ts';
import type { FollowedPunch } from './presence.rules.ts';

/**
 * Punches as they are paid: clock-ins and clock-outs within the shift count at full steps of its clock, but never beyond
 * its start or end, because overtime has its own rule. Breaks count as clocked. The order stays, so no punch moves by more
 * than a step. Somebody has decided about corrected times: they count as they are.
 */
export function roundedPunches(
  punches: readonly FollowedPunch[],
  plan: DayPlan | null,
  { workDate, clock, correctedUntil }: RoundedDay,
): readonly FollowedPunch[] {
  if (plan === null || plan.rounding === null || isDayOff(plan)) return punches;
  const midnight = clock(workDate, 0, '00:00', plan.zone);
  const round = roundingOf(plan, plan.rounding, midnight);
  let latest = Number.NEGATIVE_INFINITY;
  const times = punches.map((punch) => {
    const isCorrected = correctedUntil !== null && punch.at <= correctedUntil;
    latest = Math.max(latest, isCorrected ? punch.at : round(punch));
    return latest;
  });
  return withTimes(punches, times);
}

interface RoundedDay extends Pick<DayFacts, 'workDate' | 'correctedUntil'> {
  readonly clock: LocalClock;
}

function roundingOf({ startsAt, endsAt }: DayPlan, { minutes, direction }: RoundingRule, midnight: Micros) {
  const step = minutes * minuteMicros;
  return ({ kind, at }: FollowedPunch): Micros => {
    if ((kind !== 'in' && kind !== 'out') || at <= startsAt || at >= endsAt) return at;
    const steps = (at - midnight) / step;
    const isEarlier = direction === 'employee' ? kind === 'in' : kind === 'out';
    const whole = direction === 'nearest' ? Math.round(steps) : isEarlier ? Math.floor(steps) : Math.ceil(steps);
    return Math.min(endsAt, Math.max(startsAt, midnight + whole * step));
  };
}

function withTimes(punches: readonly FollowedPunch[], times: readonly Micros[]): readonly FollowedPunch[] {
  const moved: FollowedPunch[] = [];
  let nextAt: Micros | null = null;
  let nextIn: Micros | null = null;
  let nextOut: Micros | null = null;
  for (let index = punches.length - 1; index >= 0; index -= 1) {
    const punch = punches[index];
    const at = times[index];
    if (punch === undefined || at === undefined) continue;
    moved.push({ ...punch, at, nextAt, nextIn, nextOut });
    nextAt = at;
    if (punch.kind === 'in') nextIn = at;
    if (punch.kind === 'out') nextOut = at;
  }
  return moved.reverse();
}
