import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import type { PlannedWork } from '../shifts/shift-parts.rules.ts';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';
import {
  type AskedPart,
  availableMinutes,
  doubleDay,
  leaveDays,
  leaveMinutes,
  leaveProblem,
} from './leave-days.rules.ts';
import type { LeavePart } from './leave-requests.constants.ts';

const lunch = { startsAfterMinutes: 240, minutes: 60, isPaid: false };
const shift = (status: ScheduleStatus): PlannedWork => ({ status, minutes: 540, breaks: [lunch] });
const week: ReadonlyMap<string, PlannedWork> = new Map([
  ['2026-03-09', shift('scheduled')],
  ['2026-03-10', shift('holiday')],
  ['2026-03-11', shift('scheduled')],
  ['2026-03-12', shift('on_leave')],
  ['2026-03-14', shift('restday')],
]);

it('counts days with a shift by their work date, and says why the others are free', () => {
  const days = leaveDays('2026-03-09', '2026-03-14', week, { unit: 'half_day' });
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

it('counts every day of leave in calendar days, with a shift or without one, except of other leave', () => {
  const counted = leaveDays('2026-03-09', '2026-03-15', week, { unit: 'calendar_day' });
  const other = [...week].filter(([, { status }]) => status === 'on_leave').map(([day]) => day);
  expect(counted.map(({ day, minutes }) => [day, minutes])).toEqual(
    counted.map(({ day }) => [day, other.includes(day) ? 0 : 480]),
  );
  expect(counted.filter(({ minutes }) => minutes > 0).length).toBe(7 - other.length);
});

it('counts no calendar day after the end of the employment', () => {
  const terms = { unit: 'calendar_day', employedUntil: '2026-03-12' } as const;
  const days = leaveDays('2026-03-09', '2026-03-15', new Map(), terms);
  expect(days.filter(({ minutes }) => minutes > 0).map(({ day }) => day)).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ]);
});

it('takes a part of a day by worked minutes, and names the elapsed minutes of the shift', () => {
  const part = (asked: AskedPart) => {
    const [day] = leaveDays('2026-03-09', '2026-03-09', week, {
      unit: 'hour',
      parts: new Map([['2026-03-09', asked]]),
    });
    return day && [day.part, day.minutes, day.shift_minutes];
  };
  expect(part({ part: 'start', asked_minutes: null })).toEqual(['start', 240, 300]);
  expect(part({ part: 'end', asked_minutes: null })).toEqual(['end', 240, 300]);
  expect(part({ part: 'end', asked_minutes: 120 })).toEqual(['end', 120, 120]);
  // As long as the work of the shift.
  expect(part({ part: 'start', asked_minutes: 600 })).toEqual(['start', 480, 540]);
  // Of a holiday nothing is taken.
  const asked = new Map([['2026-03-10', { part: 'start', asked_minutes: null } as const]]);
  expect(leaveDays('2026-03-10', '2026-03-10', week, { unit: 'half_day', parts: asked })).toMatchObject([
    { minutes: 0, part: 'full' },
  ]);
});

it('takes an hour of a longer shift as a smaller part of a day', () => {
  const long = new Map([['2026-03-09', { status: 'scheduled', minutes: 600, breaks: [] } as const]]);
  const asked = new Map([['2026-03-09', { part: 'start', asked_minutes: 60 } as const]]);
  expect(leaveDays('2026-03-09', '2026-03-09', long, { unit: 'half_day', parts: asked })).toMatchObject([
    { minutes: 48, shift_minutes: 60 },
  ]);
});

