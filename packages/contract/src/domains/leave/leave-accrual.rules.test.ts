import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { accrualSpan } from './leave-accrual.fixture.ts';
import { type AccrualLine, type AccrualSpan, grantsUntil } from './leave-accrual.rules.ts';
import { type LeaveAccrual, leaveAccruals, leaveRoundingMinutes, leaveRoundings } from './leave-policies.constants.ts';

const days = (count: number) => count * 480;

/** Days credited in a calendar year, by day. */
function credited(line: Partial<AccrualLine>, span: Partial<AccrualSpan> = {}, until = '2026-12-31') {
  return grantsUntil([accrualSpan(line, span)], until).map(({ day, minutes }) => `${day} ${minutes / 480}`);
}

describe('a whole year', () => {
  const accruals = leaveAccruals.filter((one) => one !== 'anniversary');

  it.each(accruals)('adds up to the yearly amount: %s', (accrual) => {
    for (const rounding of leaveRoundings)
      for (const amount of [days(19), days(12.5), 7777]) {
        const grants = grantsUntil([accrualSpan({ accrual, yearly_minutes: amount, rounding })], '2026-12-31');
        expect(grants.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(amount);
      }
  });

  it('credits 19 days in whole days as 19, not as 12 or 24', () => {
    const grants = credited({ yearly_minutes: days(19), rounding: 'day' });
    expect(grants).toHaveLength(12);
    expect(grants.slice(0, 4)).toEqual(['2026-01-31 2', '2026-02-28 1', '2026-03-31 2', '2026-04-30 1']);
  });

  it.each([
    ['upfront', ['2026-01-01 12']],
    ['quarterly', ['2026-03-31 3', '2026-06-30 3', '2026-09-30 3', '2026-12-31 3']],
    ['half_yearly', ['2026-06-30 6', '2026-12-31 6']],
    ['yearly', ['2026-12-31 12']],
  ] as const)('is credited when it should be: %s', (accrual, expected) => {
    expect(credited({ accrual })).toEqual(expected);
  });

  it('credits twice a month on the 15th and the last day', () => {
    const grants = credited({ accrual: 'semi_monthly' });
    expect(grants).toHaveLength(24);
    expect(grants[2]).toBe('2026-02-15 0.5');
    expect(grants[3]).toBe('2026-02-28 0.5');
  });

  it('credits a year of service on the anniversary', () => {
    const span = { from: '2024-02-29', started: '2024-02-29' };
    expect(credited({ accrual: 'anniversary', yearly_minutes: days(5) }, span)).toEqual([
      '2025-02-28 5',
      '2026-02-28 5',
    ]);
  });
});

describe('joining and leaving', () => {
  const joined = { from: '2026-07-01', started: '2026-07-01' };
  const left = { until: '2026-09-30', ended: '2026-09-30' };

  it.each<[LeaveAccrual, Partial<AccrualLine>, Partial<AccrualSpan>, readonly string[]]>([
    ['upfront', {}, joined, ['2026-07-01 6']],
    ['upfront', { prorates_joining: false }, joined, ['2026-07-01 12']],
    ['half_yearly', {}, { from: '2026-10-01', started: '2026-10-01' }, ['2026-12-31 3']],
    ['half_yearly', { prorates_joining: false }, { from: '2026-10-01', started: '2026-10-01' }, ['2026-12-31 6']],
    ['upfront', {}, left, ['2026-01-01 9']],
    ['upfront', { prorates_leaving: false }, left, ['2026-01-01 12']],
    ['half_yearly', {}, left, ['2026-06-30 6', '2026-09-30 3']],
    ['half_yearly', { prorates_leaving: false }, left, ['2026-06-30 6']],
    ['regularization', {}, { from: '2026-01-01', started: '2026-01-01' }, ['2026-07-01 6']],
    ['regularization', { prorates_joining: false }, { from: '2026-01-01', started: '2026-01-01' }, ['2026-07-01 12']],
    ['upfront', { waiting_months: 3 }, joined, ['2026-10-01 6']],
    ['monthly', { waiting_months: 6 }, { from: '2026-10-01', started: '2026-10-01' }, []],
  ])('%s %o', (accrual, line, span, expected) => {
    expect(credited({ accrual, ...line }, span)).toEqual(expected);
  });

  it('splits a year by the days of each policy, and credits the difference on the day of the change', () => {
    const grants = grantsUntil(
      [
        accrualSpan({ accrual: 'upfront', rounding: 'minute' }, { until: '2026-06-30' }),
        accrualSpan({ accrual: 'upfront', yearly_minutes: days(24), rounding: 'minute' }, { from: '2026-07-01' }),
      ],
      '2026-12-31',
    );
    const whole = (12 * 181) / 365 + (24 * 184) / 365;
    expect(grants.map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-01-01', days(12)],
      ['2026-07-01', Math.round(whole * 480) - days(12)],
    ]);
  });

  it.each<[string, Partial<AccrualLine>, number]>([
    ['more days', { accrual: 'upfront' }, 184 / 365],
    ['another accrual', { accrual: 'monthly' }, 6 / 12],
  ])('takes nothing away before a planned line with %s begins', (_, line, share) => {
    const minute = { rounding: 'minute' } as const;
    const spans = [
      accrualSpan({ accrual: 'upfront', ...minute }, { until: '2026-06-30' }),
      accrualSpan({ ...minute, ...line, yearly_minutes: days(24) }, { from: '2026-07-01' }),
    ];
    for (const today of ['2026-01-01', '2026-03-02', '2026-06-30'])
      expect(grantsUntil(spans, today).map(({ day, minutes }) => [day, minutes])).toEqual([['2026-01-01', days(12)]]);
    const year = grantsUntil(spans, '2026-12-31').reduce((sum, { minutes }) => sum + minutes, 0);
    expect(Math.abs(year - (days(12) * 181) / 365 - days(24) * share)).toBeLessThan(2);
  });

  it('takes back what was credited in advance where no policy follows', () => {
    const line = { accrual: 'upfront', rounding: 'minute' } as const;
    const gap = [accrualSpan(line, { until: '2026-06-30' }), accrualSpan(line, { from: '2026-08-01' })];
    expect(grantsUntil(gap, '2026-12-31').map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-01-01', Math.round((days(12) * 181) / 365)],
      ['2026-08-01', Math.round((days(12) * 334) / 365) - Math.round((days(12) * 181) / 365)],
    ]);
  });

  it('raises the amount after years of service', () => {
    const steps = [
      { after_years: 2, minutes: days(15) },
      { after_years: 5, minutes: days(20) },
    ];
    const span = { from: '2024-01-01', started: '2024-01-01' };
    expect(credited({ accrual: 'upfront', steps }, span, '2029-12-31')).toEqual([
      '2024-01-01 12',
      '2025-01-01 12',
      '2026-01-01 15',
      '2027-01-01 15',
      '2028-01-01 15',
      '2029-01-01 20',
    ]);
  });
});

