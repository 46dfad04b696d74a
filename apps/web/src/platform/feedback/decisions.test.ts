import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decisionsOf } from './decisions.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('holds others until one is answered, however long that takes, and for a moment after', async () => {
  const decisions = decisionsOf(new QueryClient());
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = decisions.send(() => promise);
  pass(5000);
  expect(decisions.areHeld()).toBe(true);
  resolve();
  await sent;
  pass(699);
  expect(decisions.areHeld()).toBe(true);
  pass(1);
  expect(decisions.areHeld()).toBe(false);
});

it('holds them also after one that failed', async () => {
  const decisions = decisionsOf(new QueryClient());
  await expect(decisions.send(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(decisions.areHeld()).toBe(true);
  pass(700);
  expect(decisions.areHeld()).toBe(false);
});

it('begins the moment again when another request comes under the pointer', async () => {
  const decisions = decisionsOf(new QueryClient());
  await decisions.send(async () => undefined);
  pass(600);
  decisions.hold();
  pass(600);
  expect(decisions.areHeld()).toBe(true);
  pass(100);
  expect(decisions.areHeld()).toBe(false);
});

it('says when they are held and when they are free again', async () => {
  vi.useFakeTimers();
  const decisions = decisionsOf(new QueryClient());
  const seen: boolean[] = [];
  const leave = decisions.follow(() => seen.push(decisions.areHeld()));
  await decisions.send(async () => undefined);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([true, true, false]);
  leave();
  decisions.hold();
  expect(seen).toHaveLength(3);
});
