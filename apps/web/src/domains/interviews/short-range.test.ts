import { beforeEach, expect, it } from 'vitest';
import { startSession } from '../../platform/session/session-store.ts';
import { pageDataFor } from '../../testing/people.ts';
import { shortClockRange, shortRange } from './short-range.ts';

// On a clock of 12 hours.
beforeEach(() => startSession(pageDataFor(null)));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says AM or PM once where both times have the same', () => {
  expect(plain(shortRange('2:00 PM', '5:00 PM'))).toBe('2:00 – 5:00 PM');
  expect(plain(shortRange('9:30 AM', '12:00 PM'))).toBe('9:30 AM – 12:00 PM');
  expect(plain(shortRange('14:00', '17:00'))).toBe('14:00 – 17:00');
});

it('reads two instants in a zone', () => {
  expect(plain(shortClockRange('2026-11-24T09:30:00Z', '2026-11-24T10:15:00Z', 'Europe/London'))).toBe(
    '9:30 – 10:15 AM',
  );
});