it('credits the same until a day, whether counted once or day after day', () => {
  const line = fc.record({
    accrual: fc.constantFrom(...leaveAccruals),
    yearly_minutes: fc.integer({ min: 0, max: 20_000 }),
    prorates_joining: fc.boolean(),
    prorates_leaving: fc.boolean(),
    rounding: fc.constantFrom(...leaveRoundings),
    waiting_months: fc.integer({ min: 0, max: 7 }),
  });
  const length = fc.option(fc.integer({ min: 1, max: 700 }));
  fc.assert(
    fc.property(
      line,
      fc.integer({ min: 0, max: 500 }),
      length,
      fc.integer({ min: 0, max: 800 }),
      (one, start, worked, counted) => {
        const started = addDays('2025-01-01', start);
        const ended = worked === null ? null : addDays(started, worked);
        const span = accrualSpan(one, { from: started, started, ended, ...(ended && { until: ended }) });
        const until = addDays(started, counted);
        const all = grantsUntil([span], addDays(started, 800));
        expect(grantsUntil([span], until)).toEqual(all.filter(({ day }) => day <= until));
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      },
    ),
  );
});

describe('a line that changes within a year', () => {
  it('credits a rounded difference', () => {
    const change = (rounding: AccrualLine['rounding']) =>
      grantsUntil(
        [
          accrualSpan({ accrual: 'upfront', yearly_minutes: days(10), rounding }, { until: '2026-06-30' }),
          accrualSpan({ accrual: 'upfront', yearly_minutes: days(15), rounding }, { from: '2026-07-01' }),
        ],
        '2026-12-31',
      ).map(({ minutes }) => minutes / 480);
    // Exactly 12.52 days.
    expect(change('day')).toEqual([10, 3]);
    expect(change('half_day')).toEqual([10, 2.5]);
  });

  it('carries what rounding left to the line that follows, also with another accrual', () => {
    const grants = grantsUntil(
      [
        accrualSpan({ accrual: 'monthly', yearly_minutes: days(15), rounding: 'day' }, { until: '2026-05-31' }),
        accrualSpan({ accrual: 'quarterly', yearly_minutes: days(15), rounding: 'day' }, { from: '2026-06-01' }),
      ],
      '2026-12-31',
    );
    // 6.25 days until May are credited as 6, and the quarter of a day is part of the next credit.
    const total = grants.reduce((sum, { minutes }) => sum + minutes, 0) / 480;
    expect(grants.every(({ minutes }) => minutes % 480 === 0)).toBe(true);
    expect(Math.abs(total - (6.25 + (15 / 4) * (30 / 91 + 2)))).toBeLessThanOrEqual(0.5);
  });

  it('gives the whole amount when a year in advance follows a half month that had begun', () => {
    const grants = grantsUntil(
      [
        accrualSpan({ accrual: 'semi_monthly', yearly_minutes: days(17), rounding: 'minute' }, { until: '2026-01-01' }),
        accrualSpan({ accrual: 'upfront', yearly_minutes: days(17), rounding: 'day' }, { from: '2026-01-02' }),
      ],
      '2026-12-31',
    );
    expect(grants.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(days(17));
  });

  it('adds up to the exact amount of the year within half a step, whatever changes when', () => {
    const one = fc.record({
      accrual: fc.constantFrom(...leaveAccruals.filter((accrual) => accrual !== 'anniversary')),
      yearly_minutes: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 240),
      rounding: fc.constantFrom(...leaveRoundings),
    });
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.array(one, { minLength: 5, maxLength: 5 }), (at, lines) => {
        const firsts = [0, ...at.toSorted((a, b) => a - b)].map((after) => addDays('2026-01-01', after));
        const spans = firsts.map((from, index) => {
          const next = firsts[index + 1];
          return accrualSpan(lines[index], { from, until: next === undefined ? '2026-12-31' : addDays(next, -1) });
        });
        const grants = grantsUntil(spans, '2026-12-31');
        // A whole year at one amount is credited exactly, until another amount begins.
        const changed =
          spans.find(({ line }) => line.yearly_minutes !== lines[0]?.yearly_minutes)?.from ?? '2027-01-01';
        const later = grants.filter(({ key }) => (key.split(' ')[1] ?? '') >= changed);
        for (const { minutes, line } of later) expect(Math.abs(minutes % leaveRoundingMinutes[line.rounding])).toBe(0);
        const exact = grantsUntil(
          spans.map((span) => ({ ...span, line: { ...span.line, rounding: 'minute' as const } })),
          '2026-12-31',
        ).reduce((sum, { minutes }) => sum + minutes, 0);
        const total = grants.reduce((sum, { minutes }) => sum + minutes, 0);
        const steps = spans.map(({ line }) => leaveRoundingMinutes[line.rounding]);
        expect(Math.abs(total - exact)).toBeLessThanOrEqual(Math.max(...steps) / 2 + 1);
      }),
    );
  });
});
