import { expect, it } from 'vitest';
import { statusLabel, statusTone } from './status-label.ts';

it.each([
  ['employee-list.badges.1', 'active', 'Active', 'green'],
  ['employee-list.badges.2', 'inactive', 'Inactive', 'blue'],
  ['employee-list.badges.3', 'termination', 'Termination', 'red'],
  ['employee-list.badges.3', 'resignation', 'Resignation', 'red'],
] as const)('%s shows %s as %s in %s', (_id, status, label, tone) => {
  expect(statusLabel(status)).toBe(label);
  expect(statusTone(status)).toBe(tone);
});
