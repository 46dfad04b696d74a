import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { takeBackTry, throttle } from './throttle.repository.ts';

const start = Temporal.Instant.from('2026-03-02T08:00:00Z');
let scratch: OpenScratch;

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

const tryAt = (key: string, seconds: number, limit = 5) =>
  throttle(scratch.db, { key, limit, windowSeconds: 60, now: start.add({ milliseconds: Math.round(seconds * 1000) }) });

it('allows five attempts in any sixty seconds, and returns the time to wait', async () => {
  for (const second of [50, 52, 54, 56, 58]) expect(await tryAt('a', second)).toBe(0);
  expect(await tryAt('a', 59)).toBe(51);
  expect(await tryAt('a', 109.4)).toBe(1);
  expect(await tryAt('a', 110.1)).toBe(0);
  expect(await tryAt('a', 110.2)).toBe(2);
  expect(await tryAt('b', 59)).toBe(0);
});

it('does not let refused attempts lengthen the wait', async () => {
  for (let number = 0; number < 5; number += 1) await tryAt('c', 0);
  for (let second = 1; second < 60; second += 1) expect(await tryAt('c', second)).toBe(60 - second);
  expect(await tryAt('c', 60)).toBe(0);
});

it('counts exactly in a burst, even at the same instant', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => tryAt('d', 0)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(new Set(waits)).toEqual(new Set([0, 60]));
});

it('undoes the count of a successful attempt', async () => {
  for (let number = 0; number < 20; number += 1) {
    expect(await tryAt('f', number, 1)).toBe(0);
    await takeBackTry(scratch.db, 'f');
  }
  await takeBackTry(scratch.db, 'f');
  await takeBackTry(scratch.db, 'unknown');
  expect(await tryAt('f', 21, 1)).toBe(0);
  expect(await tryAt('f', 22, 1)).toBe(59);
});
