import { expect, it } from 'vitest';
import { rotationShiftOn, rotationWeek } from './rotation-week.rules.ts';

const late = 1;
const early = 2;
const day = (week: number, weekday: number, shiftId: number) => ({ week, weekday, shiftId });

it('counts weeks from the Monday of a week 1, forwards and backwards', () => {
  const weeks = ['2026-02-22', '2026-02-23', '2026-03-02', '2026-03-08', '2026-03-09', '2026-03-16', '2026-03-23'];
  expect(weeks.map((one) => rotationWeek(3, '2026-03-02', one))).toEqual([2, 3, 1, 1, 2, 3, 1]);
});

it('names the shift of a day, and none on a day off', () => {
  const pattern = { weeks: 2, days: [day(1, 1, late), day(2, 7, early)] };
  const shifts = ['2026-03-02', '2026-03-03', '2026-03-15', '2026-03-16'];
  expect(shifts.map((one) => rotationShiftOn(pattern, '2026-03-02', one))).toEqual([late, null, early, late]);
});
