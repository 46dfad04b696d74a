import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DatedHistory, type DatedValue, holdsOn } from './dated-history.ts';
import { planLastDay, planRemoval } from './plan-end.ts';
import { previewOf } from './preview-edit.ts';

type Fields = { readonly of: string };
const row = (id: number, of: string, from: string, until: string | null = null): DatedValue<Fields> => ({
  id,
  from,
  until,
  enteredUntil: until,
  value: { of },
});
/** An interim value from 1 to 30 April, after which the earlier one resumes. */
const interrupted: DatedHistory<Fields> = [
  { ...row(1, 'usual', '2026-01-01', '2026-04-01'), enteredUntil: null },
  row(2, 'interim', '2026-04-01', '2026-05-01'),
  row(3, 'usual', '2026-05-01'),
];
const ended = (until: string) => ({ id: 2, until, enteredUntil: until });

it('ends an open value and adds nothing', () => {
  expect(planLastDay([row(1, 'usual', '2026-01-01')], { id: 1, from: '2026-03-01' })).toEqual({
    removed: [],
    resized: [{ id: 1, until: '2026-03-01', enteredUntil: '2026-03-01' }],
    added: [],
  });
});

it('removes the interrupted value that would resume, also without an earlier end', () => {
  expect(planLastDay(interrupted, { id: 2, from: '2026-04-10' })?.removed).toEqual([3]);
  expect(planLastDay(interrupted, { id: 2, from: '2026-05-01' })).toMatchObject({
    removed: [3],
    resized: [ended('2026-05-01')],
  });
});

it('keeps a later value that is not the interrupted one', () => {
  const other = [...interrupted.slice(0, 2), row(3, 'other', '2026-05-01')];
  expect(planLastDay(other, { id: 2, from: '2026-04-10' })).toEqual({
    removed: [],
    resized: [ended('2026-04-10')],
    added: [],
  });
  expect(planLastDay(other, { id: 2, from: '2026-05-01' })).toBeNull();
});

it('ends nothing that begins later, is over or is missing', () => {
  expect(planLastDay(interrupted, { id: 2, from: '2026-04-01' })).toBeNull();
  expect(planLastDay(interrupted, { id: 2, from: '2026-06-01' })).toBeNull();
  expect(planLastDay(interrupted, { id: 9, from: '2026-04-10' })).toBeNull();
});

it('leaves no value between the last day and the next different value', () => {
  const day = fc.integer({ min: 2, max: 40 }).map((days) => `2026-04-${String(Math.min(30, days)).padStart(2, '0')}`);
  fc.assert(
    fc.property(day, (from) => {
      const edit = planLastDay(interrupted, { id: 2, from });
      const left = interrupted.filter(({ id }) => !edit?.removed.includes(id));
      expect(left.filter((one) => one.until === null)).toEqual([]);
    }),
  );
});

it('takes days out of a value, which goes on after them', () => {
  const usual = row(1, 'usual', '2026-01-01');
  expect(planRemoval([usual], { id: 1, from: '2026-03-04', until: '2026-03-05' })).toEqual({
    removed: [],
    resized: [{ id: 1, until: '2026-03-04', enteredUntil: '2026-03-04' }],
    added: [{ from: '2026-03-05', until: null, enteredUntil: null, value: { of: 'usual' } }],
  });
  expect(planRemoval(interrupted, { id: 2, from: '2026-04-01', until: '2026-04-02' })).toEqual({
    removed: [2],
    resized: [{ id: 1, until: '2026-04-01', enteredUntil: '2026-04-01' }],
    added: [{ from: '2026-04-02', until: '2026-05-01', enteredUntil: '2026-05-01', value: { of: 'interim' } }],
  });
});

it('takes out only days of the value, and nothing where it has none of them', () => {
  const days = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }));
  const april = (day: number) => `2026-04-${String(day).padStart(2, '0')}`;
  const held = [{ ...row(1, 'usual', april(8), april(20)) }];
  fc.assert(
    fc.property(days, ([first, last]) => {
      const edit = planRemoval(held, { id: 1, from: april(first), until: april(last) });
      if (edit === null) return first >= last || last <= 8 || first >= 20;
      const after = previewOf(held, edit).history;
      for (let day = 1; day <= 28; day += 1) {
        const isOut = day >= first && day < last;
        expect(after.some((one) => holdsOn(one, april(day)))).toBe(day >= 8 && day < 20 && !isOut);
      }
      return true;
    }),
  );
});
