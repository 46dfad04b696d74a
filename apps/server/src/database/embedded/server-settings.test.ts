import { expect, it } from 'vitest';
import { recoverySync } from './server-settings.ts';

it.each([
  ['linux', '6.18.44-generic', 'syncfs'],
  ['linux', '5.10.0', 'syncfs'],
  ['linux', '5.8.0', 'syncfs'],
  ['linux', '5.7.19', 'fsync'],
  ['linux', '4.19.0-26-amd64', 'fsync'],
  ['linux', 'unknown', 'fsync'],
  ['darwin', '24.1.0', 'fsync'],
  ['win32', '10.0.22631', 'fsync'],
])('row 18: on %s %s the data folder is written before a recovery with %s', (system, kernel, method) => {
  expect(recoverySync(system, kernel)).toBe(method);
});
