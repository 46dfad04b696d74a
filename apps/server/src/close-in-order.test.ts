import { expect, it } from 'vitest';
import { closeInOrder } from './close-in-order.ts';

it('closes in reverse order and reports what failed', async () => {
  const closed: string[] = [];
  const said: string[] = [];
  const isOrderly = await closeInOrder(
    [
      { name: 'The database', close: async () => void closed.push('database') },
      { name: 'The jobs', close: () => Promise.reject(new Error('stuck')) },
      { name: 'The requests', close: async () => void closed.push('requests') },
    ],
    (line) => said.push(line),
  );
  expect({ closed, said, isOrderly }).toEqual({
    closed: ['requests', 'database'],
    said: ['The jobs could not be closed: stuck'],
    isOrderly: false,
  });
});

it('forces a part that waits too long, and closes the rest', async () => {
  const closed: string[] = [];
  let release: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => {
    release = resolve;
  });
  const closers = [
    { name: 'The database', close: async () => void closed.push('database') },
    { name: 'The requests', close: () => stuck, patienceMs: 1, force: () => release() },
  ];
  expect(await closeInOrder(closers, () => undefined)).toBe(true);
  const said: string[] = [];
  const hanging = { name: 'The jobs', close: () => new Promise<void>(() => undefined), patienceMs: 1 };
  expect(await closeInOrder([...closers, hanging], (line) => said.push(line))).toBe(false);
  expect(said).toEqual(['The jobs did not end in time and were cut off.']);
  expect(closed).toEqual(['database', 'database']);
});
