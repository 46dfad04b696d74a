import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatedHistory, DatedValue } from './dated-history.ts';
import { planLastDay } from './plan-end.ts';

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
