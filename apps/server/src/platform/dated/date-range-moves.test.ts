import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DateRange, type DateRangeEdit, planMove, planWithdrawal } from './date-range-moves.ts';

const today = '2026-03-10';
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

/** As a database would write it. */
function applied(ranges: readonly DateRange[], edit: DateRangeEdit, value: string): DateRange[] {
  const kept = ranges
    .filter(({ id }) => id !== edit.removed)
    .map((one) => (one.id === edit.ended?.id ? { ...one, until: edit.ended.until } : one));
  const added = edit.added ? [{ id: Math.max(0, ...ranges.map(({ id }) => id)) + 1, value, ...edit.added }] : [];
  return [...kept, ...added].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const shown = (ranges: readonly DateRange[]) => ranges.map(({ value, from, until }) => `${value} ${from} ${until}`);
const first: DateRange = { id: 1, from: day(1), until: null, value: 'A' };

function moved(ranges: readonly DateRange[], value: string, from: string): DateRange[] {
  const edit = planMove(ranges, { value, from, today });
  return 'says' in edit ? [...ranges] : applied(ranges, edit, value);
}

it('takes back what is planned: what holds before goes on, what is planned for later stays', () => {
  const planned = moved(moved([first], 'C', day(25)), 'B', day(20));
  const edit = planWithdrawal(planned, { from: day(20), today });
  expect(edit && shown(applied(planned, edit, ''))).toEqual([`A ${day(1)} ${day(25)}`, `C ${day(25)} null`]);
  const last = planWithdrawal(planned, { from: day(25), today });
  expect(last && shown(applied(planned, last, ''))).toEqual([`A ${day(1)} ${day(20)}`, `B ${day(20)} null`]);
});

it('takes back nothing that has begun, nor what was never planned', () => {
  const changed = moved([first], 'B', today);
  expect(planWithdrawal(changed, { from: today, today })).toBeNull();
  expect(planWithdrawal(changed, { from: day(1), today })).toBeNull();
  expect(planWithdrawal(changed, { from: day(20), today })).toBeNull();
});

it('takes back the first value as well, where nothing holds before', () => {
  const later = { ...first, from: day(20) };
  expect(planWithdrawal([later], { from: day(20), today })).toEqual({ removed: 1, ended: null, added: null });
});

it('undoes a move for a day ahead: whatever else was done, the days are what they were', () => {
  const step = fc.record({ value: fc.constantFrom('A', 'B', 'C'), at: fc.integer({ min: 1, max: 28 }) });
  const valueOn = (ranges: readonly DateRange[], on: string) =>
    ranges.find(({ from, until }) => from <= on && (until === null || on < until))?.value;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), step, (steps, { value, at }) => {
      const before = steps.reduce((all, one) => moved(all, one.value, day(one.at)), [first]);
      const from = day(at);
      const isNew = from > today && !before.some((one) => one.from === from);
      const edit = planMove(before, { value, from, today });
      if (!isNew || 'says' in edit) return;
      const after = applied(before, edit, value);
      const back = planWithdrawal(after, { from, today });
      const undone = back === null ? after : applied(after, back, '');
      for (let on = 1; on <= 30; on += 1) expect(valueOn(undone, day(on))).toBe(valueOn(before, day(on)));
    }),
  );
});
