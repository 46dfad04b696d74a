import { expect, it } from 'vitest';
import { workDaysText } from './work-days.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[1, 3], 'Mon, Wed'],
  [[5, 4, 1, 2], 'Mon, Tue, Thu, Fri'],
  [[1, 2, 3, 6, 7], 'Mon to Wed, Sat, Sun'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  [[], ''],
])('shows %j as %s', (days, text) => {
  expect(workDaysText(days)).toBe(text);
});
