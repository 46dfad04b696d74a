import { expect, it } from 'vitest';
import { micros } from './day-facts.fixture.ts';
import { readDeviceTime, zoneNamed } from './device-time.rules.ts';

it('reads instants and local times', () => {
  const at = { at: micros('2026-03-02T01:00:00Z') };
  for (const text of ['2026-03-02T09:00:00+08:00', '2026-03-02T01:00Z', '2026-03-02 09:00', '2026-03-02T09:00:00'])
    expect([text, readDeviceTime(text, 'Asia/Manila')]).toEqual([text, at]);
  expect(readDeviceTime('2026-03-02', 'UTC')).toEqual({ at: micros('2026-03-02T00:00:00Z') });
});

it('refuses local times that the clocks skip or repeat, unless they have an offset', () => {
  expect(readDeviceTime('2026-03-08 02:30', 'America/New_York')).toEqual({
    problem: 'does not exist in America/New_York: the clocks skip it',
  });
  expect(readDeviceTime('2026-11-01 01:30', 'America/New_York')).toEqual({
    problem: 'comes twice in America/New_York, because the clocks change: add the offset, -04:00 or -05:00',
  });
  expect(readDeviceTime('2026-11-01T01:30-05:00', 'America/New_York')).toEqual({ at: micros('2026-11-01T06:30:00Z') });
});

it('refuses everything else', () => {
  for (const text of ['', '9:00', '03/02/2026 09:00', '2026-02-30 09:00', '2026-03-02 25:00', '46083.375'])
    expect(readDeviceTime(text, 'Asia/Manila')).toHaveProperty('problem');
  expect(zoneNamed('Asia/Manila')).toBe('Asia/Manila');
  for (const text of ['', 'Manila', '+08:00', 'Asia/Nowhere']) expect(zoneNamed(text)).toBeNull();
});
