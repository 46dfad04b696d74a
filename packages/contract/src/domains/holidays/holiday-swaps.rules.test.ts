import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import {
  type ApprovedSwap,
  holidayProblem,
  type SwapDay,
  type SwapFacts,
  swapChange,
  swapProblem,
  withSwaps,
} from './holiday-swaps.rules.ts';
import { marksOf, type ResolvedHoliday } from './resolve-holidays.rules.ts';

const today = '2026-11-24';
const holiday: ResolvedHoliday = {
  id: 1,
  employee_id: 7,
  calendar_id: 1,
  client_id: null,
  day: '2026-11-30',
  name: 'Bonifacio Day',
  kind: 'regular',
  from_time: null,
  until_time: null,
  is_day_off: true,
  has_premium: true,
  is_swappable: true,
};
const swap: ApprovedSwap = {
  employee_id: 7,
  holiday_day: '2026-11-30',
  substitute_day: '2026-12-07',
  holiday: 'Bonifacio Day',
  has_day_off: true,
};
const day = (gaps: Partial<SwapDay> & { readonly day: string }): SwapDay => ({
  client_id: 3,
  is_freed_by_holidays: true,
  is_covering: false,
  has_leave: false,
  is_locked: false,
  ...gaps,
});
const facts = (
  gaps: Partial<SwapFacts> = {},
  ...changed: readonly (Partial<SwapDay> & { day: string })[]
): SwapFacts => {
  const days = ['2026-11-30', '2026-12-04', '2026-12-07', '2027-02-28', '2027-03-01'].map((one) => day({ day: one }));
  const byDay = new Map([...days, ...changed.map(day)].map((one) => [one.day, one]));
  return { holidays: [holiday], days: byDay, swapped: new Set(), today, ...gaps };
};
const problemOf = (found: SwapFacts, days = swap) => swapProblem(days, found)?.text ?? null;

const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-20', days));
const someHoliday = fc.record({
  employee_id: fc.integer({ min: 1, max: 2 }),
  day: someDay,
  is_swappable: fc.boolean(),
  is_day_off: fc.boolean(),
  has_premium: fc.boolean(),
});
const holidays = fc.array(someHoliday, { maxLength: 12 }).map((all) =>
  all.map((one, index): ResolvedHoliday => {
    const isDayOff = one.is_day_off || one.is_swappable;
    return { ...holiday, ...one, id: index, is_day_off: isDayOff };
  }),
);
const pairs = fc.array(
  fc.record({ employee_id: fc.integer({ min: 1, max: 2 }), holiday_day: someDay, substitute_day: someDay }),
  { maxLength: 8 },
);
/** Those of the pairs that the rules allow one after the other. */
function allowed(
  all: readonly ResolvedHoliday[],
  asked: readonly Omit<ApprovedSwap, 'holiday' | 'has_day_off'>[],
): ApprovedSwap[] {
  const made: ApprovedSwap[] = [];
  for (const one of asked) {
    const own = all.filter(({ employee_id }) => employee_id === one.employee_id);
    const swapped = made
      .filter(({ employee_id }) => employee_id === one.employee_id)
      .flatMap(({ holiday_day, substitute_day }) => [holiday_day, substitute_day]);
    const days = new Map([one.holiday_day, one.substitute_day].map((name) => [name, day({ day: name })]));
    const found = { holidays: own, days, swapped: new Set(swapped), today: '2026-11-19' };
    if (swapProblem(one, found) === null) made.push({ ...one, holiday: 'Holiday', has_day_off: true });
  }
  return made;
}
const daysOff = (all: readonly { employee_id: number; day: string; is_day_off: boolean }[]) =>
  new Set(all.filter(({ is_day_off }) => is_day_off).map((one) => `${one.employee_id} ${one.day}`));

it('keeps the number of days off, and every premium, whatever is swapped', () => {
  const always = { employee_id: 1, holiday_day: '2026-12-15', substitute_day: '2026-12-16' };
  fc.assert(
    fc.property(holidays, pairs, (some, asked) => {
      const all = [...some, { ...holiday, employee_id: 1, id: 99, day: always.holiday_day }];
      const swaps = allowed(all, [...asked, always]);
      expect(swaps).toContainEqual({ ...always, holiday: 'Holiday', has_day_off: true });
      const after = withSwaps(all, swaps);
      const [before, off] = [daysOff(all), daysOff(after)];
      expect(off.size).toBe(before.size);
      for (const { employee_id, holiday_day, substitute_day } of swaps) {
        expect([before.has(`${employee_id} ${holiday_day}`), off.has(`${employee_id} ${holiday_day}`)]).toEqual([
          true,
          false,
        ]);
        expect(off.has(`${employee_id} ${substitute_day}`)).toBe(true);
      }
      const premiums = (of: readonly { has_premium: boolean }[]) => of.filter(({ has_premium }) => has_premium).length;
      expect(premiums(after)).toBe(premiums(all));
    }),
  );
});

