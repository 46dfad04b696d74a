import { missingMeal } from './automatic-meal.rules.ts';
import type { TakenBreak } from './break.rules.ts';
import { intersection, wholeMinutes } from './counted-time.rules.ts';
import { type DayPlan, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';
import type { Presence } from './presence.rules.ts';

/** The parts of a shift in which somebody was not present. */
export interface Punctuality {
  readonly lateMinutes: number;
  /** Minutes after the start that the grace of the shift covers; then nobody is late. */
  readonly graceMinutes: number;
  readonly undertimeMinutes: number;
  /** When the person came for the shift; null if nobody came or nothing was to be worked. */
  readonly arrivedAt: Micros | null;
  /** Between clocking out and clocking in again. */
  readonly gaps: readonly TimeSpan[];
  /** From the last clock-out to the end of the shift. */
  readonly leftEarly: TimeSpan | null;
  /** Minutes of the gaps that count as unpaid breaks of the shift. */
  readonly breakMinutes: number;
}

/**
 * Late is the time until the person came, undertime all time away after that, except for unpaid breaks of the shift that
 * were taken by clocking out. Whole minutes; the first one counts when it is over. Within the grace of the shift nobody is
 * late; after it all time from the planned start on is.
 */
export function punctualityOf(
  { attended, firstIn }: Pick<Presence, 'attended' | 'firstIn'>,
  breaks: readonly TakenBreak[],
  plan: DayPlan | null,
): Punctuality {
  if (plan === null || isDayOff(plan) || firstIn === null) return onTime;
  const shift: TimeSpan = { from: plan.startsAt, until: plan.endsAt };
  const within = attended.map((span) => intersection(span, shift)).filter(({ from, until }) => from < until);
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return missedShift(shift, firstIn);
  const gaps = within.flatMap(({ until: from }, index) => {
    const next = within[index + 1];
    return next === undefined || next.from <= from ? [] : [{ from, until: next.from }];
  });
  const away = gaps.reduce((sum, { from, until }) => sum + until - from, 0);
  const excused = Math.min(away, unclockedBreaks(plan, breaks));
  const afterStart = wholeMinutes(first.from - shift.from);
  const isLate = afterStart > plan.graceMinutes;
  return {
    lateMinutes: isLate ? afterStart : 0,
    graceMinutes: isLate ? 0 : afterStart,
    undertimeMinutes: wholeMinutes(away - excused + shift.until - last.until),
    arrivedAt: first.from,
    gaps,
    leftEarly: last.until < shift.until ? { from: last.until, until: shift.until } : null,
    breakMinutes: wholeMinutes(excused),
  };
}

const onTime: Punctuality = {
  lateMinutes: 0,
  graceMinutes: 0,
  undertimeMinutes: 0,
  arrivedAt: null,
  gaps: [],
  leftEarly: null,
  breakMinutes: 0,
};

/** The person came only after the shift, or was gone before it began. */
function missedShift(shift: TimeSpan, firstIn: Micros): Punctuality {
  const minutes = wholeMinutes(shift.until - shift.from);
  if (firstIn >= shift.until) return { ...onTime, lateMinutes: minutes, arrivedAt: firstIn };
  return { ...onTime, undertimeMinutes: minutes, leftEarly: shift };
}

/** Unpaid breaks of the shift or its automatic meal, as far as they were not clocked as breaks. */
function unclockedBreaks({ breaks: rules, meal }: DayPlan, taken: readonly TakenBreak[]): Micros {
  const unclocked = rules
    .filter(({ isPaid }) => !isPaid)
    .reduce((sum, rule) => {
      const clocked = taken.reduce((used, each) => (each.rule === rule ? used + each.until - each.from : used), 0);
      return sum + Math.max(0, rule.minutes * minuteMicros - clocked);
    }, 0);
  return meal === null ? unclocked : Math.max(unclocked, missingMeal(meal, { present: [], breaks: taken }));
}
