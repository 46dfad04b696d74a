import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legalWeeklyHours } from '../../constants.ts';
import { mondayOf } from '../../plain-day.ts';
import { type PlannedWork, weeklyHoursWarnings } from './weekly-hours.rules.ts';

const limits = { contractHours: 40, client: 'Harbour Homes' };
const days = (first: number, last: number, minutes: number): PlannedWork[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    workDate: `2026-03-${String(first + index).padStart(2, '0')}`,
    minutes,
  }));

it('warns about the fullest week over the contract or the law', () => {
  expect(weeklyHoursWarnings(days(2, 6, 480), limits)).toEqual([]);
  expect(weeklyHoursWarnings([...days(2, 6, 480), ...days(9, 14, 450)], limits)).toEqual([
    '45 h in the week of 2026-03-09: the contract with Harbour Homes allows 40 h.',
  ]);
  expect(weeklyHoursWarnings(days(2, 8, 450), limits)).toEqual([
    '52 h 30 min in the week of 2026-03-02: the contract with Harbour Homes allows 40 h.',
    '52 h 30 min in the week of 2026-03-02: the law allows 48 h.',
  ]);
  expect(weeklyHoursWarnings(days(2, 7, 480), { ...limits, contractHours: null })).toEqual([]);
  expect(weeklyHoursWarnings([], limits)).toEqual([]);
});

it('warns of the law if and only if some week has more hours', () => {
  const anyDays = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 30 }), minutes: fc.integer({ min: 1, max: 960 }) }),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(anyDays, (given) => {
      const work = given.map(({ day, minutes }) => ({
        workDate: Temporal.PlainDate.from('2026-03-01').add({ days: day }).toString(),
        minutes,
      }));
      const isOver = work.some(({ workDate }) => {
        const same = work.filter((each) => mondayOf(each.workDate) === mondayOf(workDate));
        return same.reduce((sum, { minutes }) => sum + minutes, 0) > legalWeeklyHours * 60;
      });
      expect(weeklyHoursWarnings(work, { ...limits, contractHours: null }).length > 0).toBe(isOver);
    }),
  );
});
