import { expect, it } from 'vitest';
import { offeredDays } from './offered-days.ts';

it('groups times by the day of the client', () => {
  const times = ['2026-03-16T21:30:00Z', '2026-03-16T22:30:00Z', '2026-03-17T21:30:00Z'].map((starts_at) => ({
    starts_at,
  }));
  const days = offeredDays(times, 'Australia/Sydney').map(({ day, times: of }) => [day, of.length]);
  expect(days).toEqual([
    ['2026-03-17', 2],
    ['2026-03-18', 1],
  ]);
  expect(offeredDays(times, 'Pacific/Honolulu').map(({ day }) => day)).toEqual(['2026-03-16', '2026-03-17']);
});
