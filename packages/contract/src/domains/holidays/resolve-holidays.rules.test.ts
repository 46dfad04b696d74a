import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { holidayEffects, holidayKinds } from './holidays.constants.ts';
import {
  type CalendarHoliday,
  marksOf,
  type PolicyDays,
  type PolicyLine,
  resolveHolidays,
} from './resolve-holidays.rules.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-06-01', days));
const small = fc.integer({ min: 1, max: 3 });
const holidays = fc.array(
  fc.record<CalendarHoliday>({
    id: fc.integer({ min: 1, max: 9999 }),
    calendar_id: small,
    client_id: fc.option(small),
    day,
    name: fc.string({ minLength: 1, maxLength: 60 }),
    kind: fc.constantFrom(...holidayKinds),
    from_time: fc.constantFrom(null, null, '18:00'),
    until_time: fc.constant(null),
  }),
  { maxLength: 12 },
);
const lines = fc.array(
  fc
    .record({
      policy_id: small,
      calendar_id: small,
      effect: fc.constantFrom(...holidayEffects),
      from_year: fc.integer({ min: 2024, max: 2028 }),
      years: fc.option(fc.integer({ min: 0, max: 3 })),
    })
    .map(({ years, ...line }): PolicyLine => ({ ...line, until_year: years === null ? null : line.from_year + years })),
  { maxLength: 6 },
);
const people = fc.array(
  fc
    .record({
      employee_id: small,
      client_id: small,
      policy_id: small,
      from: day,
      length: fc.option(fc.integer({ min: 0, max: 700 })),
    })
    .map(({ length, ...own }): PolicyDays => ({ ...own, until: length === null ? null : addDays(own.from, length) })),
  { maxLength: 6 },
);

it('gives exactly the holidays whose line and assignment hold on the day', () => {
  fc.assert(
    fc.property(people, lines, holidays, (assigned, named, days) => {
      const expected = assigned.flatMap((person) =>
        named.flatMap((line) =>
          days
            .filter(
              (holiday) =>
                line.policy_id === person.policy_id &&
                holiday.calendar_id === line.calendar_id &&
                (holiday.client_id === null || holiday.client_id === person.client_id) &&
                holiday.day >= `${line.from_year}-01-01` &&
                holiday.day <= `${line.until_year ?? 9999}-12-31` &&
                holiday.day >= person.from &&
                holiday.day <= (person.until ?? '9999-12-31'),
            )
            .map(({ id }) => `${person.employee_id} ${id}`),
        ),
      );
      const found = resolveHolidays(assigned, named, days).map(({ employee_id, id }) => `${employee_id} ${id}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

it('answers a part of the days the same as all of them', () => {
  fc.assert(
    fc.property(people, lines, holidays, day, day, (assigned, named, days, a, b) => {
      const [first, last] = a < b ? [a, b] : [b, a];
      const within = (holiday: { day: string }) => holiday.day >= first && holiday.day <= last;
      expect(resolveHolidays(assigned, named, days.filter(within))).toEqual(
        resolveHolidays(assigned, named, days).filter(within),
      );
    }),
  );
});

const philippine: CalendarHoliday = {
  id: 1,
  calendar_id: 1,
  client_id: null,
  day: '2026-12-25',
  name: 'Christmas Day',
  kind: 'regular',
  from_time: null,
  until_time: null,
};
const always = { policy_id: 1, calendar_id: 1, from_year: 2020, until_year: null } as const;
const person: PolicyDays = { employee_id: 7, client_id: 4, policy_id: 1, from: '2026-01-01', until: null };
const marks = (effect: PolicyLine['effect'], changed: Partial<CalendarHoliday> = {}) =>
  marksOf(resolveHolidays([person], [{ ...always, effect }], [{ ...philippine, ...changed }]));

it('marks the day by what the policy does with the calendar', () => {
  const whole = { note: 'Christmas Day', parts: null };
  expect(marks('observe')).toEqual([{ kind: 'holiday', ...whole }]);
  expect(marks('day_off')).toEqual([{ kind: 'client_holiday', ...whole }]);
  expect(marks('premium')).toEqual([{ kind: 'local_holiday', ...whole }]);
});

it('offers a swap for whole days off of the lines that allow it', () => {
  const swappable = (effect: PolicyLine['effect'], changed: Partial<CalendarHoliday> = {}) =>
    resolveHolidays([person], [{ ...always, effect }], [{ ...philippine, ...changed }]).map(
      ({ is_swappable }) => is_swappable,
    );
  expect(holidayEffects.filter((effect) => swappable(effect)[0])).toEqual(['swap', 'swap_day_off']);
  expect(swappable('swap', { from_time: '18:00' })).toEqual([false]);
  expect(swappable('swap', { kind: 'special_working' })).toEqual([false]);
  expect([marks('swap'), marks('swap_day_off')]).toEqual([marks('observe'), marks('day_off')]);
});

it('leaves special working days as they are', () => {
  expect(marks('observe', { kind: 'special_working' })).toEqual([]);
  expect(marks('observe', { kind: 'special_working', from_time: '18:00' })).toEqual([]);
});

it('gives a part of a day its premium, and nobody the day off', () => {
  const part = { kind: 'local_holiday', note: 'Christmas Day' };
  expect(marks('observe', { from_time: '18:00' })).toEqual([{ ...part, parts: [[1080, 1440]] }]);
  expect(marks('premium', { until_time: '12:30' })).toEqual([{ ...part, parts: [[0, 750]] }]);
  expect(marks('day_off', { from_time: '18:00' })).toEqual([]);
});

it('counts a part once: within the premium of the whole day, and beside a day off without premium', () => {
  const eve = { ...philippine, id: 2, name: 'Evening', from_time: '18:00' };
  const both = (effect: PolicyLine['effect']) => {
    const other = { ...always, calendar_id: 2, effect };
    const lines = [{ ...always, effect: 'observe' } as const, other];
    return marksOf(resolveHolidays([person], lines, [{ ...philippine, calendar_id: 2 }, eve])).map(
      ({ kind, parts }) => [kind, parts],
    );
  };
  expect(both('observe')).toEqual([['holiday', null]]);
  expect(both('premium')).toEqual([['local_holiday', null]]);
  expect(both('day_off')).toEqual([
    ['client_holiday', null],
    ['local_holiday', [[1080, 1440]]],
  ]);
});

it('gives the holidays of a client to its own people alone', () => {
  expect(marks('observe', { client_id: 4 })).toHaveLength(1);
  expect(marks('observe', { client_id: 5 })).toEqual([]);
});

it('joins a day off abroad and a premium at home, and names both', () => {
  const abroad = { ...philippine, id: 2, calendar_id: 2, name: 'Christmas' };
  const both = [
    { ...always, effect: 'premium' },
    { ...always, calendar_id: 2, effect: 'day_off' },
  ] as const;
  expect(marksOf(resolveHolidays([person], both, [philippine, abroad]))).toEqual([
    { kind: 'holiday', note: 'Christmas Day, Christmas', parts: null },
  ]);
});

it('keeps the note within its column', () => {
  const names = Array.from({ length: 9 }, (_, index) => ({
    name: `${index} of many holidays`,
    from_time: null,
    until_time: null,
    is_day_off: true,
    has_premium: true,
  }));
  expect(marksOf(names)[0]?.note).toHaveLength(100);
});
