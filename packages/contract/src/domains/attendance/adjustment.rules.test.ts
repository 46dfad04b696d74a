import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AdjustableDay,
  adjustmentOf,
  adjustmentReasons,
  type CountedFigures,
  countedFigures,
  differenceOf,
  figuresOf,
  firstUnlockedDay,
  isNothing,
  nothingCounted,
  type StoredFigures,
  sumOf,
} from './adjustment.rules.ts';
import { unknownStates } from './attendance.constants.ts';
import { type ComputedDay, computeDay } from './day.rules.ts';
import { anyDay, anyRuledDay, dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import type { DayFacts } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';
import { payMinutesFrom } from './pay-minutes.ts';

const clock = createLocalClock();
/** After every day of the fixtures. */
const now = micros('2027-02-01T00:00:00Z');
const computed = (facts: DayFacts) => computeDay(facts, now, clock);

const worked = (minutes: number): StoredFigures => ({
  state: 'present',
  part_leave_minutes: 0,
  worked_minutes: minutes,
  late_minutes: 0,
  undertime_minutes: 0,
  overtime_minutes: 0,
  isClocked: true,
  unpaidLeave: 0,
  pay: null,
});

it('counts days as the totals of a timesheet do', () => {
  expect(countedFigures(null)).toEqual(nothingCounted);
  expect(countedFigures(worked(60))).toMatchObject({
    planned_days: 1,
    worked_days: 1,
    worked_minutes: 60,
    pay_minutes: { ordinary: 60 },
  });
  expect(countedFigures({ ...worked(60), state: 'conflict' })).toMatchObject({
    planned_days: 1,
    worked_days: 0,
    worked_minutes: 0,
    pay_minutes: { ordinary: 0 },
  });
  expect(countedFigures({ ...worked(60), state: 'worked_leave' })).toEqual(nothingCounted);
  const leave = { ...worked(0), state: 'on_leave', isClocked: false } as const;
  expect(countedFigures(leave)).toMatchObject({ planned_days: 0, leave_days: 1 });
  expect(countedFigures({ ...leave, state: 'absent' })).toMatchObject({ planned_days: 1, absent_days: 1 });
});

it('counts leave of a part of a day on which nobody came as leave, not as absence', () => {
  const half = { ...worked(0), part_leave_minutes: 240, isClocked: false };
  expect(countedFigures({ ...half, state: 'absent' })).toMatchObject({
    ...{ planned_days: 1, absent_days: 1, part_leave_minutes: 240, absent_leave_minutes: 240 },
  });
  expect(countedFigures({ ...worked(240), part_leave_minutes: 240 })).toMatchObject({
    ...{ absent_days: 0, part_leave_minutes: 240, absent_leave_minutes: 0 },
  });
});

it('adjusts nothing while nobody knows what the day was', () => {
  const open = computed(dayOf(punchesAt(['in', '01:00:00'])));
  const day: AdjustableDay = { isLocked: true, stored: worked(60), paid: nothingCounted, computed: open };
  const unsettled = { figures: nothingCounted, isSettled: false, isLeaveWorked: false, waitingOvertimeMinutes: 0 };
  expect(adjustmentOf(day)).toEqual(unsettled);
  const onLeave = computed(dayOf(punchesAt(['in', '01:00:00'], ['out', '02:00:00']), { status: 'on_leave' }));
  expect(adjustmentOf({ ...day, computed: onLeave })).toEqual({ ...unsettled, isLeaveWorked: true });
});

it('takes back what a locked day stored, and what was paid for it later, once nothing of it counts', () => {
  const paid = countedFigures(worked(20));
  const day: AdjustableDay = { isLocked: true, stored: worked(60), paid, computed: null };
  expect(adjustmentOf(day)?.figures).toMatchObject({ worked_days: -2, worked_minutes: -80, planned_days: -2 });
  const absent: StoredFigures = { ...worked(0), state: 'absent', isClocked: false };
  expect(adjustmentOf({ ...day, stored: absent, paid: nothingCounted })?.figures).toMatchObject({
    planned_days: -1,
    absent_days: -1,
  });
  expect(adjustmentOf({ ...day, stored: null, paid: nothingCounted })).toBeNull();
});

it('names the reasons', () => {
  const given = { before: [1, 2, 3, 4], after: [1, 2, 3, 4], isLocked: true, isCorrected: false };
  expect(adjustmentReasons({ ...given, after: [1, 0, 3, 4] })).toEqual(['punches']);
  expect(adjustmentReasons({ ...given, after: [1, 0, 0, 0], isCorrected: true })).toEqual([
    'correction',
    'overtime',
    'holidays',
  ]);
  expect(adjustmentReasons({ ...given, before: null })).toEqual(['punches']);
  expect(adjustmentReasons({ ...given, isLocked: false })).toEqual(['reopened']);
  expect(adjustmentReasons(given)).toEqual(['reopened']);
});

it('finds the first day after the locks that touch each other', () => {
  const locks = [
    { first: '2026-03-16', last: '2026-03-31' },
    { first: '2026-03-01', last: '2026-03-15' },
    { first: '2026-05-01', last: '2026-05-15' },
  ];
  expect(firstUnlockedDay('2026-03-10', locks)).toBe('2026-04-01');
  expect(firstUnlockedDay('2026-02-28', locks)).toBe('2026-02-28');
  expect(firstUnlockedDay('2026-05-15', locks)).toBe('2026-05-16');
});

/** A day in the first of four periods, as the server keeps it: what it stores, and adjustments by period. */
interface Books {
  facts: DayFacts;
  stored: StoredFigures | null;
  readonly locked: Set<number>;
  readonly adjustments: Map<number, CountedFigures>;
}

const isKnown = (day: ComputedDay | null) =>
  day === null || (day.figures.settled && !unknownStates.has(day.figures.state));

function settle(books: Books): void {
  const day = computed(books.facts);
  const isLocked = books.locked.has(0);
  if (!isLocked) books.stored = day && figuresOf(day);
  const paid = [...books.adjustments].filter(([period]) => books.locked.has(period)).map(([, figures]) => figures);
  const open = [...books.adjustments.keys()].filter((period) => !books.locked.has(period));
  const adjustment = adjustmentOf({
    isLocked,
    stored: books.stored,
    paid: paid.reduce(sumOf, nothingCounted),
    computed: day,
  });
  for (const period of open) books.adjustments.delete(period);
  const free = [0, 1, 2, 3, 4].find((period) => !books.locked.has(period)) ?? 4;
  if (adjustment) books.adjustments.set(Math.min(...open, open.length > 0 ? 9 : free), adjustment.figures);
}

const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('facts' as const), seed: fc.nat(1000) }) },
    fc.record({ kind: fc.constant('lock' as const), seed: fc.nat(3) }),
    fc.record({ kind: fc.constant('reopen' as const), seed: fc.nat(3) }),
  ),
  { maxLength: 12 },
);

