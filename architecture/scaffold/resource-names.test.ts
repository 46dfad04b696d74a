import { expect, it } from 'vitest';
import { pluralOf, resourceNames, singularOf } from './resource-names.ts';

it.each([
  ['holiday', 'holidays'],
  ['policy', 'policies'],
  ['leave-type', 'leave-types'],
  ['address', 'addresses'],
  ['branch', 'branches'],
  ['tax', 'taxes'],
])('%s and %s', (singular, plural) => {
  expect(pluralOf(singular)).toBe(plural);
  expect(singularOf(plural)).toBe(singular);
  expect(singularOf(singular)).toBe(singular);
});

it('derives every spelling', () => {
  expect(resourceNames({ name: 'leave-types', singular: undefined, dated: 'rate' })).toMatchObject({
    table: 'leave_type',
    ownerId: 'leave_type_id',
    lineTable: 'leave_type_rate',
    aWord: 'a leave type',
    Word: 'Leave type',
    thing: 'leaveType',
    Things: 'LeaveTypes',
    Lines: 'Rates',
  });
});

it('takes another singular as given', () => {
  expect(resourceNames({ name: 'people', singular: 'person', dated: 'rate' })).toMatchObject({
    plural: 'people',
    table: 'person',
  });
});
