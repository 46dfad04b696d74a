import { expect, it } from 'vitest';
import { isFactorFresh, isSessionAlive, isTouchDue } from './session-life.ts';

const start = Temporal.Instant.from('2026-03-02T08:00:00Z');
const times = { lastSeenAt: start, expiresAt: start.add({ hours: 12 }), endedAt: null, impersonationEndsAt: null };

it('ends a session after 30 minutes without use', () => {
  expect(isSessionAlive(times, start.add({ minutes: 29, seconds: 59 }))).toBe(true);
  expect(isSessionAlive(times, start.add({ minutes: 30 }))).toBe(false);
});

it('ends a session after 12 hours although it is used', () => {
  const used = { ...times, lastSeenAt: start.add({ hours: 11, minutes: 59 }) };
  expect(isSessionAlive(used, start.add({ hours: 11, minutes: 59, seconds: 59 }))).toBe(true);
  expect(isSessionAlive(used, start.add({ hours: 12 }))).toBe(false);
});

it('detects an ended session and an expired impersonation', () => {
  expect(isSessionAlive({ ...times, endedAt: start }, start)).toBe(false);
  expect(isSessionAlive({ ...times, impersonationEndsAt: start.add({ minutes: 5 }) }, start.add({ minutes: 5 }))).toBe(
    false,
  );
});

it('treats a factor as fresh for ten minutes', () => {
  expect(isFactorFresh(start, start.add({ minutes: 9 }))).toBe(true);
  expect(isFactorFresh(start, start.add({ minutes: 10 }))).toBe(false);
  expect(isFactorFresh(null, start)).toBe(false);
});

it('records the last use once a minute', () => {
  expect(isTouchDue(start, start.add({ seconds: 59 }))).toBe(false);
  expect(isTouchDue(start, start.add({ seconds: 60 }))).toBe(true);
});
