import { expect, it } from 'vitest';
import { minutesInStatuses } from './time-in-status.rules.ts';

it('adds up the time in each status', () => {
  const spans = [
    { status: 'sourcing', since: '2026-03-01T00:00:00Z', until: '2026-03-01T02:00:00Z' },
    { status: 'pause', since: '2026-03-01T02:00:00Z', until: '2026-03-01T03:00:00Z' },
    { status: 'sourcing', since: '2026-03-01T03:00:00Z', until: null },
  ] as const;
  expect(minutesInStatuses(spans, '2026-03-01T03:30:59Z')).toEqual({ sourcing: 150, pause: 60 });
  expect(minutesInStatuses(spans, '2026-03-01T02:30:00Z')).toEqual({ sourcing: 120, pause: 60 });
});
