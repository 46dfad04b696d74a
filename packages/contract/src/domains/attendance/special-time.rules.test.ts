import { expect, it } from 'vitest';
import { countedTime } from './counted-time.rules.ts';
import { micros, ninePlan } from './day-facts.fixture.ts';
import { minuteMicros, type TimeSpan } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';
import { overtimeOf } from './overtime.rules.ts';
import { holidaySpans, minutesIn, nightsAround } from './special-time.rules.ts';

const clock = createLocalClock();
const hours = ({ from, until }: TimeSpan) => (until - from) / minuteMicros / 60;

it('knows the nights around a day, an hour shorter or longer when the clocks change', () => {
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

it('counts special time beyond the shift only as far as overtime was granted', () => {
  const span = (from: string, until: string) => ({ from: micros(from), until: micros(until) });
  const time = countedTime([span('2026-03-10T01:00:00Z', '2026-03-10T09:50:00Z')], []);
  const special = [span('2026-03-10T08:30:00Z', '2026-03-10T12:00:00Z')];
  const plan = { ...ninePlan, overtime: { after: { minimumMinutes: 30, roundingMinutes: 30 } } };
  expect(minutesIn(special, time, plan, overtimeOf(time, plan))).toBe(60);
  expect(minutesIn(special, time, ninePlan, overtimeOf(time, ninePlan))).toBe(30);
  expect(minutesIn(special, time, null, [])).toBe(80);
});
