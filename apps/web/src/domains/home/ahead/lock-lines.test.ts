import { expect, it } from 'vitest';
import { lockLines } from './lock-lines.ts';

const period = { first: '2026-11-01', last: '2026-11-15' };

it('names what blocks the lock and opens the timesheets, without what does not occur', () => {
  const { blocking } = lockLines({
    period,
    total: 60,
    locked: 0,
    ready: 40,
    submitted: 8,
    open: 0,
    blocked: [{ why: 'unsettled', count: 2 }],
  });
  expect(blocking).toEqual([
    { label: 'Pending approval', count: 8, to: '/timesheets?period=2026-11-01&filter.state=submitted' },
    {
      label: 'Approved, with unresolved days',
      count: 2,
      to: '/timesheets?period=2026-11-01&filter.state=approved&sort=-unsettled_days',
    },
  ]);
});
