import { expect, it } from 'vitest';
import { allTime, countedTime, intersection, partsOf, timeIn, wholeMinutes } from './counted-time.rules.ts';
import { ninePlan } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';

const span = (from: number, until: number) => ({ from, until });
const time = countedTime(
  [span(0, 100), span(200, 300)],
  [
    { ...span(40, 60), paidUntil: 50, rule: null },
    { ...span(210, 220), paidUntil: 220, rule: null },
  ],
);

it('counts presence less the unpaid part of breaks, within a span', () => {
  expect(timeIn(time, allTime)).toBe(190);
  expect(timeIn(time, span(45, 55))).toBe(5);
  expect(timeIn(time, span(90, 210))).toBe(20);
  expect(timeIn(time, intersection(span(0, 10), span(20, 30)))).toBe(0);
});

it('divides a day into parts that touch and do not overlap', () => {
  const { before, within, after } = partsOf(ninePlan);
  expect([before.from, after.until]).toEqual([allTime.from, allTime.until]);
  expect([before.until, within.until]).toEqual([within.from, after.from]);
});

it('rounds down to whole minutes', () => {
  expect([wholeMinutes(minuteMicros - 1), wholeMinutes(minuteMicros)]).toEqual([0, 1]);
});
