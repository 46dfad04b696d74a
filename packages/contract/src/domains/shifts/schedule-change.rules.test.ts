import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedShifts, changeText, type PlannedShift } from './schedule-change.rules.ts';

const shift = (work_date: string, from: string, to: string): PlannedShift => ({
  work_date,
  starts_at: from,
  ends_at: to,
});

const plan = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 28 }), hour: fc.integer({ min: 0, max: 15 }) }), {
    selector: ({ day }) => day,
  })
  .map((days) =>
    days.map(({ day, hour }) => {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      const starts = Temporal.Instant.from(`${date}T00:00:00Z`).add({ hours: hour });
      return shift(date, starts.toString(), starts.add({ hours: 8 }).toString());
    }),
  );

it('names each work date on which two plans differ exactly once, in order', () => {
  fc.assert(
    fc.property(plan, plan, (before, after) => {
      const dates = changedShifts(before, after).map(({ before: old, after: planned }) => (planned ?? old)?.work_date);
      const text = (shifts: readonly PlannedShift[], date: string) =>
        JSON.stringify(shifts.find(({ work_date }) => work_date === date));
      const all = [...new Set([...before, ...after].map(({ work_date }) => work_date))].toSorted();
      expect(dates).toEqual(all.filter((date) => text(before, date) !== text(after, date)));
    }),
  );
});

it('finds nothing where only the notation of an instant differs', () => {
  const one = shift('2026-03-09', '2026-03-09T01:00:00Z', '2026-03-09T09:00:00Z');
  const same = shift('2026-03-09', '2026-03-09T09:00:00+08:00', '2026-03-09T17:00:00.000+08:00');
  expect(changedShifts([one], [same])).toEqual([]);
});

// 9:00 to 17:00 in New York, before and after the clocks change on 8 March.
const winter = shift('2026-03-06', '2026-03-06T14:00:00Z', '2026-03-06T22:00:00Z');
const summer = shift('2026-03-09', '2026-03-09T13:00:00Z', '2026-03-09T21:00:00Z');

it('gives days and times on the clock of the employee', () => {
  const earlier = { ...summer, starts_at: '2026-03-09T12:00:00Z' };
  expect(changeText(changedShifts([winter, summer], [winter, earlier]), 'Asia/Manila')).toBe(
    'Mon, Mar 9: 8:00 PM to 5:00 AM instead of 9:00 PM to 5:00 AM. Times are in Asia/Manila.',
  );
  expect(changeText(changedShifts([winter], []), 'Asia/Manila')).toBe(
    'Fri, Mar 6: no shift instead of 10:00 PM to 6:00 AM. Times are in Asia/Manila.',
  );
  expect(changeText(changedShifts([], [summer]), 'Australia/Sydney')).toBe(
    'Tue, Mar 10: 12:00 AM to 8:00 AM. Times are in Australia/Sydney.',
  );
});

it('names the earlier day if the shift moved to another one', () => {
  const moved = { ...summer, starts_at: '2026-03-09T17:00:00Z', ends_at: '2026-03-10T01:00:00Z' };
  expect(changeText(changedShifts([summer], [moved]), 'Asia/Manila')).toContain(
    'Tue, Mar 10: 1:00 AM to 9:00 AM instead of Mon, Mar 9, 9:00 PM to 5:00 AM.',
  );
});

it('names three days and counts the others', () => {
  const days = Array.from({ length: 5 }, (_, index) => ({ ...summer, work_date: `2026-03-${10 + index}` }));
  expect(changeText(changedShifts([], days), 'UTC')).toContain('2 more days until');
  expect(changeText(changedShifts([], days.slice(0, 4)), 'UTC')).toContain('1 more day until');
});
