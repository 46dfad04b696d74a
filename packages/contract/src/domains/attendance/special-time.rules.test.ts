import { expect, it } from 'vitest';
import { micros } from './day-facts.fixture.ts';
import { minuteMicros, type TimeSpan } from './day-facts.ts';
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
  expect(holidaySpans('2026-03-10', days, 'Asia/Manila', clock)).toEqual([
    { from: micros('2026-03-07T16:00:00Z'), until: micros('2026-03-08T16:00:00Z') },
    { from: micros('2026-03-11T16:00:00Z'), until: micros('2026-03-12T16:00:00Z') },
  ]);
});
