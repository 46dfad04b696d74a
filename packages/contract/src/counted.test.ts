import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('uses the singular only for one, and separates thousands', () => {
  expect([0, 1, 1204].map((count) => counted(count, 'employee'))).toEqual([
    '0 employees',
    '1 employee',
    '1,204 employees',
  ]);
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
