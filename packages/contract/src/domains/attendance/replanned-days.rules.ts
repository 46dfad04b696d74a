import type { DayFacts, DayPlan, Micros } from './day-facts.ts';
import { misplacedPunches } from './misplaced-punches.rules.ts';

export interface NewPlan {
  /** Null: not planned. */
  readonly plan: DayPlan | null;
  readonly isRestday: boolean;
}

/**
 * The days of one employee as they would be with other plans and rest days on some work dates. Punches that are for the
 * shift of another work date then move there, as settling moves them.
 */
export function replannedDays(days: readonly DayFacts[], plans: ReadonlyMap<string, NewPlan>, now: Micros): DayFacts[] {
  const planned = days.map((day) => {
    const plan = plans.get(day.workDate);
    return plan === undefined ? day : { ...day, ...plan };
  });
  const targets = new Map(misplacedPunches(planned, now).flatMap(({ ids, to }) => ids.map((id) => [id, to] as const)));
  if (targets.size === 0) return planned;
  const all = planned.flatMap(({ punches, workDate }) =>
    punches.map((punch) => ({ punch, day: targets.get(punch.id) ?? workDate })),
  );
  return planned.map((day) => ({
    ...day,
    punches: all.filter(({ day: to }) => to === day.workDate).map(({ punch }) => punch),
  }));
}
