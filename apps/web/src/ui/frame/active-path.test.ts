import { expect, it } from 'vitest';
import { activePath } from './active-path.ts';

const paths = ['/', '/employees', '/employees/shifts', '/clients'];

it.each([
  ['/', '/'],
  ['/employees', '/employees'],
  ['/employees/12', '/employees'],
  ['/employees/shifts/3', '/employees/shifts'],
  ['/employees-old', null],
  ['/tickets', null],
])('finds for %s the menu item %s', (address, active) => {
  expect(activePath(address, paths)).toBe(active);
});
