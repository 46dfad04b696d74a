import type { PunchKind } from './attendance.constants.ts';
import type { DayFigures } from './attendance-answers.ts';
import { automaticMeal } from './automatic-meal.rules.ts';
import { breaksTaken, plannedMinutes, type TakenBreak } from './break.rules.ts';
import { allTime, countedTime, partsOf, timeIn, wholeMinutes } from './counted-time.rules.ts';
import type { DayFacts, DayPlan, DayPunch, Micros, TimeSpan } from './day-facts.ts';
import {
  dayState,
  hasForgottenClockOut,
  hasPassed,
  isDayOff,
  isOpen,
  isRestdayPaid,
  workedEnd,
} from './day-state.rules.ts';
import { isLeaveWorked, leaveWorkMinutes } from './leave-work.rules.ts';
import type { LocalClock } from './local-clock.ts';
import { type Overtime, overtimeOf } from './overtime.rules.ts';
import { countedParts, payMinutesOf } from './pay-minutes.rules.ts';
import { type PayMinutes, type PayName, payNames } from './pay-names.ts';
import { followPunches, presenceOf } from './presence.rules.ts';
import { clockOutDeadline } from './punch.rules.ts';
import { type Punctuality, punctualityOf } from './punctuality.rules.ts';
import { roundedPunches } from './rounding.rules.ts';
import { holidaySpans, nightsAround } from './special-time.rules.ts';

export interface ComputedDay {
  readonly figures: DayFigures;
  /** The minutes worked by what they are paid as. */
  readonly pay: PayMinutes;
  /** Of the leave of the day: unpaid minutes of the ledger. */
  readonly unpaidLeave: number;
  readonly overtime: readonly Overtime[];
  readonly firstIn: Micros | null;
  /** Null while somebody is in. */
  readonly lastOut: Micros | null;
  /** Zone where the person worked, IANA; null if it is that of the shift. Nights and holidays go by its clock. */
  readonly place: string | null;
}

/** A computed day with the steps that led to it, for an explanation. */
export interface AnalyzedDay extends ComputedDay {
  readonly plan: DayPlan | null;
  /** All time outside holidays is paid as rest-day time. */
  readonly isRestday: boolean;
  /** The latest clock-in without a clock-out. */
  readonly openSince: Micros | null;
  /** Its clock-out, if it came too late to count. */
  readonly lateOut: Micros | null;
  /** Of the shift, else where the person clocked. */
  readonly zone: string;
  readonly breaks: readonly TakenBreak[];
  /** Punches that are paid from or until another instant. */
  readonly roundings: readonly Rounding[];
  /** The automatic meal. */
  readonly meal: readonly TimeSpan[];
  readonly punctuality: Punctuality;
  readonly holidays: readonly TimeSpan[];
  readonly minutesWithin: number;
  /** Worked while a part of the shift was leave. */
  readonly leaveWorkMinutes: number;
}

export interface Rounding {
  readonly kind: PunchKind;
  readonly at: Micros;
  readonly counted: Micros;
}

/**
 * What a day was, as of an instant, from its facts alone: computing it again gives the same. All minutes are between
 * instants, whole ones, rounded down. Null: there is nothing to say yet.
 */
export function computeDay(facts: DayFacts, now: Micros, clock: LocalClock): ComputedDay | null {
  return analyzeDay(facts, now, clock);
}

