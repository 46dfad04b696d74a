import { expect, it } from 'vitest';
import { periodLines } from './period-lines.ts';

const period = { first: '2026-11-01', last: '2026-11-15' };
const none = { period, total: 60, locked: 0, ready: 0, submitted: 0, open: 0, blocked: [], unchecked: 0 };

it('offers the lock while something is ready, and names what is not', () => {
  const lines = periodLines({ ...none, ready: 40, submitted: 18, blocked: [{ why: 'unsettled', count: 2 }] });
  expect(lines.text).toBe('40 ready · 20 not ready');
  expect(lines.act).toEqual({
    label: 'Lock 40',
    to: '/timesheets?period=2026-11-01&filter.state=approved',
    isLock: true,
  });
  expect(lines.open).toBeNull();
  expect(lines.submitted).toEqual({
    label: 'Waiting for approval',
    count: 18,
    to: '/timesheets?period=2026-11-01&filter.state=submitted',
  });
  expect(lines.blocked).toEqual([
    {
      label: 'Approved, with unresolved days',
      count: 2,
      to: '/timesheets?period=2026-11-01&filter.state=approved&sort=-unsettled_days',
    },
  ]);
});

it('offers what blocks the rest once the ready ones are locked', () => {
  const one = periodLines({ ...none, locked: 55, open: 5 });
  expect(one.text).toBe('55 of 60 locked · 5 not ready');
  expect(one.act).toEqual({
    label: 'Review 5',
    to: '/timesheets?period=2026-11-01&filter.state=open',
    isLock: false,
  });
  const several = periodLines({ ...none, locked: 52, open: 5, submitted: 3 });
  expect(several.act?.label).toBe('Review 8');
  expect(several.act?.to).toBe(
    '/timesheets?period=2026-11-01&filter.state=open&filter.state=submitted&filter.state=approved',
  );
});

it('counts what is approved in a later period, and leads to all of it', () => {
  const lines = periodLines({ ...none, unchecked: 45, open: 15 });
  expect(lines.text).toBe('45 approved · 15 not ready');
  expect(lines.ready).toBe(0.75);
  expect(lines.act?.label).toBe('Review 60');
  expect(lines.act?.to).toContain('filter.state=approved');
});

it('offers nothing once everything is locked', () => {
  expect(periodLines({ ...none, locked: 60 })).toMatchObject({ text: '60 of 60 locked', locked: 1, act: null });
});
