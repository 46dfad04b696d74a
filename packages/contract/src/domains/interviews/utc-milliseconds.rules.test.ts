import { expect, it } from 'vitest';
import { utcMilliseconds } from './utc-milliseconds.rules.ts';

it('reads instants in UTC', () => {
  expect(utcMilliseconds('2026-03-09T01:30:00Z')).toBe(Date.UTC(2026, 2, 9, 1, 30));
  expect(utcMilliseconds('2026-03-09T01:30:05.250Z')).toBe(Date.UTC(2026, 2, 9, 1, 30, 5, 250));
  expect(utcMilliseconds('2026-03-09T01:30Z')).toBe(Date.UTC(2026, 2, 9, 1, 30));
});
