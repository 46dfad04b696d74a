import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';
import { availableMinutes, leaveDays, leaveMinutes, leaveProblem, recountedDays } from './leave-days.rules.ts';
import { leaveDayStates } from './leave-requests.constants.ts';

const week: ReadonlyMap<string, { status: ScheduleStatus }> = new Map([
  ['2026-03-09', { status: 'scheduled' }],
  ['2026-03-10', { status: 'holiday' }],
  ['2026-03-11', { status: 'scheduled' }],
  ['2026-03-12', { status: 'on_leave' }],
  ['2026-03-14', { status: 'restday' }],
]);

it('counts days with a shift by their work date, and says why the others are free', () => {
  const days = leaveDays('2026-03-09', '2026-03-14', week);
  expect(days.map(({ minutes, free }) => free ?? minutes)).toEqual([
    480,
    'holiday',
    480,
    'on leave',
    'no shift',
    'rest day',
  ]);
  expect(leaveMinutes(days)).toBe(960);
});

describe('a recount', () => {
  const [first, last] = ['2026-03-09', '2026-03-15'];
  const dates = leaveDays(first, last, new Map()).map(({ day }) => day);
  const statuses: readonly ScheduleStatus[] = ['scheduled', 'holiday', 'restday', 'swapped'];
  const plan = fc
    .array(fc.option(fc.constantFrom(...statuses)), { minLength: 7, maxLength: 7 })
    .map((found) => new Map(dates.flatMap((day, i) => (found[i] ? [[day, { status: found[i] }] as const] : []))));
  const request = fc
    .array(fc.option(fc.constantFrom(...leaveDayStates)), { minLength: 7, maxLength: 7 })
    .map((found) => dates.flatMap((day, i) => (found[i] ? [{ day, state: found[i] }] : [])));

  it('leaves exactly the days with a shift counted, except those given back and other days, and changes nothing twice', () => {
    fc.assert(
      fc.property(request, plan, fc.subarray(dates), (days, planned, others) => {
        const counted = leaveDays(first, last, planned);
        const otherDays = new Set(others);
        const { freed, added } = recountedDays({ days, counted, otherDays });
        const after = new Map(days.map(({ day, state }) => [day, state]));
        for (const { day } of freed) after.set(day, 'recounted');
        for (const { day } of added) after.set(day, 'taken');
        for (const day of dates) {
          const was = days.find((one) => one.day === day)?.state;
          const wasCounted = was === 'held' || was === 'taken';
          const isWorked = planned.get(day)?.status === 'scheduled';
          const isCounted = after.get(day) === 'held' || after.get(day) === 'taken';
          expect(isCounted).toBe(isWorked && was !== 'released' && (wasCounted || !otherDays.has(day)));
        }
        const again = [...after].map(([day, state]) => ({ day, state }));
        expect(recountedDays({ days: again, counted, otherDays })).toEqual({ freed: [], added: [] });
      }),
    );
  });
});

describe('the available balance', () => {
  const entries = [
    { effective_on: '2026-01-01', minutes: 2400 },
    { effective_on: '2026-06-01', minutes: -1920 },
    { effective_on: '2026-07-01', minutes: 4800 },
  ];

  it('keeps what a later leave takes, and does not count what is earned later', () => {
    expect(availableMinutes(entries, '2026-03-01')).toBe(480);
    expect(availableMinutes(entries, '2026-08-01')).toBe(5280);
  });

  it('counts entries of one day together', () => {
    const sameDay = [
      { effective_on: '2026-01-01', minutes: 480 },
      { effective_on: '2026-06-01', minutes: -960 },
      { effective_on: '2026-06-01', minutes: 960 },
    ];
    expect(availableMinutes(sameDay, '2026-03-01')).toBe(480);
  });

  it('never lets a balance fall below zero on any day if leave is taken up to it', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-01-01', count));
    const entry = fc.record({ effective_on: day, minutes: fc.integer({ min: -2000, max: 2000 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), day, (given, on) => {
        const available = availableMinutes(given, on);
        if (available < 0) return;
        const after = [...given, { effective_on: on, minutes: -available }];
        const ends = after.map(({ effective_on }) => effective_on).filter((end) => end >= on);
        for (const end of ends) {
          const balance = after.reduce((sum, one) => sum + (one.effective_on <= end ? one.minutes : 0), 0);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(availableMinutes(after, on)).toBe(0);
      }),
    );
  });
});

describe('a request', () => {
  const type = { name: 'Vacation Leave', paid_percent: 100, notice_days: 7, tenure_months: 0, blackouts: [] };
  const days = leaveDays('2026-03-09', '2026-03-11', week);
  const question = {
    type,
    days,
    availableMinutes: 960,
    today: '2026-03-02',
    startDate: '2020-01-01',
    isForAnother: false,
  };

  it('can be made with notice and balance', () => {
    expect(leaveProblem(question)).toBeNull();
  });

  it.each([
    [
      'without a shift',
      { days: leaveDays('2026-03-13', '2026-03-14', week) },
      'None of these days has a shift, so no leave is needed.',
    ],
    [
      'without notice',
      { today: '2026-03-03' },
      'Vacation Leave needs 7 days of notice. Choose Mar 10, 2026 or later, or ask HR.',
    ],
    [
      'too early in the employment',
      { type: { ...type, tenure_months: 12 }, startDate: '2025-06-01' },
      'You can take Vacation Leave from Jun 01, 2026 on.',
    ],
    [
      'beyond the balance',
      { availableMinutes: 900 },
      'You have 1.88 days of Vacation Leave available, and these days take 2 days.',
    ],
    [
      'in a blackout',
      { type: { ...type, blackouts: [{ from: '2026-03-11', to: '2026-03-20', reason: 'Peak season' }] } },
      'Vacation Leave cannot be taken from Mar 11, 2026 to Mar 20, 2026: Peak season.',
    ],
  ])('%s is refused', (_when, change, text) => {
    expect(leaveProblem({ ...question, ...change })?.text).toBe(text);
  });

  it('of unpaid leave needs no balance, and staff who file for somebody decide about notice and balance', () => {
    expect(leaveProblem({ ...question, type: { ...type, paid_percent: 0 }, availableMinutes: 0 })).toBeNull();
    expect(leaveProblem({ ...question, today: '2026-03-09', availableMinutes: 0, isForAnother: true })).toBeNull();
  });
});
