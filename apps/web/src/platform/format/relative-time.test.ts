import { expect, it } from 'vitest';
import { ageText, agoText } from './relative-time.ts';

const now = Date.UTC(2026, 5, 15, 12);
const at = (millisecondsBefore: number) => new Date(now - millisecondsBefore).toISOString();
const reference = { now, zone: 'Asia/Manila' };
const minute = 60_000;
const day = 24 * 60 * minute;

it.each([
  [20_000, 'Just now', 'just now'],
  [35 * minute, '35 min', '35 min ago'],
  [190 * minute, '3 h', '3 h ago'],
  [30 * 60 * minute, 'Yesterday', 'yesterday'],
  [2 * day, '2 days', '2 days ago'],
  [60 * day, '60 days', '60 days ago'],
])('%i ms before now is %s', (before, age, ago) => {
  expect([ageText(at(before), reference), agoText(at(before), reference)]).toEqual([age, ago]);
});

it('is the full date once older than 60 days, or than a list wants', () => {
  expect(ageText(at(60 * day + minute), reference)).toBe('Apr 16, 2026 7:59 PM');
  expect(agoText(at(60 * day + minute), reference)).toBe('on Apr 16, 2026 7:59 PM');
  expect(ageText(at(8 * day), { ...reference, fullAfterDays: 7 })).toBe('Jun 07, 2026 8:00 PM');
});

it('is an en dash without an instant', () => {
  expect(ageText(null, reference)).toBe('–');
});
