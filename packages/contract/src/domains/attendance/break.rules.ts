import { type BreakRule, type DayPlan, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';
import type { FollowedPunch } from './presence.rules.ts';

export interface TakenBreak extends TimeSpan {
  /** From here on it is not paid. */
  readonly paidUntil: Micros;
  /** The break of the shift that it counts as; null without a plan. */
  readonly rule: BreakRule | null;
}

/**
 * The breaks of a day, each counted as the planned one whose start is nearest. A paid break pays no more than its minutes,
 * however often it is taken.
 */
export function breaksTaken(punches: readonly FollowedPunch[], plan: DayPlan | null): TakenBreak[] {
  const used = new Map<BreakRule, number>();
  return punches.flatMap(({ kind, at, nextAt, isClosed }) => {
    if (kind !== 'break_start' || !isClosed || nextAt === null) return [];
    const rule = plan && nearestBreak(at, plan);
    const allowed = rule?.isPaid ? Math.max(0, rule.minutes * minuteMicros - (used.get(rule) ?? 0)) : 0;
    if (rule) used.set(rule, (used.get(rule) ?? 0) + nextAt - at);
    return [{ from: at, until: nextAt, paidUntil: Math.min(nextAt, at + allowed), rule }];
  });
}

/** The planned break whose start is nearest. */
export function nearestBreak(at: Micros, { startsAt, breaks }: DayPlan): BreakRule | null {
  const distance = (rule: BreakRule) => Math.abs(at - startsAt - rule.startsAfterMinutes * minuteMicros);
  let nearest: BreakRule | null = null;
  for (const rule of breaks) if (nearest === null || distance(rule) < distance(nearest)) nearest = rule;
  return nearest;
}

/** Minutes of the shift that are worked: without its unpaid breaks and the part of an automatic meal that they do not cover. */
export function plannedMinutes({ startsAt, endsAt, breaks, meal }: DayPlan): number {
  const unpaid = breaks.reduce((sum, { minutes, isPaid }) => (isPaid ? sum : sum + minutes), 0);
  const planned = Math.max(0, Math.round((endsAt - startsAt) / minuteMicros - unpaid));
  if (meal === null || breaks.some(({ minutes }) => minutes >= meal.minutes)) return planned;
  return planned - Math.min(Math.max(0, meal.minutes - unpaid), Math.max(0, planned - meal.afterMinutes));
}
