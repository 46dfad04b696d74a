import { expect, it } from 'vitest';
import type { ListColumn } from './list-column.ts';
import { filterProblem } from './list-parameters.ts';

const column = (kind: ListColumn['kind']): ListColumn => ({ label: 'Column', kind });
const problem = (kind: ListColumn['kind'], value: unknown[]) =>
  filterProblem(column(kind), { value, matchMode: 'between' } as never)?.('column') ?? null;

const isReversed = 'The filter of column begins after it ends. Swap the two values.';

it('refuses a range that begins after it ends', () => {
  expect(problem('day', ['2026-03-02', '2026-03-01'])).toBe(isReversed);
  expect(problem('instant', ['2026-03-02', '2026-03-01'])).toBe(isReversed);
  expect(problem('minutes', ['10', '9'])).toBe(isReversed);
  expect(problem('money', ['10.50', '9.75'])).toBe(isReversed);
});

it('accepts a range of one value, and a range with an open end', () => {
  expect(problem('day', ['2026-03-01', '2026-03-01'])).toBe(null);
  expect(problem('number', ['9', '10'])).toBe(null);
  expect(problem('number', ['9', null])).toBe(null);
  expect(problem('day', ['', '2026-03-01'])).toBe(null);
});
