import { expect, it } from 'vitest';
import { createLeaveTypeBody } from './leave-types.schemas.ts';

const body = {
  name: 'Study Leave',
  code: 'study',
  paid_percent: 50,
  color: 'blue',
  unit: 'day',
  country: null,
  source: '',
  document_after_days: null,
  notice_days: 5,
  visibility: 'team',
  client_class: 'planned',
  gender: null,
  tenure_months: 0,
  blackouts: [{ from: '2026-12-20', to: '2027-01-03', reason: 'Peak season' }],
};
const messagesOf = (change: object) => {
  const { error } = createLeaveTypeBody.safeParse({ ...body, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('stores codes in capitals and an empty source as none', () => {
  expect(createLeaveTypeBody.parse(body)).toMatchObject({ code: 'STUDY', source: null });
});

it('refuses what the table would refuse', () => {
  expect(messagesOf({ paid_percent: 101 })).toEqual(['paid_percent: The paid percentage must not exceed 100.']);
  expect(messagesOf({ notice_days: null })).toEqual(['notice_days: The notice period in days is required.']);
  expect(messagesOf({ notice_days: 'soon' })).toEqual([
    'notice_days: The notice period in days must be a valid number.',
  ]);
  expect(messagesOf({ code: 'A B' })).toEqual(['code: The code must contain only letters, digits and hyphens.']);
});

it('refuses blackout dates that end before they begin, or overlap', () => {
  const [range] = body.blackouts;
  expect(messagesOf({ blackouts: [{ ...range, to: '2026-12-19' }] })).toEqual([
    'blackouts.0.to: The last day must not be before the first day.',
  ]);
  expect(messagesOf({ blackouts: [range, { ...range, from: '2027-01-03', to: '2027-01-09' }] })).toEqual([
    'blackouts: Two blackout dates overlap.',
  ]);
  expect(messagesOf({ blackouts: [range, { ...range, from: '2027-01-04', to: '2027-01-09' }] })).toEqual([]);
});
