import { addDays } from '../../plain-day.ts';
import { type AdjustmentReason, unknownStates } from './attendance.constants.ts';
import type { DayFigures } from './attendance-answers.ts';
import type { ComputedDay } from './day.rules.ts';
import { changedInputs } from './day-inputs.rules.ts';
import { type PayMinutes, payNames } from './pay-names.ts';

/** What a day adds to the totals of a timesheet, without its pay minutes. */
export const countedNames = [
  'planned_days',
  'worked_days',
  'leave_days',
  'part_leave_minutes',
  'unpaid_leave_minutes',
  'absent_days',
  'absent_leave_minutes',
  'worked_minutes',
  'late_minutes',
  'undertime_minutes',
  'overtime_minutes',
] as const;
export type CountedName = (typeof countedNames)[number];

/** What a day or an adjustment adds to the totals of a timesheet. */
export type CountedFigures = Readonly<Record<CountedName, number>> & { readonly pay_minutes: PayMinutes };

export interface StoredFigures
  extends Pick<
    DayFigures,
    'state' | 'part_leave_minutes' | 'worked_minutes' | 'late_minutes' | 'undertime_minutes' | 'overtime_minutes'
  > {
  readonly isClocked: boolean;
  readonly unpaidLeave: number;
  /** Null: settled before minutes were split. Then all of them are ordinary. */
  readonly pay: PayMinutes | null;
}

const none = Object.fromEntries(payNames.map((name) => [name, 0])) as Readonly<
  Record<(typeof payNames)[number], number>
>;

export const nothingCounted: CountedFigures = {
  ...(Object.fromEntries(countedNames.map((name) => [name, 0])) as Readonly<Record<CountedName, number>>),
  pay_minutes: { ...none },
};

/** As the totals of a timesheet count a day: of one that somebody has to fix, nobody knows yet what was worked. */
export function countedFigures(day: StoredFigures | null): CountedFigures {
  if (day === null) return nothingCounted;
  const { state, isClocked, worked_minutes, late_minutes, undertime_minutes, overtime_minutes } = day;
  const isKnown = !unknownStates.has(state);
  return {
    planned_days: Number(plannedStates.has(state)),
    worked_days: Number(isClocked && isKnown),
    leave_days: Number(state === 'on_leave'),
    part_leave_minutes: day.part_leave_minutes,
    unpaid_leave_minutes: state === 'worked_leave' ? 0 : day.unpaidLeave,
    absent_days: Number(state === 'absent'),
    absent_leave_minutes: state === 'absent' ? day.part_leave_minutes : 0,
    worked_minutes: isKnown ? worked_minutes : 0,
    late_minutes,
    undertime_minutes,
    overtime_minutes: isKnown ? overtime_minutes : 0,
    pay_minutes: isKnown ? (day.pay ?? { ...none, ordinary: worked_minutes }) : none,
  };
}

const plannedStates: ReadonlySet<string> = new Set(['present', 'late', 'undertime', 'absent', 'conflict']);

export const sumOf = (one: CountedFigures, other: CountedFigures): CountedFigures => combined(one, other, 1);
export const differenceOf = (one: CountedFigures, other: CountedFigures): CountedFigures => combined(one, other, -1);

function combined(one: CountedFigures, other: CountedFigures, sign: 1 | -1): CountedFigures {
  const pay = payNames.map((name) => [name, one.pay_minutes[name] + sign * other.pay_minutes[name]]);
  return {
    ...(Object.fromEntries(countedNames.map((name) => [name, one[name] + sign * other[name]])) as Record<
      CountedName,
      number
    >),
    pay_minutes: Object.fromEntries(pay) as PayMinutes,
  };
}

export const isNothing = (figures: CountedFigures): boolean =>
  countedNames.every((name) => figures[name] === 0) && payNames.every((name) => figures.pay_minutes[name] === 0);

export interface AdjustableDay {
  /** The day cannot be stored with other figures. */
  readonly isLocked: boolean;
  readonly stored: StoredFigures | null;
  /** What adjustments in locked periods hold for the day. */
  readonly paid: CountedFigures;
  /** The day with everything that is known now; null if nothing was planned or worked. */
  readonly computed: ComputedDay | null;
}

export interface Adjustment {
  readonly figures: CountedFigures;
  /** False while nobody knows what the day was, as without a clock-out: then nothing is adjusted yet. */
  readonly isSettled: boolean;
  /** Not settled, because it was worked on leave. */
  readonly isLeaveWorked: boolean;
  readonly waitingOvertimeMinutes: number;
}

/**
 * What is still to be adjusted, so that the stored day and all its adjustments add up to the computed day. Null: nothing. An unlocked
 * day is stored as computed, so only what locked periods hold for it remains to be taken back.
 */
export function adjustmentOf({ isLocked, stored, paid, computed }: AdjustableDay): Adjustment | null {
  const before = countedFigures(stored);
  if (isLocked && computed !== null && !isKnown(computed))
    return {
      ...{ figures: nothingCounted, isSettled: false, waitingOvertimeMinutes: 0 },
      isLeaveWorked: computed.figures.state === 'worked_leave',
    };
  const after = isLocked ? countedFigures(computed && figuresOf(computed)) : before;
  const figures = differenceOf(differenceOf(after, before), paid);
  const waitingOvertimeMinutes = isLocked ? (computed?.figures.waiting_overtime_minutes ?? 0) : 0;
  return isNothing(figures) && waitingOvertimeMinutes === 0
    ? null
    : { figures, isSettled: true, isLeaveWorked: false, waitingOvertimeMinutes };
}

const isKnown = ({ figures }: ComputedDay) => figures.settled && !unknownStates.has(figures.state);

export const figuresOf = ({ figures, firstIn, pay, unpaidLeave }: ComputedDay): StoredFigures => ({
  ...figures,
  isClocked: firstIn !== null,
  unpaidLeave,
  pay,
});

export interface InputsThen {
  /** Null: not known, because they were not stored then. */
  readonly before: readonly number[] | null;
  readonly after: readonly number[];
  readonly isLocked: boolean;
  readonly isCorrected: boolean;
}

/** Why a day is adjusted. */
export function adjustmentReasons({ before, after, isLocked, isCorrected }: InputsThen): AdjustmentReason[] {
  if (!isLocked) return ['reopened'];
  const punches = isCorrected ? 'correction' : 'punches';
  if (before === null) return [punches];
  const reasons = changedInputs(before, after).map((kind) => (kind === 'punches' ? punches : kind));
  return reasons.length === 0 ? ['reopened'] : reasons;
}

/** Both included. */
export interface LockedRange {
  readonly first: string;
  readonly last: string;
}

/** The first day from this one on that is not locked: there the adjustment counts. */
export function firstUnlockedDay(day: string, locks: readonly LockedRange[]): string {
  let first = day;
  for (const lock of locks.toSorted((one, other) => (one.first < other.first ? -1 : 1)))
    if (lock.first <= first && first <= lock.last) first = addDays(lock.last, 1);
  return first;
}
