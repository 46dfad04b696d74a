import { expect, it } from 'vitest';
import { createListTotals } from './list-total.ts';

it('counts once for a filter while the list stays as it is', async () => {
  const totals = createListTotals();
  let counted = 0;
  const count = async () => {
    counted += 1;
    return 941;
  };
  expect(await totals.read('active', 7, count)).toBe(941);
  expect(await totals.read('active', 7, count)).toBe(941);
  expect(counted).toBe(1);
});

it('counts anew after a change, and apart for another filter', async () => {
  const totals = createListTotals();
  expect(await totals.read('active', 7, async () => 3)).toBe(3);
  expect(await totals.read('all', 7, async () => 5)).toBe(5);
  expect(await totals.read('active', 8, async () => 4)).toBe(4);
});

it('does not keep a total that was counted across a change', async () => {
  const totals = createListTotals();
  await totals.read('active', 7, async () => {
    await totals.read('active', 8, async () => 10);
    return 9;
  });
  expect(await totals.read('active', 8, async () => 11)).toBe(10);
});
