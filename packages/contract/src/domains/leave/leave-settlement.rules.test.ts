import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { accrualSpan } from './leave-accrual.fixture.ts';
import type { AccrualLine } from './leave-accrual.rules.ts';
import { leaveAccruals, leaveRoundings } from './leave-policies.constants.ts';
import {
  dueEntries,
  entriesToAdd,
  type GivenEntry,
  missingEntries,
  type StoredEntry,
} from './leave-settlement.rules.ts';

const days = (count: number) => count * 480;
const taken = (effective_on: string, count: number): GivenEntry => ({
  effective_on,
  minutes: -days(count),
  is_usage: true,
});

function expired(line: Partial<AccrualLine>, given: readonly GivenEntry[], until = '2027-12-31') {
  const spans = [accrualSpan({ accrual: 'upfront', ...line })];
  return dueEntries({ spans, given }, until)
    .filter(({ kind }) => kind === 'expiry')
    .map(({ day, minutes }) => `${day} ${minutes / 480}`);
}

describe('the end of a policy year', () => {
  it.each<[string, Partial<AccrualLine>, readonly GivenEntry[], readonly string[], string?]>([
    ['carries everything without a limit', {}, [], []],
    ['carries up to the limit', { carry_minutes: days(5) }, [taken('2026-05-04', 4)], ['2027-01-01 -3']],
    ['carries nothing', { carry_minutes: 0 }, [taken('2026-05-04', 4)], ['2027-01-01 -8']],
    ['has nothing to expire below zero', { carry_minutes: 0 }, [taken('2026-05-04', 14)], []],
    [
      'expires carried leave once where it ends with the next year',
      { carry_minutes: days(5), carry_months: 12, yearly_minutes: days(12) },
      [],
      ['2027-01-01 -7', '2028-01-01 -5', '2028-01-01 -7'],
      '2028-01-01',
    ],
    [
      'expires what is left of carried leave, the oldest first',
      { carry_minutes: days(5), carry_months: 3 },
      [taken('2026-05-04', 4), taken('2027-02-01', 2), taken('2027-04-01', 1)],
      ['2027-01-01 -3', '2027-04-01 -3'],
    ],
    [
      'keeps the new year when all carried leave was taken',
      { carry_minutes: days(5), carry_months: 3 },
      [taken('2027-02-01', 7)],
      ['2027-01-01 -7'],
    ],
  ])('%s', (_, line, given, expected, until) => {
    expect(expired(line, given, until)).toEqual(expected);
  });
});

it('expires at once what a credit adds beyond the highest balance', () => {
  const line = { accrual: 'monthly', cap_minutes: days(3) } as const;
  expect(expired(line, [taken('2026-04-20', 1)], '2026-06-30')).toEqual(['2026-05-31 -1', '2026-06-30 -1']);
});

describe('the end of an employment', () => {
  const ended = { until: '2026-06-30', ended: '2026-06-30' };
  const entriesOf = (
    given: readonly GivenEntry[],
    line: Partial<AccrualLine> = {},
    spans = [accrualSpan(line, ended)],
  ) =>
    dueEntries({ spans, given, ends: ['2026-06-30'] }, '2027-12-31').map(
      ({ kind, key, day, minutes }) => `${kind} ${key} ${day} ${minutes / 480}`,
    );

  it('closes the balance on the day after the last day, by an entry of its own', () => {
    expect(entriesOf([taken('2026-05-04', 2)], { accrual: 'half_yearly' })).toEqual([
      'accrual half_yearly 2026-01-01 2026-06-30 6',
      'expiry closed 2026-06-30 2026-07-01 -4',
    ]);
  });

  it('closes what is below zero, and what no policy gave', () => {
    expect(entriesOf([taken('2026-05-04', 2)], {}, [])).toEqual(['expiry closed 2026-06-30 2026-07-01 2']);
    const imported = { effective_on: '2026-01-01', minutes: days(3), is_usage: false };
    expect(entriesOf([imported], {}, [])).toEqual(['expiry closed 2026-06-30 2026-07-01 -3']);
  });

  it('leaves the next employment with its own credits, also from the next day on', () => {
    const again = { from: '2026-07-01', started: '2026-07-01', ended: null };
    const line = { accrual: 'upfront', carry_months: 8 } as const;
    const spans = [
      accrualSpan(line, { ...ended, from: '2025-01-01', started: '2025-01-01' }),
      accrualSpan(line, again),
    ];
    const left = entriesOf([], line, spans).filter(
      (text) => text.includes('2026-07-01') || text.includes('2026-09-01'),
    );
    // What was carried in January does not expire from the credits of the next employment.
    expect(left).toEqual(['expiry closed 2026-06-30 2026-07-01 -18', 'accrual upfront 2026-07-01 2026-07-01 6']);
  });

  it('credits nothing to somebody who leaves within the waiting time', () => {
    const span = accrualSpan({ waiting_months: 12 }, { ...ended, started: '2026-01-01' });
    expect(entriesOf([], {}, [span])).toEqual([]);
  });

  it('credits a completed year of service on the last day', () => {
    const span = accrualSpan({ accrual: 'anniversary' }, { ...ended, from: '2025-07-01', started: '2025-07-01' });
    expect(entriesOf([], {}, [span])).toEqual([
      'accrual anniversary 2025-07-01 2026-06-30 12',
      'expiry closed 2026-06-30 2026-07-01 -12',
    ]);
  });
});

