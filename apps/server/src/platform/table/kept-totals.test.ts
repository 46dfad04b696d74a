import { expect, it } from 'vitest';
import { createKeptTotals } from './kept-totals.ts';

it('counts once per filter while the list is unchanged, also for concurrent requests', async () => {
  const totals = createKeptTotals();
  let counted = 0;
  const count = async () => {
    counted += 1;
    await Promise.resolve();
    return 941;
  };
  const together = [totals.read('active', 7, count), totals.read('active', 7, count)];
  expect(await Promise.all(together)).toEqual([941, 941]);
  expect(await totals.read('active', 7, count)).toBe(941);
  expect(counted).toBe(1);
});

it('counts again after a change, and separately for another filter', async () => {
  const totals = createKeptTotals();
  expect(await totals.read('active', 7, async () => 3)).toBe(3);
  expect(await totals.read('all', 7, async () => 5)).toBe(5);
  expect(await totals.read('active', 8, async () => 4)).toBe(4);
});

it('does not keep a total that was counted across a change', async () => {
  const totals = createKeptTotals();
  await totals.read('active', 7, async () => {
    await totals.read('active', 8, async () => 10);
    return 9;
  });
  expect(await totals.read('active', 8, async () => 11)).toBe(10);
});

it('counts again after a failed count', async () => {
  const totals = createKeptTotals();
  await expect(totals.read('active', 7, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await totals.read('active', 7, async () => 3)).toBe(3);
});

it('evicts the oldest totals', async () => {
  const totals = createKeptTotals();
  for (let version = 0; version <= 500; version += 1) await totals.read('active', version, async () => version);
  expect(await totals.read('active', 500, async () => -1)).toBe(500);
  expect(await totals.read('active', 0, async () => -1)).toBe(-1);
});