it('finds a day that another request takes already, and leaves room beside a part', () => {
  const day = (part: LeavePart, minutes: number) => ({ day: '2026-03-09', part, minutes });
  expect(doubleDay([day('full', 480)], [day('start', 240)])).toBeDefined();
  expect(doubleDay([day('start', 120)], [day('start', 240)])).toBeDefined();
  expect(doubleDay([day('end', 240)], [day('start', 240)])).toBeUndefined();
  expect(doubleDay([day('end', 300)], [day('start', 240)])).toBeDefined();
  expect(doubleDay([day('full', 0)], [day('full', 480)])).toBeUndefined();
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
  const type = {
    name: 'Vacation Leave',
    unit: 'half_day',
    paid_percent: 100,
    notice_days: 7,
    tenure_months: 0,
    blackouts: [],
  } as const;
  const days = leaveDays('2026-03-09', '2026-03-11', week, { unit: 'half_day' });
  const question = {
    type,
    days,
    parts: new Map<string, AskedPart>(),
    availableMinutes: 960,
    others: [],
    lackingMinutes: 0,
    lackingOn: '2026-03-11',
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
      { days: leaveDays('2026-03-13', '2026-03-14', week, { unit: 'half_day' }) },
      'None of these days has a shift, so no leave is needed.',
    ],
    [
      'on days of other leave alone',
      { days: leaveDays('2026-03-12', '2026-03-14', week, { unit: 'half_day' }) },
      'There is other leave on Thu, Mar 12, 2026.',
    ],
    [
      'without notice',
      { today: '2026-03-03' },
      'Vacation Leave needs 7 days of notice. Choose Tue, Mar 10, 2026 or later, or ask HR.',
    ],
    [
      'too early in the employment',
      { type: { ...type, tenure_months: 12 }, startDate: '2025-06-01' },
      'You can take Vacation Leave from Mon, Jun 1, 2026 on.',
    ],
    [
      'for a day of other leave',
      { others: [{ day: '2026-03-11', part: 'full' as const, minutes: 480 }] },
      'There is other leave on Wed, Mar 11, 2026.',
    ],
    [
      'beyond the balance',
      { availableMinutes: 900, lackingMinutes: 60 },
      'You have 1.88 days of Vacation Leave available, and these days take 2 days.',
    ],
    [
      'beyond the balance of a year that ends between its days',
      { availableMinutes: 2400, lackingMinutes: 480, lackingOn: '2026-03-09' },
      'You lack 1 day of Vacation Leave for the days until Mon, Mar 9, 2026. What is credited later does not count for them.',
    ],
    [
      'in a blackout',
      { type: { ...type, blackouts: [{ from: '2026-03-11', to: '2026-03-20', reason: 'Peak season' }] } },
      'Vacation Leave cannot be taken from Wed, Mar 11, 2026 to Fri, Mar 20, 2026: Peak season.',
    ],
  ])('%s is refused', (_when, change, text) => {
    expect(leaveProblem({ ...question, ...change })?.text).toBe(text);
  });

  it.each([
    ['day', null, 'Vacation Leave is taken in whole days.'],
    ['half_day', 60, 'Vacation Leave is taken in whole or half days, not in hours.'],
    ['hour', 60, null],
    ['half_day', null, null],
  ] as const)('of a type in the unit %s for %s minutes is judged by the unit', (unit, asked_minutes, text) => {
    const parts = new Map([['2026-03-11', { part: 'start', asked_minutes } as const]]);
    expect(leaveProblem({ ...question, type: { ...type, unit }, parts })?.text ?? null).toBe(text);
  });

  it('for a part of a day that needs no leave is refused', () => {
    const parts = new Map([['2026-03-10', { part: 'start', asked_minutes: null } as const]]);
    expect(leaveProblem({ ...question, parts })).toEqual({
      field: 'parts',
      text: 'Tue, Mar 10, 2026 needs no leave. Request a part of a day with a shift.',
    });
  });

  it('leaves out blackout dates on which it takes no leave', () => {
    const blackouts = [{ from: '2026-03-14', to: '2026-03-15', reason: 'Migration' }];
    const asked = leaveDays('2026-03-13', '2026-03-16', week, { unit: 'half_day' });
    const free = asked.filter(({ day }) => day === '2026-03-14' || day === '2026-03-15');
    expect(free.map(({ minutes }) => minutes)).toEqual([0, 0]);
    const taken = asked.map((one) => (free.includes(one) ? one : { ...one, minutes: 480, free: null }));
    expect(leaveProblem({ ...question, type: { ...type, blackouts }, days: taken })).toBeNull();
  });

  it('of unpaid leave needs no balance, and staff who file for somebody decide about notice and balance', () => {
    expect(
      leaveProblem({ ...question, type: { ...type, paid_percent: 0 }, availableMinutes: 0, lackingMinutes: 960 }),
    ).toBeNull();
    expect(
      leaveProblem({ ...question, today: '2026-03-09', availableMinutes: 0, lackingMinutes: 960, isForAnother: true }),
    ).toBeNull();
  });
});
