import { expect, it } from 'vitest';
import { breaksTaken, plannedMinutes } from './break.rules.ts';
import { type ClockedAt, ninePlan, punchesAt } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';
import { followPunches } from './presence.rules.ts';

const short = { startsAfterMinutes: 120, minutes: 15, isPaid: true };
const meal = { startsAfterMinutes: 240, minutes: 60, isPaid: false };
const plan = { ...ninePlan, breaks: [short, meal] };

const taken = (...punches: readonly ClockedAt[]) =>
  breaksTaken(
    followPunches(punchesAt(...punches), () => Number.POSITIVE_INFINITY),
    plan,
  ).map(({ from, paidUntil, until, rule }) => ({
    paid: (paidUntil - from) / minuteMicros,
    unpaid: (until - paidUntil) / minuteMicros,
    rule,
  }));

it('takes a break for the planned one whose start is nearest, the first of two that are as near', () => {
  const breaks = taken(
    ['in', '01:00:00'],
    ['break_start', '04:00:00'],
    ['break_end', '04:10:00'],
    ['break_start', '04:01:00'],
    ['break_end', '04:02:00'],
    ['out', '09:00:00'],
  );
  expect(breaks.map(({ rule }) => rule)).toEqual([short, meal]);
});

it('pays a paid break no more than its minutes, however often it is taken', () => {
  const breaks = taken(
    ['in', '01:00:00'],
    ['break_start', '02:50:00'],
    ['break_end', '03:00:00'],
    ['break_start', '03:10:00'],
    ['break_end', '03:20:00'],
    ['out', '09:00:00'],
  );
  expect(breaks).toEqual([
    { paid: 10, unpaid: 0, rule: short },
    { paid: 5, unpaid: 5, rule: short },
  ]);
});

it('does not count a break of a day that nobody clocked out of', () => {
  expect(taken(['in', '01:00:00'], ['break_start', '03:00:00'], ['break_end', '03:10:00'])).toEqual([]);
});

it('plans to work the shift without its unpaid breaks', () => {
  expect(plannedMinutes(plan)).toBe(420);
  expect(plannedMinutes({ ...plan, breaks: [{ ...meal, minutes: 600 }] })).toBe(0);
});
