import { missingMinutes, overrunMinutes } from './attendance.constants.ts';
import { nearestBreak } from './break.rules.ts';
import { type BreakRule, type DayFacts, type Micros, minuteMicros } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';

/** `overrun`: a break is longer than the shift allows. `missing`: the longest break of the shift was not taken. */
export interface BreakAlert {
  readonly kind: 'overrun' | 'missing';
  readonly rule: BreakRule;
  /** Since the start of the break, or of the work. */
  readonly since: Micros;
}

/** The alert that is due during a shift; none on a day off, without a plan and after the shift. */
export function breakAlert({ plan, punches }: Pick<DayFacts, 'plan' | 'punches'>, now: Micros): BreakAlert | null {
  if (plan === null || isDayOff(plan) || now >= plan.endsAt) return null;
  const ordered = punches
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at || one.id - other.id);
  const last = ordered.at(-1);
  if (last?.kind === 'break_start') {
    const rule = nearestBreak(last.at, plan);
    const limit = rule && last.at + (rule.minutes + overrunMinutes) * minuteMicros;
    return rule !== null && limit !== null && now >= limit ? { kind: 'overrun', rule, since: last.at } : null;
  }
  // A break or a gap would be a punch after the clock-in.
  const [first, second] = ordered;
  const rule = plan.breaks.toSorted((one, other) => other.minutes - one.minutes)[0];
  if (first?.kind !== 'in' || second !== undefined || rule === undefined) return null;
  const starts = plan.startsAt + rule.startsAfterMinutes * minuteMicros;
  const due = starts + (rule.minutes + missingMinutes) * minuteMicros;
  return first.at <= starts && now >= due ? { kind: 'missing', rule, since: first.at } : null;
}