describe('a settlement', () => {
  const line = fc.record({
    accrual: fc.constantFrom(...leaveAccruals),
    yearly_minutes: fc.integer({ min: 0, max: 20_000 }),
    rounding: fc.constantFrom(...leaveRoundings),
    cap_minutes: fc.option(fc.integer({ min: 0, max: 10_000 })),
    carry_minutes: fc.option(fc.integer({ min: 0, max: 5000 })),
    carry_months: fc.option(fc.integer({ min: 1, max: 12 })),
    waiting_months: fc.integer({ min: 0, max: 7 }),
  });
  const entry = fc.record({
    effective_on: fc.integer({ min: 0, max: 1000 }).map((at) => addDays('2026-01-01', at)),
    minutes: fc.integer({ min: -5000, max: 5000 }),
    is_usage: fc.boolean(),
  });
  const given = fc.array(entry, { maxLength: 12 });
  const day = fc.integer({ min: 0, max: 1000 }).map((at) => addDays('2026-01-01', at));

  const store = (stored: readonly StoredEntry[], added: ReturnType<typeof missingEntries>): StoredEntry[] => [
    ...stored,
    ...added.map(({ kind, key, day: effective_on, minutes }) => ({ kind, period_key: key, effective_on, minutes })),
  ];
  const sum = (entries: readonly { readonly minutes: number }[]) =>
    entries.reduce((all, { minutes }) => all + minutes, 0);

  it('adds nothing when it is repeated, and is the same after a day or a year without one', () => {
    fc.assert(
      fc.property(line, given, day, day, (one, entries, first, second) => {
        const facts = { spans: [accrualSpan(one)], given: entries };
        const [earlier, later] = [first, second].toSorted() as [string, string];
        const inTwo = store([], missingEntries(dueEntries(facts, earlier), []));
        const all = store(inTwo, missingEntries(dueEntries(facts, later), inTwo));
        expect(missingEntries(dueEntries(facts, later), all)).toEqual([]);
        const atOnce = missingEntries(dueEntries(facts, later), []);
        expect(all.map(({ kind, period_key, minutes }) => `${kind} ${period_key} ${minutes}`).toSorted()).toEqual(
          atOnce.map(({ kind, key, minutes }) => `${kind} ${key} ${minutes}`).toSorted(),
        );
      }),
    );
  });

  it('takes nothing back for an earlier day', () => {
    fc.assert(
      fc.property(line, given, day, day, (one, entries, first, second) => {
        const facts = { spans: [accrualSpan(one)], given: entries };
        const [earlier, later] = [first, second].toSorted() as [string, string];
        const stored = store([], entriesToAdd({ ...facts, stored: [] }, later));
        expect(entriesToAdd({ ...facts, stored }, earlier)).toEqual([]);
      }),
    );
  });

  it('reaches what is due after any change of policy, employment and entries', () => {
    const change = fc.record({ line, given, until: day, from: day });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let stored: StoredEntry[] = [];
        for (const one of changes) {
          const facts = { spans: [accrualSpan(one.line, { from: one.from })], given: one.given };
          const due = dueEntries(facts, one.until);
          const added = missingEntries(due, stored);
          expect(added.every(({ minutes }) => minutes !== 0)).toBe(true);
          stored = store(stored, added);
          expect(sum(stored)).toBe(sum(due));
          expect(new Set(stored.map(({ kind, period_key }) => `${kind} ${period_key}`)).size).toBe(stored.length);
        }
      }),
    );
  });

  it('leaves nothing of an employment that ended, whatever happened in it', () => {
    fc.assert(
      fc.property(line, given, day, (one, entries, last) => {
        const facts = { spans: [accrualSpan(one, { until: last, ended: last })], given: entries, ends: [last] };
        const due = dueEntries(facts, '2030-12-31');
        const before = entries.filter(({ effective_on }) => effective_on <= last);
        expect(sum(due) + sum(before)).toBe(0);
      }),
    );
  });

  it('never credits more than the year gives, which its last credit would take back', () => {
    const one = { accrual: 'semi_monthly', yearly_minutes: 251, rounding: 'day', cap_minutes: 0 } as const;
    const due = dueEntries({ spans: [accrualSpan(one)], given: [] }, '2026-12-31');
    expect(due.filter(({ kind }) => kind === 'accrual').map(({ minutes }) => minutes)).toEqual([251]);
    expect(sum(due)).toBe(0);
  });

  it('never expires more than there is', () => {
    fc.assert(
      fc.property(line, given, day, (one, entries, until) => {
        const kept = entries.map((each) => ({ ...each, minutes: Math.abs(each.minutes), is_usage: false }));
        const due = dueEntries({ spans: [accrualSpan(one)], given: kept }, until);
        expect(sum(due) + sum(kept.filter(({ effective_on }) => effective_on <= until))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
