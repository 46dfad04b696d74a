import { expect, it } from 'vitest';
import { clockFace, waitParts, workedParts } from './clock-face.ts';
import { ownClock } from './own-clock.ts';
import { dayOf } from './own-days.fixture.ts';

const zone = 'Asia/Manila';
const faceAt = (time: string, days: Parameters<typeof ownClock>[0]['days']) => {
  const at = Date.parse(`2026-03-10T${time}:00Z`);
  const own = { now: `2026-03-10T${time}:00Z`, zone, next: ['in' as const], since: null, correctable: null, days };
  return clockFace(ownClock(own, zone, at), at, zone);
};
const today = dayOf('2026-03-10');

it('counts down to the next shift, and says whether clocking in counts for it', () => {
  expect(faceAt('00:30', [today])).toMatchObject({ kind: 'next', minutes: 30, early: 'in time' });
  expect(faceAt('00:30', [dayOf('2026-03-11')])).toMatchObject({ kind: 'next', minutes: 1470, early: 'unscheduled' });
  const late = { ...today, starts_at: '2026-03-10T09:00:00Z', ends_at: '2026-03-10T17:00:00Z' };
  expect(faceAt('00:30', [late])).toMatchObject({ kind: 'next', minutes: 510, early: 'same day' });
  expect(faceAt('12:00', [today])).toEqual({ kind: 'none' });
});

it('says how long ago the shift began without a clock-in, and what was worked after one', () => {
  expect(faceAt('01:12', [today])).toMatchObject({ kind: 'due', minutes: 12 });
  const punches = [{ id: 1, kind: 'in' as const, at: '2026-03-10T01:00:00Z', zone }];
  expect(faceAt('01:12', [{ ...today, punches }])).toEqual({ kind: 'worked' });
  expect(faceAt('01:12', [{ ...today, status: 'on_leave' }])).toEqual({ kind: 'none' });
});

it('shows a wait in its two largest units', () => {
  const text = (parts: ReturnType<typeof waitParts>) => parts.map(({ value, unit }) => `${value} ${unit}`).join(' ');
  const waits = [0, 12, 186, 390, 480, 1470, 2880, 3720].map((minutes) => text(waitParts(minutes)));
  expect(waits).toEqual(['0 min', '12 min', '3 h 06 min', '6 h 30 min', '8 h', '1 day', '2 days', '2 days 14 h']);
  expect(text(workedParts(5))).toBe('0 h 05 min');
});
