import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftInterval } from '../shifts/shift-time.rules.ts';
import { type DayPlan, microsOf } from './day-facts.ts';
import { enteredTimes } from './entered-times.rules.ts';

const planFor = (workDate: string, gaps: Partial<DayPlan> = {}, start = '22:00', minutes = 480): DayPlan => {
  const zone = gaps.zone ?? 'America/New_York';
  const { startsAt, endsAt } = shiftInterval({ start, minutes, zone }, workDate);
  return {
    status: 'scheduled',
    startsAt: microsOf(startsAt),
    endsAt: microsOf(endsAt),
    zone,
    breaks: [],
    overtime: {},
    graceMinutes: 0,
    rounding: null,
    meal: null,
    ...gaps,
  };
};

const manila = { workDate: '2026-03-03', zone: 'Asia/Manila' };
const breaks = [
  { startsAfterMinutes: 120, minutes: 15, isPaid: true },
  { startsAfterMinutes: 240, minutes: 60, isPaid: false },
];
const texts = (times: ReturnType<typeof enteredTimes>) =>
  times && [times.in, times.out, ...times.breaks.flatMap(({ start, end }) => [start, end])].map(String);

it('enters a shift as planned, with its unpaid breaks', () => {
  expect(texts(enteredTimes(null, { ...manila, plan: planFor('2026-03-03', { breaks }) }))).toEqual([
    '2026-03-04T03:00:00Z',
    '2026-03-04T11:00:00Z',
    '2026-03-04T07:00:00Z',
    '2026-03-04T08:00:00Z',
  ]);
});

it('enters nothing as planned where no shift has to be worked', () => {
  expect(enteredTimes(null, { ...manila, plan: null })).toBeNull();
  expect(enteredTimes(null, { ...manila, plan: planFor('2026-03-03', { status: 'restday' }) })).toBeNull();
});

it('reads times on the clock of the shift, without a shift on the clock of the employee', () => {
  const times = { in: '22:10', out: '06:00', breaks: [{ start: '02:00', end: '02:30' }] };
  expect(texts(enteredTimes(times, { ...manila, plan: planFor('2026-03-03') }))).toEqual([
    '2026-03-04T03:10:00Z',
    '2026-03-04T11:00:00Z',
    '2026-03-04T07:00:00Z',
    '2026-03-04T07:30:00Z',
  ]);
  expect(texts(enteredTimes(times, { ...manila, plan: null }))?.slice(0, 2)).toEqual([
    '2026-03-03T14:10:00Z',
    '2026-03-03T22:00:00Z',
  ]);
});

it('takes a clock-in after midnight for a shift that began before', () => {
  const times = { in: '00:30', out: '06:00', breaks: [] };
  expect(texts(enteredTimes(times, { ...manila, plan: planFor('2026-03-03') }))).toEqual([
    '2026-03-04T05:30:00Z',
    '2026-03-04T11:00:00Z',
  ]);
});

it('gives the planned times for the clock times of any plan without clock changes', () => {
  const clock = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(clock, fc.integer({ min: 1, max: 960 }), (from, minutes) => {
      const text = (minute: number) =>
        `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const plan = planFor('2026-03-03', { zone: 'Asia/Manila' }, text(from), minutes);
      const times = { in: text(from), out: text(from + minutes), breaks: [] };
      const day = { workDate: '2026-03-03', zone: 'Australia/Sydney', plan };
      expect(texts(enteredTimes(times, day))).toEqual(texts(enteredTimes(null, day)));
    }),
  );
});
