import { expect, it } from 'vitest';
import { isPicked, noPicks, picksOn, type ShownPage, withAll, withRows } from './row-picks.ts';

const pageOf = (ids: readonly number[], more: Partial<ShownPage<number>> = {}): ShownPage<number> => ({
  narrowing: 'everybody',
  at: 'page 1',
  rows: ids,
  idOf: String,
  isCurrent: true,
  ...more,
});
const idsOf = (picks: ReturnType<typeof noPicks<number>>) => [...picks.picked.keys()];
const first = pageOf([1, 2, 3]);
const two = withRows(noPicks<number>('everybody'), first, ['1', '2'], true);

it('keeps rows of other pages', () => {
  const second = pageOf([4, 5], { at: 'page 2' });
  const picks = withRows(picksOn(two, second), second, ['5'], true);
  expect(idsOf(picks)).toEqual(['1', '2', '5']);
  expect(idsOf(withRows(picks, second, ['5', '4'], false))).toEqual(['1', '2']);
});

it('is empty under another search or filter', () => {
  expect(idsOf(picksOn(two, pageOf([1, 2, 3], { narrowing: 'wfh' })))).toEqual([]);
});

it('drops rows that left the page they were selected on, and takes newer versions of the others', () => {
  expect(idsOf(picksOn(two, pageOf([2, 3])))).toEqual(['2']);
  expect(idsOf(picksOn(two, pageOf([2, 3], { isCurrent: false })))).toEqual(['1', '2']);
});

it('recognizes a row on another page, as after sorting', () => {
  const sorted = picksOn(two, pageOf([3, 2], { at: 'page 1 by name' }));
  expect(idsOf(sorted)).toEqual(['1', '2']);
  expect(idsOf(picksOn(sorted, pageOf([3], { at: 'page 1 by name' })))).toEqual(['1']);
});

it('selects all results, and the other rows of the page once one is unselected', () => {
  const all = withAll(first);
  expect(isPicked(picksOn(all, pageOf([8])), '8')).toBe(true);
  expect(idsOf(withRows(all, first, ['2'], false))).toEqual(['1', '3']);
  expect(picksOn(all, pageOf([1], { narrowing: 'wfh' })).all).toBe(false);
});
