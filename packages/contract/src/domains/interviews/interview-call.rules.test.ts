import { expect, it } from 'vitest';
import { callOf } from './interview-call.rules.ts';

const interview = {
  ...{ starts_at: '2026-12-02T02:00:00Z', ends_at: '2026-12-02T02:45:00Z', place: 'https://meet.test/1' },
  status: 'Scheduled',
} as const;
const at = (time: string, gaps: Partial<Parameters<typeof callOf>[0]> = {}) =>
  callOf({ ...interview, ...gaps }, Temporal.Instant.from(`2026-12-02T${time}Z`).epochMilliseconds);

it('opens a call 15 minutes before it begins, until it ends', () => {
  expect(at('01:44:59')).toEqual({ link: 'https://meet.test/1', isOpen: false });
  expect(at('01:45:00')).toEqual({ link: 'https://meet.test/1', isOpen: true });
  expect(at('02:44:59')).toEqual({ link: 'https://meet.test/1', isOpen: true });
  expect(at('02:45:00')).toBeNull();
});

it.each([{ place: null }, { place: 'Level 3' }, { place: 'http://meet.test/1' }, { status: 'Cancelled' as const }])(
  'has no call for %j',
  (gaps) => expect(at('02:00:00', gaps)).toBeNull(),
);
