import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOver, isPeriodStart, lastZone, periodBefore, periodOf } from './timesheet-period.rules.ts';

it('splits each month after the 15th', () => {
  expect(periodOf('2026-03-01')).toEqual({ first: '2026-03-01', last: '2026-03-15' });
  expect(periodOf('2026-03-15')).toEqual({ first: '2026-03-01', last: '2026-03-15' });
  expect(periodOf('2026-03-16')).toEqual({ first: '2026-03-16', last: '2026-03-31' });
  expect(periodOf('2026-04-30').last).toBe('2026-04-30');
  expect(['2026-02-20', '2028-02-20', '2100-02-20'].map((day) => periodOf(day).last)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2100-02-28',
  ]);
});

it('steps back over months and years without a gap', () => {
  let period = periodOf('2026-03-02');
  const firsts = Array.from({ length: 6 }, () => {
    const before = periodBefore(period);
    expect(Temporal.PlainDate.from(before.last).add({ days: 1 }).toString()).toBe(period.first);
    period = before;
    return before.first;
  });
  expect(firsts).toEqual(['2026-02-16', '2026-02-01', '2026-01-16', '2026-01-01', '2025-12-16', '2025-12-01']);
});

it('knows where a period starts and when it is over', () => {
  expect(['2026-03-01', '2026-03-16', '2026-03-15', '2026-13-01', '2026-3-1'].map(isPeriodStart)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const over = (now: string, ...zones: string[]) => isOver({ last: '2026-03-15' }, Temporal.Instant.from(now), zones);
  expect(['2026-03-15T15:59:59Z', '2026-03-15T16:00:00Z'].map((now) => over(now, 'Asia/Manila'))).toEqual([
    false,
    true,
  ]);
  const both = ['Asia/Manila', 'America/New_York'];
  expect(['2026-03-16T03:59:59Z', '2026-03-16T04:00:00Z'].map((now) => over(now, ...both))).toEqual([false, true]);
});

it('is over in every zone once it is over in the last one', () => {
  const minutes = fc.integer({ min: -3000, max: 3000 });
  const zones = fc.subarray(['Asia/Manila', 'America/New_York', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC']);
  fc.assert(
    fc.property(minutes, zones, (offset, some) => {
      const now = Temporal.Instant.from('2026-03-16T12:00:00Z').add({ minutes: offset });
      const last = { last: '2026-03-15' };
      return !isOver(last, now, [lastZone]) || isOver(last, now, some);
    }),
  );
});