it('keeps the stored day and all its adjustments equal to the day with everything that is known', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyDay, anyRuledDay), { minLength: 2, maxLength: 5 }), steps, (days, all) => {
      const [first] = days;
      if (first === undefined) return;
      const books: Books = { facts: first, stored: null, locked: new Set(), adjustments: new Map() };
      settle(books);
      for (const { kind, seed } of all) {
        const before = new Map([...books.adjustments].filter(([period]) => books.locked.has(period)));
        if (kind === 'facts') books.facts = days[seed % days.length] ?? first;
        // A conflict is not locked.
        if (kind === 'lock' && isKnown(computed(books.facts))) books.locked.add(seed);
        if (kind === 'reopen') books.locked.delete(seed);
        settle(books);
        const day = computed(books.facts);
        const sum = [...books.adjustments.values()].reduce(sumOf, countedFigures(books.stored));
        if (isKnown(day) || !books.locked.has(0))
          expect(isNothing(differenceOf(sum, countedFigures(day && figuresOf(day))))).toBe(true);
        for (const [period, figures] of before)
          if (books.locked.has(period)) expect(books.adjustments.get(period)).toEqual(figures);
        expect([...books.adjustments.keys()].filter((period) => !books.locked.has(period)).length).toBeLessThan(2);
        for (const { worked_minutes, pay_minutes } of books.adjustments.values())
          expect(Object.values(pay_minutes).reduce((total, minutes) => total + minutes, 0)).toBe(worked_minutes);
      }
    }),
  );
});

it('splits minutes that were settled without parts as ordinary ones', () => {
  const pay = payMinutesFrom([60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(countedFigures({ ...worked(60), pay })).toEqual(countedFigures(worked(60)));
});
