import { expect, it } from 'vitest';
import { instantOfLocal, localOfInstant } from './local-instant.ts';

it.each([
  ['2026-03-09T09:30', 'Asia/Manila', '2026-03-09T01:30:00.000Z'],
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['2026-01-01T00:15', 'Asia/Kolkata', '2025-12-31T18:45:00.000Z'],
  // Skipped by the clocks: 02:30 counts as 03:30.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Occurs twice: the first counts.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2026-10-04T03:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
])('reads %s in %s', (local, zone, instant) => {
  expect(instantOfLocal(local, zone)).toBe(instant);
});

it('converts both ways, and returns nothing for invalid text', () => {
  for (const zone of ['Asia/Manila', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'Nowhere/Else']) {
    const local = '2026-08-14T17:45';
    expect(localOfInstant(instantOfLocal(local, zone), zone)).toBe(local);
  }
  expect([instantOfLocal('', 'Asia/Manila'), instantOfLocal('tomorrow', 'Asia/Manila')]).toEqual([null, null]);
  expect([localOfInstant(null, 'Asia/Manila'), localOfInstant('soon', 'Asia/Manila')]).toEqual(['', '']);
});
