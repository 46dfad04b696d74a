import { expect, it } from 'vitest';
import { createCandidateBody } from './candidates.schemas.ts';

const body = { first_name: 'Ana', last_name: 'Reyes', source: 'referral', tags: [] } as const;

const errorsOf = (change: object) =>
  createCandidateBody
    .safeParse({ ...body, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('takes a retention date and a consent apart, and asks for a consent that ends or is withdrawn', () => {
  expect(errorsOf({ retain_until: '2027-01-01' })).toBeUndefined();
  expect(errorsOf({ consent_on: '2026-01-01' })).toBeUndefined();
  for (const day of ['consent_until', 'consent_withdrawn_on'])
    expect(errorsOf({ [day]: '2027-01-01' })).toEqual([['consent_on', 'The consent date is required.']]);
  expect(errorsOf({ consent_on: '2026-01-01', consent_until: '2026-01-01' })).toEqual([
    ['consent_until', 'Choose a day after the consent.'],
  ]);
  expect(errorsOf({ consent_on: '2026-01-02', consent_withdrawn_on: '2026-01-01' })).toEqual([
    ['consent_withdrawn_on', 'Choose the day of the consent or a later one.'],
  ]);
  expect(errorsOf({ consent_on: '2026-01-01', retain_until: '2026-01-01' })).toEqual([
    ['retain_until', 'Choose a day after the consent.'],
  ]);
  expect(errorsOf({ consent_on: '2026-01-01', retain_until: '2027-01-01' })).toBeUndefined();
});

it('refuses a phone of less than seven digits, and keeps one of equal tags', () => {
  expect(errorsOf({ phone: '12-34' })).toEqual([['phone', 'The phone is invalid.']]);
  expect(createCandidateBody.parse({ ...body, tags: ['Xero', ' xero', 'BAS'] }).tags).toEqual(['xero', 'BAS']);
});
