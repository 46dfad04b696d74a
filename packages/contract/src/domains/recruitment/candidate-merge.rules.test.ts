import { expect, it } from 'vitest';
import {
  furtherOf,
  isSameIn,
  mergedFieldLabels,
  mergedFields,
  mergedValues,
  staysShared,
} from './candidate-merge.rules.ts';

const ana: Parameters<typeof isSameIn>[1] = {
  first_name: 'Ana',
  last_name: 'Reyes',
  headline: 'Bookkeeper',
  home_place: null,
  email: 'ana@mail.test',
  phone: null,
  source: 'referral',
  consent_on: '2026-01-01',
  consent_until: null,
  consent_withdrawn_on: null,
  retain_until: '2028-01-01',
  tags: ['Xero', 'BAS'],
};
const other: typeof ana = {
  ...ana,
  first_name: 'Anna',
  phone: '09171234567',
  consent_on: null,
  retain_until: null,
  tags: ['xero', 'Payroll'],
};

it('takes what was chosen, a name and a consent as a whole, and the tags of both', () => {
  expect(mergedValues(ana, other, ['name', 'phone'])).toEqual({
    ...ana,
    first_name: 'Anna',
    phone: '09171234567',
    tags: ['Xero', 'Payroll', 'BAS'],
  });
  expect(mergedValues(ana, other, ['consent'])).toMatchObject({ consent_on: null, retain_until: null, phone: null });
  const many = { ...other, tags: Array.from({ length: 20 }, (_, at) => `Tag ${at}`) };
  expect(mergedValues(ana, many, []).tags).toHaveLength(20);
});

it('asks for what differs alone', () => {
  expect(mergedFields.filter((field) => !isSameIn(field, ana, other)).map((field) => mergedFieldLabels[field])).toEqual(
    ['Name', 'Phone', 'Consent'],
  );
});

it('keeps the further application, and the older of equal ones', () => {
  const [screening, offered] = [{ id: 2, stage: 'screening' } as const, { id: 9, stage: 'offered' } as const];
  expect(furtherOf<{ id: number; stage: 'screening' | 'offered' }>(screening, offered)).toEqual({
    stays: offered,
    ends: screening,
  });
  const later = { ...screening, id: 5 };
  expect(furtherOf(later, screening).stays).toBe(screening);
});

it('keeps a file shared only if no company joins its readers', () => {
  expect(staysShared(new Set([1, 2]), new Set([1]))).toBe(true);
  expect(staysShared(new Set([1]), new Set())).toBe(true);
  expect(staysShared(new Set([1]), new Set([2]))).toBe(false);
});
