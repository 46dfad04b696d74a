import { expect, it } from 'vitest';
import { formatRelative } from './relative-time.ts';

const now = Date.UTC(2026, 5, 15, 12);
const at = (millisecondsBefore: number) => new Date(now - millisecondsBefore).toISOString();
const show = (millisecondsBefore: number) => formatRelative(at(millisecondsBefore), { now, zone: 'Asia/Manila' });
const minute = 60_000;
const day = 24 * 60 * minute;

it.each([
  [20_000, 'just now'],
  [5 * minute, '5 minutes ago'],
  [90 * minute, '1 hour ago'],
  [30 * 60 * minute, 'yesterday'],
  [60 * day, '60 days ago'],
  [-3 * day, 'in 3 days'],
])('%i ms before now is %s', (before, text) => {
  expect(show(before)).toBe(text);
});

it('is the full date once older than 60 days', () => {
  expect(show(60 * day + minute)).toBe('Apr 16, 2026 7:59 PM');
});

it('is an en dash without an instant', () => {
  expect(formatRelative(null, { now, zone: 'Asia/Manila' })).toBe('–');
});
