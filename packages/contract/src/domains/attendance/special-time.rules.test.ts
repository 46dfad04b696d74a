import { expect, it } from 'vitest';
import { micros } from './day-facts.fixture.ts';
import { type HolidayPart, minuteMicros, type TimeSpan } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';
import { holidaySpans, nightsAround } from './special-time.rules.ts';

const clock = createLocalClock();
const hours = ({ from, until }: TimeSpan) => (until - from) / minuteMicros / 60;

it('computes the nights around a day, an hour shorter or longer when the clocks change', () => {
  expect(nightsAround('2026-03-10', 'Asia/Manila', clock).map(hours)).toEqual([8, 8, 8, 8]);
  expect(nightsAround('2026-03-08', 'America/New_York', clock).map(hours)).toEqual([8, 7, 8, 8]);
  expect(nightsAround('2026-10-31', 'America/New_York', clock).map(hours)).toEqual([8, 8, 9, 8]);
});

it('takes holidays that the hours of a day can reach, from midnight to midnight', () => {
  const days = ['2026-03-07', '2026-03-08', '2026-03-12', '2026-03-13'];
  expect(holidaySpans({ workDate: '2026-03-10', holidays: days }, 'Asia/Manila', clock)).toEqual([
    { from: micros('2026-03-07T16:00:00Z'), until: micros('2026-03-08T16:00:00Z') },
    { from: micros('2026-03-11T16:00:00Z'), until: micros('2026-03-12T16:00:00Z') },
  ]);
});

const newYork = (workDate: string, holidayParts: readonly HolidayPart[], holidays: readonly string[] = []) =>
  holidaySpans({ workDate, holidays, holidayParts }, 'America/New_York', clock);

it('takes a part of a day by the clock of the place, until the midnight after it', () => {
  expect(newYork('2026-12-24', [{ day: '2026-12-24', from: 1080, until: 1440 }])).toEqual([
    { from: micros('2026-12-24T23:00:00Z'), until: micros('2026-12-25T05:00:00Z') },
  ]);
});

it('takes a part of a night an hour shorter or longer when the clocks change', () => {
  const until6 = (day: string) => newYork(day, [{ day, from: 0, until: 360 }]).map(hours);
  expect(['2026-03-07', '2026-03-08', '2026-11-01'].map(until6)).toEqual([[6], [5], [7]]);
  // A part that begins in the hour that is skipped, or that comes twice.
  const fromThen = (day: string, from: number) => newYork(day, [{ day, from, until: 360 }]).map(hours);
  expect(fromThen('2026-03-08', 120)).toEqual([3]);
  expect(fromThen('2026-11-01', 60)).toEqual([6]);
});

it('joins a part with the day that holds it and with parts that it meets', () => {
  const day = '2026-12-24';
  const evening = { day, from: 1080, until: 1440 };
  expect(newYork(day, [evening], [day]).map(hours)).toEqual([24]);
  expect(newYork(day, [evening, { day, from: 1020, until: 1200 }]).map(hours)).toEqual([7]);
  expect(newYork(day, [], [day, day]).map(hours)).toEqual([24]);
});
