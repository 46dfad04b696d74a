import { missingMeal } from './automatic-meal.rules.ts';
import type { TakenBreak } from './break.rules.ts';
import { countedTime, intersection, wholeMinutes } from './counted-time.rules.ts';
import { type DayPlan, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';
import { isDayOff } from './day-state.rules.ts';
import type { Presence } from './presence.rules.ts';

/** The parts of a shift without presence. */
export interface Punctuality {
  readonly lateMinutes: number;
  /** Minutes after the start that the grace of the shift covers: they are not late. */
  readonly graceMinutes: number;
  readonly undertimeMinutes: number;
  /** When the person clocked in for the shift; null without a clock-in or without a shift. */
  readonly arrivedAt: Micros | null;
  /** Between clocking out and clocking in again. */
  readonly gaps: readonly TimeSpan[];
  /** From the last clock-out to the end of the shift. */
  readonly leftEarly: TimeSpan | null;
  /** Minutes of the gaps that count as unpaid breaks of the shift. */
  readonly breakMinutes: number;
  /** Unpaid minutes of clocked breaks in excess of the shift's; part of the undertime. */
  readonly overlongMinutes: number;
  /** Unpaid minutes that the shift allows for breaks. */
  readonly allowedBreakMinutes: number;
}

/**
 * Late is the time until the person came, undertime all unpaid time after that, clocked as a break or by clocking out,
 * beyond the unpaid breaks of the shift. Whole minutes; the first one counts when it is over. Within the grace of the shift nobody is
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
  const paused = unpaidTime(breaks, within);
  const allowed = allowedBreaks(plan, breaks);
  const excused = Math.min(away, Math.max(0, allowed - paused));
  const overlong = Math.max(0, paused - allowed);
  const afterStart = wholeMinutes(first.from - shift.from);
  const isLate = afterStart > plan.graceMinutes;
  return {
    lateMinutes: isLate ? afterStart : 0,
    graceMinutes: isLate ? 0 : afterStart,
    undertimeMinutes: wholeMinutes(away - excused + overlong + shift.until - last.until),
    arrivedAt: first.from,
    gaps,
    leftEarly: last.until < shift.until ? { from: last.until, until: shift.until } : null,
    breakMinutes: wholeMinutes(excused),
    overlongMinutes: wholeMinutes(overlong),
    allowedBreakMinutes: wholeMinutes(allowed),
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
  overlongMinutes: 0,
  allowedBreakMinutes: 0,
};

/** The person came only after the shift, or was gone before it began. */
function missedShift(shift: TimeSpan, firstIn: Micros): Punctuality {
  const minutes = wholeMinutes(shift.until - shift.from);
  if (firstIn >= shift.until) return { ...onTime, lateMinutes: minutes, arrivedAt: firstIn };
  return { ...onTime, undertimeMinutes: minutes, leftEarly: shift };
}

/** The unpaid part of the breaks that were taken in the shift. */
function unpaidTime(breaks: readonly TakenBreak[], within: readonly TimeSpan[]): Micros {
  const { unpaid } = countedTime([], breaks);
  const parts = within.flatMap((span) => unpaid.map((pause) => intersection(pause, span)));
  return parts.reduce((sum, { from, until }) => sum + Math.max(0, until - from), 0);
}

/** The unpaid breaks of the shift, or its automatic meal if that is longer and no paid break takes its place. */
function allowedBreaks({ breaks: rules, meal }: DayPlan, taken: readonly TakenBreak[]): Micros {
  const planned = rules.reduce((sum, { isPaid, minutes }) => (isPaid ? sum : sum + minutes * minuteMicros), 0);
  if (meal === null) return planned;
  const unpaid = taken.reduce((sum, { paidUntil, until }) => sum + until - paidUntil, 0);
  const mealTime = Math.min(unpaid, meal.minutes * minuteMicros) + missingMeal(meal, { present: [], breaks: taken });
  return Math.max(planned, mealTime);
}