export function analyzeDay({ workDate, plan, ...facts }: DayFacts, now: Micros, clock: LocalClock): AnalyzedDay | null {
  const isClocked = facts.punches.length > 0;
  const place = placeOf(facts.punches);
  const zone = plan?.zone ?? place;
  if (zone === null || (!isClocked && !hasPassed(plan, now))) return null;
  const clocked = followPunches(facts.punches, deadlineOf(plan, facts.correctedUntil));
  const presence = presenceOf(clocked);
  const pauses = breaksTaken(clocked, plan);
  const paid = roundedPunches(clocked, plan, { workDate, clock, correctedUntil: facts.correctedUntil });
  const breaks = paid === clocked ? pauses : breaksTaken(paid, plan);
  const taken = countedTime(paid === clocked ? presence.spans : presenceOf(paid).spans, breaks);
  const meal = automaticMeal(taken, { present: presence.spans, breaks: pauses }, plan);
  const time = { ...taken, unpaid: [...taken.unpaid, ...meal] };
  const overtime = overtimeOf(time, plan, facts.overtimeDecisions);
  const nights = place === null ? [] : nightsAround(workDate, place, clock);
  const holidays = holidaySpans({ workDate, ...facts }, place ?? zone, clock).filter((span) => timeIn(time, span) > 0);
  // The shift to be worked, if there is one.
  const shift = plan === null || isDayOff(plan) ? null : plan;
  const minutesWithin = wholeMinutes(timeIn(time, shift === null ? allTime : partsOf(shift).within));
  const lastOut = presence.openSince !== null && presence.openSince === presence.lastIn ? null : presence.lastOut;
  const punctuality = punctualityOf(presence, pauses, plan);
  const { lateMinutes, undertimeMinutes } = punctuality;
  const isRunning = isOpen(presence, isClocked);
  const isConflict = isRunning && hasForgottenClockOut(presence, plan, now);
  const workedLeave = leaveWorkMinutes(countedTime(presence.spans, pauses), plan);
  const isRestday = isRestdayPaid(plan, facts.isRestday);
  const parts = countedParts(shift, minutesWithin, overtime);
  const pay = payMinutesOf({ time, parts, nights, holidays, isRestday });
  const payOf = (names: readonly PayName[]) => names.reduce((sum, name) => sum + pay[name], 0);
  return {
    figures: {
      state: dayState({
        ...{ plan, isClocked, isConflict, lateMinutes, undertimeMinutes },
        isLeaveWorked: isLeaveWorked(plan, { isClocked, minutes: workedLeave }),
      }),
      planned_minutes: shift === null ? 0 : plannedMinutes(shift),
      part_leave_minutes: shift?.leave?.minutes ?? 0,
      worked_minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
      paid_break_minutes: wholeMinutes(breaks.reduce((sum, { from, paidUntil }) => sum + paidUntil - from, 0)),
      unpaid_break_minutes: wholeMinutes(
        breaks.reduce((sum, { paidUntil, until }) => sum + until - paidUntil, lengthOf(meal)),
      ),
      late_minutes: lateMinutes,
      undertime_minutes: undertimeMinutes,
      overtime_minutes: payOf(overtimeNames),
      waiting_overtime_minutes: overtime.reduce((sum, { waitingMinutes }) => sum + waitingMinutes, 0),
      night_minutes: payOf(nightNames),
      holiday_minutes: payOf(holidayNames),
      settled: isRunning ? isConflict : shift === null || shift.endsAt <= now,
    },
    pay,
    unpaidLeave: plan !== null && (plan.status === 'on_leave' || shift?.leave) ? (plan.unpaidLeave ?? 0) : 0,
    overtime,
    firstIn: presence.firstIn,
    lastOut,
    place: place === zone ? null : place,
    openSince: presence.openSince,
    lateOut: presence.lateOut,
    plan,
    isRestday,
    zone,
    breaks,
    roundings: clocked.flatMap(({ kind, at }, index) => {
      const counted = paid[index]?.at ?? at;
      return counted === at ? [] : [{ kind, at, counted }];
    }),
    meal,
    punctuality,
    holidays,
    minutesWithin,
    leaveWorkMinutes: workedLeave,
  };
}

const namesWith = (word: string): PayName[] => payNames.filter((name) => name.split('_').includes(word));
const overtimeNames = namesWith('overtime');
const nightNames = namesWith('night');
const holidayNames = namesWith('holiday');

const lengthOf = (spans: readonly TimeSpan[]): Micros => spans.reduce((sum, { from, until }) => sum + until - from, 0);

/** Corrected times were approved, so their length is not limited. */
function deadlineOf(plan: DayPlan | null, correctedUntil: Micros | null): (since: Micros) => Micros {
  return (since) =>
    correctedUntil !== null && since <= correctedUntil
      ? Number.POSITIVE_INFINITY
      : clockOutDeadline(since, workedEnd(plan));
}

/** Where the first punch was clocked. */
function placeOf(punches: readonly DayPunch[]): string | null {
  let first: DayPunch | null = null;
  for (const each of punches)
    if (first === null || each.at < first.at || (each.at === first.at && each.id < first.id)) first = each;
  return first?.zone ?? null;
}
