import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decisionsAreHeld, holdDecisions, sendDecision } from './decisions.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('holds others until one is answered, however long that takes, and for a moment after', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = sendDecision(() => promise);
  pass(5000);
  expect(decisionsAreHeld()).toBe(true);
  resolve();
  await sent;
  pass(699);
  expect(decisionsAreHeld()).toBe(true);
  pass(1);
  expect(decisionsAreHeld()).toBe(false);
});

it('holds them also after one that failed', async () => {
  await expect(sendDecision(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(decisionsAreHeld()).toBe(true);
  pass(700);
  expect(decisionsAreHeld()).toBe(false);
});

it('begins the moment again when another request comes under the pointer', async () => {
  await sendDecision(async () => undefined);
  pass(600);
  holdDecisions();
  pass(600);
  expect(decisionsAreHeld()).toBe(true);
  pass(100);
  expect(decisionsAreHeld()).toBe(false);
});
