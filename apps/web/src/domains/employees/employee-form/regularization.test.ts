import { expect, it } from 'vitest';
import { formatRegularization } from './regularization.ts';

it.each([
  ['2024-01-15', 'July 15, 2024'],
  ['2024-07-01', 'January 01, 2025'],
  ['2024-08-31', 'February 28, 2025'],
  ['2023-08-31', 'February 29, 2024'],
  ['2024-12-31', 'June 30, 2025'],
])('state.regularization.1 six months after %s is %s', (start, shown) => {
  expect(formatRegularization(start)).toBe(shown);
});

it('shows nothing while the start date is not a day', () => {
  expect(formatRegularization('')).toBeNull();
  expect(formatRegularization('2024-02-30')).toBeNull();
});
