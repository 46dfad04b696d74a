import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, laterDay, latestDay } from '../../plain-day.ts';
import { accrualLine } from './leave-accrual.fixture.ts';
import {
  availableLeave,
  entriesWith,
  type LeaveAccount,
  type LeaveUse,
  leaveCover,
} from './leave-availability.rules.ts';
import { availableMinutes } from './leave-days.rules.ts';

const day = 480;

/** Ten days on each January 1, of which `carry` days are kept for the next year. */
const tenAYear = (carry: number | null, given: LeaveAccount['given'] = []): LeaveAccount => ({
  spans: [
    {
      line: {
        ...accrualLine({ accrual: 'upfront', yearly_minutes: 10 * day, carry_minutes: carry }),
        ...{ leave_type_id: 1, negative_minutes: 0 },
      },
      ...{ from: '2026-01-01', until: latestDay, started: '2024-01-01', ended: null },
    },
  ],
  given,
  stored: [],
});

const lackingLeave = (asked: Parameters<typeof leaveCover>[0], [first, ...more]: readonly LeaveUse[]) =>
  first === undefined ? 0 : leaveCover(asked, [first, ...more]).lacking;

const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(first, index), minutes: day }));

describe('leave that expires at the end of the year', () => {
  const account = tenAYear(0);

  it('can be taken whole before it expires, also when days of the next year are requested', () => {
    const held = from('2027-01-05', 2);
    expect(availableLeave({ account, held }, '2026-12-21')).toBe(10 * day);
    expect(lackingLeave({ account, held }, from('2026-12-07', 10))).toBeLessThanOrEqual(0);
    expect(lackingLeave({ account, held }, from('2026-12-07', 11))).toBe(day);
    expect(availableLeave({ account, held: from('2027-01-05', 12) }, '2026-12-21')).toBe(-2 * day);
  });

  it('is not taken twice: what waits for days of this year does not come out of the next one', () => {
    const held = from('2026-12-21', 7);
    expect(availableLeave({ account, held }, '2026-12-29')).toBe(3 * day);
    expect(availableLeave({ account, held }, '2027-02-01')).toBe(10 * day);
    const later = entriesWith(account, held, '2027-01-31').filter(({ effective_on }) => effective_on === '2027-01-01');
    expect(later.map(({ minutes }) => minutes / day)).toEqual([-3, 10]);
  });

  it('covers the days of its own year alone when a request goes on into the next one', () => {
    const spent = tenAYear(0, [{ effective_on: '2026-06-01', minutes: -9 * day, is_usage: true }]);
    const asked = { account: spent, held: [] };
    expect(lackingLeave(asked, from('2026-12-31', 6))).toBeLessThanOrEqual(0);
    expect(lackingLeave(asked, from('2026-12-30', 6))).toBe(day);
    expect(lackingLeave(asked, from('2026-12-31', 11))).toBeLessThanOrEqual(0);
    expect(lackingLeave(asked, from('2026-12-31', 12))).toBe(day);
  });
});

it('is answered at once for an entry of a far day', () => {
  const given = [{ effective_on: '9999-12-31', minutes: day, is_usage: false }];
  expect(availableLeave({ account: tenAYear(0, given), held: [] }, '2026-03-01')).toBe(10 * day);
});

it('may go below zero only as far as the policy of the day allows', () => {
  const [span] = tenAYear(null).spans;
  if (span === undefined) throw new Error('The account has a policy.');
  const without = { ...span.line, yearly_minutes: 0 };
  const spans = [
    { ...span, line: without, until: '2026-03-31' },
    { ...span, line: { ...without, negative_minutes: 10 * day }, from: '2026-04-01' },
  ];
  const given = [{ effective_on: '2026-01-02', minutes: 2 * day, is_usage: false }];
  const asked = { account: { spans, given, stored: [] }, held: [] };
  expect(lackingLeave(asked, from('2026-03-29', 5))).toBe(day);
  expect(lackingLeave(asked, from('2026-03-30', 12))).toBe(0);
  expect(lackingLeave(asked, from('2026-03-30', 13))).toBe(day);
});

it('takes carried days first, also when they end between the days of a request', () => {
  const [span] = tenAYear(5 * day).spans;
  if (span === undefined) throw new Error('The account has a policy.');
  const line = { ...span.line, carry_months: 3 };
  const given = [{ effective_on: '2027-01-02', minutes: -7 * day, is_usage: false }];
  const account = { spans: [{ ...span, line }], given, stored: [] };
  const asked = from('2027-03-29', 5);
  expect(leaveCover({ account, held: [] }, [{ day: '2027-03-29', minutes: day }, ...asked.slice(1)])).toMatchObject({
    left: day,
    lacking: -day,
  });
});

it('is kept for the next year as far as the policy carries it', () => {
  const asked = { account: tenAYear(5 * day), held: [] };
  expect(availableLeave(asked, '2027-03-01')).toBe(15 * day);
  expect(availableLeave({ ...asked, held: from('2026-12-01', 8) }, '2027-03-01')).toBe(12 * day);
});

const month = fc.nat(400).map((count) => addDays('2026-01-10', count));
const uses = fc.array(fc.record({ day: month, minutes: fc.integer({ min: 60, max: 3 * day }) }), { maxLength: 6 });
const carries = fc.constantFrom(null, 0, 2 * day, 5 * day);

it('is the most that can be taken: no balance falls below zero with it, one does with a minute more', () => {
  fc.assert(
    fc.property(carries, uses, month, (carry, held, on) => {
      const account = tenAYear(carry);
      const available = availableLeave({ account, held }, on);
      const until = addDays('2026-01-10', 401);
      const lowest = (minutes: number) => {
        const end = [...held.map((one) => one.day), on].reduce(laterDay);
        expect(end <= until).toBe(true);
        return availableMinutes(entriesWith(account, [...held, { day: on, minutes }], end), on);
      };
      if (available < 0) expect(lowest(0)).toBe(available);
      else {
        expect(lowest(available)).toBeGreaterThanOrEqual(0);
        expect(lowest(available + 1)).toBeLessThan(0);
        expect(lackingLeave({ account, held }, [{ day: on, minutes: available }])).toBeLessThanOrEqual(0);
        expect(lackingLeave({ account, held }, [{ day: on, minutes: available + 1 }])).toBeGreaterThan(0);
      }
    }),
  );
});

it('equals the lowest balance where nothing expires', () => {
  fc.assert(
    fc.property(uses, month, (held, on) => {
      const account = tenAYear(null);
      const end = [...held.map((one) => one.day), on].reduce(laterDay);
      expect(availableLeave({ account, held }, on)).toBe(availableMinutes(entriesWith(account, held, end), on));
    }),
  );
});
