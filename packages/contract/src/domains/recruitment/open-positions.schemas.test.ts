import { expect, it } from 'vitest';
import { createOpenPositionBody } from './open-positions.schemas.ts';

const body = {
  client_id: 2,
  title: 'Bookkeeper',
  headcount: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  timezone_id: 291,
  must_have: [],
  nice_to_have: [],
  priority: 'medium',
} as const;

const errorsOf = (change: object) =>
  createOpenPositionBody
    .safeParse({ ...body, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('needs both ends of a shift, and all of a budget or none of it', () => {
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ shift_start: '22:00' })).toEqual([['shift_end', 'The shift end is required.']]);
  expect(errorsOf({ budget_least: 500 })).toEqual([
    ['budget_most', 'The budget to is required.'],
    ['budget_currency_id', 'The budget currency is required.'],
  ]);
  expect(errorsOf({ budget_least: 500, budget_most: 400, budget_currency_id: 1 })).toEqual([
    ['budget_most', 'The budget must not end below where it begins.'],
  ]);
});

it('refuses a time that no clock shows, and too many places', () => {
  expect(errorsOf({ shift_start: '24:00', shift_end: '06:00' })).toEqual([
    ['shift_start', 'The shift start is invalid.'],
  ]);
  expect(errorsOf({ headcount: 501 })).toEqual([['headcount', 'The places must not exceed 500.']]);
});

it('keeps one of equal skills, and turns amounts into cents', () => {
  const parsed = createOpenPositionBody.parse({
    ...body,
    must_have: ['Xero', 'xero ', 'Excel'],
    budget_least: '1200.5',
    budget_most: 1500,
    budget_currency_id: 1,
  });
  expect(parsed.must_have).toEqual(['xero', 'Excel']);
  expect([parsed.budget_least, parsed.budget_most]).toEqual([120_050, 150_000]);
});
