import type { TakenBreak } from './break.rules.ts';
import { allTime, type CountedTime, intersection, partsOf } from './counted-time.rules.ts';
import { type DayPlan, type MealRule, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';

/** Away from work, as clocked. */
export interface ClockedPauses {
  readonly present: readonly TimeSpan[];
  readonly breaks: readonly TakenBreak[];
}

/**
 * The unpaid meal that the shift deducts once from a day: the time that follows the first hours of work, as long as the
 * meal less the unpaid time away. None if a break of that length was clocked. Never more than was worked after those
 * hours, so that a longer day is not paid less.
 */
export function automaticMeal(time: CountedTime, pauses: ClockedPauses, plan: DayPlan | null): readonly TimeSpan[] {
  if (plan === null || plan.meal === null) return [];
  const missing = missingMeal(plan.meal, pauses);
  if (missing === 0) return [];
  const counted = isDayOff(plan) ? allTime : partsOf(plan).within;
  return spansAfter(countedSpans(time, counted), plan.meal.afterMinutes * minuteMicros, missing);
}

export function missingMeal({ minutes }: Pick<MealRule, 'minutes'>, { present, breaks }: ClockedPauses): Micros {
  const length = minutes * minuteMicros;
  const gaps = present.flatMap(({ until }, index) => {
    const next = present[index + 1];
    return next === undefined ? [] : [next.from - until];
  });
  const isTaken = [...gaps, ...breaks.map(({ from, until }) => until - from)].some((pause) => pause >= length);
  const unpaid = [...gaps, ...breaks.map(({ paidUntil, until }) => until - paidUntil)];
  return isTaken ? 0 : Math.max(0, length - unpaid.reduce((sum, pause) => sum + pause, 0));
}

/** Present and paid, in order. */
function countedSpans({ present, unpaid }: CountedTime, within: TimeSpan): TimeSpan[] {
  return present.flatMap((span) => {
    const { from, until } = intersection(span, within);
    const pauses = unpaid.filter((each) => each.from < until && each.until > from);
    const edges = [from, ...pauses.flatMap((each) => [Math.max(from, each.from), Math.min(until, each.until)]), until];
    return spansBetween(edges);
  });
}

function spansBetween(edges: readonly Micros[]): TimeSpan[] {
  return edges.flatMap((from, index) => {
    const until = edges[index + 1];
    return index % 2 === 1 || until === undefined || until <= from ? [] : [{ from, until }];
  });
}

function spansAfter(spans: readonly TimeSpan[], skipped: Micros, length: Micros): TimeSpan[] {
  let [before, left] = [skipped, length];
  return spans.flatMap(({ from, until }) => {
    const start = Math.min(until, from + before);
    before -= start - from;
    const end = Math.min(until, start + left);
    left -= end - start;
    return end > start ? [{ from: start, until: end }] : [];
  });
}
