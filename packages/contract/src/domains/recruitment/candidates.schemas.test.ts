import { expect, it } from 'vitest';
import { createCandidateBody } from './candidates.schemas.ts';

const body = { first_name: 'Ana', last_name: 'Reyes', source: 'referral', tags: [] } as const;

const errorsOf = (change: object) =>
  createCandidateBody
    .safeParse({ ...body, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('asks for a consent with each day to keep the data until, and for a day with each consent', () => {
  expect(errorsOf({ retain_until: '2027-01-01' })).toEqual([['consent_on', 'The consent date is required.']]);
  expect(errorsOf({ consent_on: '2026-01-01' })).toEqual([['retain_until', 'The retention date is required.']]);
  expect(errorsOf({ consent_on: '2026-01-01', retain_until: '2026-01-01' })).toEqual([
    ['retain_until', 'Choose a day after the consent.'],
  ]);
  expect(errorsOf({ consent_on: '2026-01-01', retain_until: '2027-01-01' })).toBeUndefined();
});

it('refuses a phone of less than seven digits, and keeps one of equal tags', () => {
  expect(errorsOf({ phone: '12-34' })).toEqual([['phone', 'The phone is invalid.']]);
  expect(createCandidateBody.parse({ ...body, tags: ['Xero', ' xero', 'BAS'] }).tags).toEqual(['xero', 'BAS']);
});
