import {
  adjustmentOf,
  adjustmentReasons,
  type CountedFigures,
  firstUnlockedDay,
  nothingCounted,
  type StoredFigures,
  sumOf,
} from '@muster/contract/domains/attendance/adjustment.rules.ts';
import type { ComputedDay } from '@muster/contract/domains/attendance/day.rules.ts';
import type { DayFacts } from '@muster/contract/domains/attendance/day-facts.ts';
import { dayInputs } from '@muster/contract/domains/attendance/day-inputs.rules.ts';
import { payMinutesFrom, storedPayMinutes } from '@muster/contract/domains/attendance/pay-minutes.ts';
import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import {
  type BookedDay,
  bookedDays,
  type ClosedDays,
  closedDays,
  type PaidAdjustment,
} from './adjustment.repository.ts';
import { notifyOfAdjustments } from './adjustment-notices.ts';
import { type AdjustmentRow, storeAdjustments } from './adjustment-write.repository.ts';
import type { SettledDay } from './attendance-day-write.repository.ts';
import { type DayKey, type DaySpan, type PersonDay, readDayFacts } from './day-facts.repository.ts';

type AdjustContext = Pick<BaseContext, 'db' | 'clock' | 'audit'>;

interface KnownDays {
  /** With punches or a plan. */
  readonly facts: readonly PersonDay[];
  readonly computed: readonly SettledDay[];
}

/**
 * Books what changed about locked days on the first day after the lock. Returns a test for days that stay as they were locked. The
 * caller holds the employees and has stored the days that can change.
 */
export async function adjustDays(
  ctx: AdjustContext,
  span: DaySpan,
  known: KnownDays,
): Promise<(day: SettledDay) => boolean> {
  const closed = await closedDays(ctx.db, span);
  if (closed.length === 0) return () => false;
  const emptied = emptiedDays(closed, known.facts);
  const emptyFacts = emptied.length === 0 ? [] : await emptyDayFacts(ctx.db, span, emptied);
  const facts = Map.groupBy([...known.facts, ...emptyFacts], ({ employeeId }) => employeeId);
  const changed = closed.flatMap((person) => changedDays(person, facts.get(person.employee_id) ?? []));
  const byKey = new Map(changed.map((day) => [keyOf(day), day]));
  if (changed.length > 0) {
    const computed = new Map(known.computed.map((day) => [keyOf(dayOf(day)), day.computed]));
    const keys = changed.map(({ employee_id, work_date }) => ({ employee_id, work_date }));
    const wanted = (await bookedDays(ctx.db, keys)).flatMap((booked) => {
      const day = byKey.get(keyOf(booked));
      const { employee_id, work_date } = booked;
      if (day === undefined) return [];
      return [{ employee_id, work_date, wanted: wantedFor(day, booked, computed.get(keyOf(booked)) ?? null) }];
    });
    await notifyOfAdjustments(ctx, await storeAdjustments(ctx.db, wanted, ctx.clock.now().toString()));
  }
  const locks = new Map(closed.map((person) => [person.employee_id, person.locks]));
  return (day) => {
    const { employee_id, work_date } = dayOf(day);
    const isLocked = isWithin(locks.get(employee_id) ?? [], work_date);
    return isLocked && !byKey.has(keyOf({ employee_id, work_date }));
  };
}

/** Days that were locked or adjusted with a plan or punches, of which nothing counts now. */
function emptiedDays(closed: readonly ClosedDays[], facts: readonly PersonDay[]): DayKey[] {
  const known = new Set(facts.map((day) => keyOf(dayOf(day))));
  return closed.flatMap(({ employee_id, locks, inputs, adjustments }) => {
    const adjusted = adjustments.map(({ work_date }) => work_date).filter((day) => isWithin(locks, day));
    const days = new Set([...Object.keys(inputs), ...adjusted]);
    return [...days].map((work_date) => ({ employee_id, work_date })).filter((day) => !known.has(keyOf(day)));
  });
}

/** Their holidays and overtime decisions. */
async function emptyDayFacts(db: Db, { first, last }: DaySpan, emptied: readonly DayKey[]): Promise<PersonDay[]> {
  const employeeIds = [...new Set(emptied.map(({ employee_id }) => employee_id))];
  const wanted = new Set(emptied.map(keyOf));
  const days = await readDayFacts(db, { employeeIds, first, last }, emptied);
  return days.filter((day) => wanted.has(keyOf(dayOf(day))));
}

