import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { restDayShifts, rotationSeams, type ShiftTimesById, shortestRest, shortRestText } from './rotation.rules.ts';
import { type RotationPattern, rotationShiftOn } from './rotation-week.rules.ts';
import { shiftInterval } from './shift-time.rules.ts';

const late = 1;
const early = 2;
const manila = 'Asia/Manila';
const times: ShiftTimesById = new Map([
  [late, { start: '22:00', minutes: 480, zone: manila }],
  [early, { start: '05:00', minutes: 480, zone: manila }],
]);
const day = (week: number, weekday: number, shiftId: number) => ({ week, weekday, shiftId });

it('finds an overlap at the seam of the last week and the first', () => {
  const pattern = { weeks: 2, days: [day(1, 1, early), day(2, 7, late)] };
  expect(rotationSeams(pattern, times, '2026-03-02')).toEqual([
    { first: day(2, 7, late), second: day(1, 1, early), minutes: -60 },
  ]);
});

it('shortens a rest in the night in which clocks go forward', () => {
  const newYork = { zone: 'America/New_York', minutes: 480 };
  const shifts = new Map([
    [late, { ...newYork, start: '14:00' }],
    [early, { ...newYork, start: '06:00' }],
  ]);
  const seams = rotationSeams({ weeks: 1, days: [day(1, 6, late), day(1, 7, early)] }, shifts, '2026-01-05');
  expect(seams.find(({ first }) => first.weekday === 6)?.minutes).toBe(7 * 60);
});

it('counts a day off by the shift before it, unless its hours reach into the next shift', () => {
  const spare = { weeks: 1, days: [day(1, 1, late), day(1, 2, late), day(1, 5, early)] };
  expect(restDayShifts(spare, times, '2026-03-02')).toEqual([day(1, 3, late), day(1, 6, early), day(1, 7, early)]);
});

it('warns about a rest under eight hours', () => {
  const one = { workDate: '2026-03-02', startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-02T08:00:00Z' };
  const next = (startsAt: string) => ({ workDate: '2026-03-03', startsAt, endsAt: '2026-03-03T08:00:00Z' });
  const textOf = (startsAt: string) => shortRestText(shortestRest([next(startsAt), one]));
  expect(textOf('2026-03-02T16:00:00Z')).toBeNull();
  expect(textOf('2026-03-02T15:30:00Z')).toBe(
    'Only 7 h 30 min of rest between the shifts of 2026-03-02 and 2026-03-03.',
  );
  expect(shortRestText(shortestRest([one]))).toBeNull();
});

const zones = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Europe/London',
  'Asia/Manila',
  'Pacific/Kiritimati',
] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const shiftTimes = fc.record({
  start: fc.integer({ min: 0, max: 47 }).map((half) => `${twoDigits(Math.floor(half / 2))}:${half % 2 ? '30' : '00'}`),
  minutes: fc.integer({ min: 30, max: 960 }),
  zone: fc.constantFrom(...zones),
});
const rotations = fc
  .record({
    weeks: fc.integer({ min: 1, max: 8 }),
    cells: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 56, maxLength: 56 }),
    shifts: fc.array(shiftTimes, { minLength: 4, maxLength: 4 }),
  })
  .map(({ weeks, cells, shifts }) => ({
    pattern: {
      weeks,
      days: cells
        .slice(0, weeks * 7)
        .flatMap((shiftId, at) => (shiftId === 0 ? [] : [day(Math.floor(at / 7) + 1, (at % 7) + 1, shiftId)])),
    } satisfies RotationPattern,
    shifts: new Map(shifts.map((one, index) => [index + 1, one])),
  }));
const mondays = fc.integer({ min: 0, max: 51 }).map((week) => addDays('2026-01-05', week * 7));

it('repeats after its weeks, and starts a week later with an offset of a week', () => {
  fc.assert(
    fc.property(rotations, mondays, fc.integer({ min: -400, max: 400 }), ({ pattern }, monday, days) => {
      const on = addDays(monday, days);
      const shift = rotationShiftOn(pattern, monday, on);
      expect(rotationShiftOn(pattern, monday, addDays(on, pattern.weeks * 7))).toBe(shift);
      expect(rotationShiftOn(pattern, addDays(monday, 7), addDays(on, 7))).toBe(shift);
    }),
  );
});

it('reports every overlap that a person on the rotation would meet, in any week and over clock changes', () => {
  fc.assert(
    fc.property(rotations, mondays, ({ pattern, shifts }, monday) => {
      const planned = Array.from({ length: 60 }, (_, index) => addDays(monday, index)).flatMap((workDate) => {
        const shift = shifts.get(rotationShiftOn(pattern, monday, workDate) ?? 0);
        if (!shift) return [];
        const { startsAt, endsAt } = shiftInterval(shift, workDate);
        return [{ workDate, startsAt: startsAt.toString(), endsAt: endsAt.toString() }];
      });
      const shortest = shortestRest(planned);
      if (shortest === null || shortest.minutes >= 0) return;
      expect(rotationSeams(pattern, shifts, monday).some(({ minutes }) => minutes < 0)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