it('makes the holiday a work day with its premium, and the other day one without', () => {
  const marks = (of: readonly ResolvedHoliday[]) =>
    withSwaps(of, [swap]).flatMap((one) => marksOf([one]).map(({ kind, note }) => [one.day, kind, note]));
  expect(marks([holiday])).toEqual([
    ['2026-11-30', 'local_holiday', 'Bonifacio Day'],
    ['2026-12-07', 'client_holiday', 'Day off for Bonifacio Day'],
  ]);
  expect(marks([{ ...holiday, has_premium: false }])).toEqual([
    ['2026-12-07', 'client_holiday', 'Day off for Bonifacio Day'],
  ]);
});

it('keeps a swap as it was worked when the policy no longer offers it', () => {
  const days = withSwaps([{ ...holiday, is_swappable: false }], [swap]);
  expect(days.map(({ day: one, is_day_off }) => [one, is_day_off])).toEqual([
    ['2026-11-30', false],
    ['2026-12-07', true],
  ]);
});

it('swaps a whole holiday with a shift that it takes off, of a line that offers it', () => {
  expect(problemOf(facts())).toBeNull();
  expect(problemOf(facts({ holidays: [] }))).toBe('Mon, Nov 30, 2026 is not a holiday with a day off.');
  expect(problemOf(facts({ holidays: [holiday, { ...holiday, id: 2, is_swappable: false }] }))).toBe(
    'The holiday policy does not offer a swap for Mon, Nov 30, 2026.',
  );
  const works = facts({}, { day: '2026-11-30', is_freed_by_holidays: false });
  expect(problemOf(works)).toBe('The holiday takes no shift off on Mon, Nov 30, 2026.');
  expect(holidayProblem('2026-11-30', facts({ days: new Map() }))).toBe(
    'The holiday takes no shift off on Mon, Nov 30, 2026.',
  );
  expect(problemOf(facts({ today: '2026-11-30' }))).toBe('Mon, Nov 30, 2026 has begun. Swap a holiday before its day.');
  expect(problemOf(facts({ today: '2025-11-29' }))).toBe('Mon, Nov 30, 2026 is more than a year ahead.');
});

it('takes a later work day within 90 days off, with the same client', () => {
  const on = (substitute_day: string) => problemOf(facts(), { ...swap, substitute_day });
  expect(on('2027-02-28')).toBeNull();
  expect(on('2027-03-01')).toBe('Choose a day within 90 days of the holiday.');
  expect(on('2026-11-24')).toBe('Tue, Nov 24, 2026 has begun. Choose a later day.');
  expect(on('2026-12-05')).toBe('No shift is planned on Sat, Dec 5, 2026 that can be taken off.');
  expect(on('2026-11-30')).toBe('Mon, Nov 30, 2026 is a holiday.');
  const with_ = (gaps: Partial<SwapDay>) => problemOf(facts({}, { day: '2026-12-07', ...gaps }));
  expect(with_({ is_covering: true })).toBe('No shift is planned on Mon, Dec 7, 2026 that can be taken off.');
  expect(with_({ client_id: 4 })).toBe('Both days must be with the same client, and Mon, Dec 7, 2026 is not.');
  expect(with_({ has_leave: true })).toBe('There is leave on Mon, Dec 7, 2026.');
  expect(with_({ is_locked: true })).toBe('Mon, Dec 7, 2026 is closed by payroll.');
  const premium = { ...holiday, id: 2, day: '2026-12-07', is_day_off: false, is_swappable: false };
  expect(problemOf(facts({ holidays: [holiday, premium] }))).toBe('Mon, Dec 7, 2026 is a holiday.');
  const part = { ...premium, from_time: '18:00' };
  expect(problemOf(facts({ holidays: [holiday, part] }))).toBeNull();
});

it('uses each day once, and no holiday within leave', () => {
  expect(problemOf(facts({ swapped: new Set(['2026-12-07']) }))).toBe('Mon, Dec 7, 2026 belongs to another swap.');
  expect(problemOf(facts({ swapped: new Set(['2026-11-30']) }))).toBe('Mon, Nov 30, 2026 belongs to another swap.');
  expect(problemOf(facts({}, { day: '2026-11-30', has_leave: true }))).toBe('There is leave on Mon, Nov 30, 2026.');
});

it('ends a swap whose days changed, and no other', () => {
  expect(swapChange(swap, facts({}, { day: '2026-12-07', has_leave: true, is_locked: true }))).toBeNull();
  expect(swapChange(swap, facts({ holidays: [] }))).toBe('Mon, Nov 30, 2026 is not a holiday with a day off.');
  expect(swapChange(swap, facts({ days: new Map([['2026-11-30', day({ day: '2026-11-30' })]]) }))).toBe(
    'No shift is planned on Mon, Dec 7, 2026 that can be taken off.',
  );
});

it('keeps a worked holiday whose day off never comes', () => {
  const off = withSwaps([holiday], [{ ...swap, has_day_off: false }]);
  expect(off).toMatchObject([{ day: swap.holiday_day, is_day_off: false, has_premium: holiday.has_premium }]);
});