interface ChangedDay extends DayKey {
  readonly isLocked: boolean;
  readonly isCorrected: boolean;
  readonly inputs: readonly number[];
  /** What the day was last computed from in a locked period. */
  readonly lockedInputs: readonly number[] | null;
  /** Of the adjustment that is not locked. */
  readonly bookedOn: string | null;
}

/** Locked days with other inputs than when they were locked, and all days with adjustments that may not add up. */
function changedDays(person: ClosedDays, days: readonly PersonDay[]): ChangedDay[] {
  const { employee_id, locks, adjustments } = person;
  const facts = new Map(days.map((day) => [day.facts.workDate, day.facts]));
  const locked = [...facts.keys()].filter((day) => isWithin(locks, day));
  const dates = new Set([...locked, ...adjustments.map(({ work_date }) => work_date)]);
  return [...dates].flatMap((work_date) => {
    const now = facts.get(work_date);
    const own = adjustments.filter((one) => one.work_date === work_date);
    const isLocked = isWithin(locks, work_date);
    const inputs = now ? dayInputs(now) : own.at(-1)?.inputs;
    if (inputs === undefined) return [];
    const open = own.filter((one) => !one.is_locked);
    if (isLocked && now && open.length <= 1 && !isChanged(person, own, { facts: now, inputs })) return [];
    return {
      ...{ employee_id, work_date, isLocked, inputs },
      isCorrected: person.resets.includes(work_date) || (now !== undefined && now.correctedUntil !== null),
      lockedInputs: own.findLast((one) => one.is_locked)?.inputs ?? person.inputs[work_date] ?? null,
      bookedOn: open[0]?.booked_on ?? null,
    };
  });
}

function isChanged(
  person: ClosedDays,
  adjustments: ClosedDays['adjustments'],
  { facts, inputs }: { readonly facts: DayFacts; readonly inputs: readonly number[] },
): boolean {
  const latest = adjustments.at(-1);
  if (latest) return !latest.is_settled || !isSame(latest.inputs, inputs);
  const stored = person.inputs[facts.workDate];
  if (stored === undefined) return facts.punches.length > 0;
  if (stored !== null) return !isSame(stored, inputs);
  return [...person.clocked_later, ...person.resets].includes(facts.workDate);
}

function wantedFor(day: ChangedDay, booked: BookedDay, computed: ComputedDay | null): AdjustmentRow | null {
  const { employee_id, work_date, isLocked, inputs } = day;
  const stored = booked.stored && storedFigures(booked.stored);
  const paid = booked.paid.map(paidFigures).reduce(sumOf, nothingCounted);
  const adjustment = adjustmentOf({ isLocked, stored, paid, computed });
  if (adjustment === null) return null;
  const { pay_minutes: pay, ...figures } = adjustment.figures;
  const reasons = adjustmentReasons({ ...day, before: day.lockedInputs, after: inputs });
  return {
    ...{ employee_id, work_date, client_id: booked.client_id, reasons, inputs },
    booked_on: day.bookedOn ?? firstUnlockedDay(work_date, booked.locks),
    is_settled: adjustment.isSettled,
    is_leave_worked: adjustment.isLeaveWorked,
    minutes_before: (stored?.worked_minutes ?? 0) + paid.worked_minutes,
    ...figures,
    waiting_overtime_minutes: adjustment.waitingOvertimeMinutes,
    pay_minutes: storedPayMinutes(pay),
  };
}

function storedFigures({
  is_clocked: isClocked,
  pay_minutes: pay,
  unpaid_leave_minutes: unpaidLeave,
  ...day
}: NonNullable<BookedDay['stored']>): StoredFigures {
  return { ...day, isClocked, unpaidLeave, pay: pay && payMinutesFrom(pay) };
}

const paidFigures = (paid: PaidAdjustment): CountedFigures => ({
  ...paid,
  pay_minutes: payMinutesFrom(paid.pay_minutes),
});

const isWithin = (locks: ClosedDays['locks'], day: string) =>
  locks.some(({ first, last }) => first <= day && day <= last);
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => value === other[index]);
const dayOf = ({ employeeId, facts }: Pick<PersonDay, 'employeeId' | 'facts'>): DayKey => ({
  employee_id: employeeId,
  work_date: facts.workDate,
});
const keyOf = ({ employee_id, work_date }: DayKey) => `${employee_id} ${work_date}`;
