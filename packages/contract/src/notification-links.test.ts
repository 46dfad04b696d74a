import { expect, it } from 'vitest';
import { employeeAt, mayOpenPath } from './notification-links.ts';

it('opens the screens of a viewer, with their queries, and nothing else', () => {
  const hr = { roles: ['hr'], permissions: [] } as const;
  const employee = { roles: ['employee'], permissions: [] } as const;
  expect(mayOpenPath('/leave-requests?show=waiting', hr)).toBe(true);
  expect(mayOpenPath('/leave-requests', employee)).toBe(false);
  expect(mayOpenPath('/?notice=4', employee)).toBe(true);
  expect(mayOpenPath('/no-such-page', hr)).toBe(false);
});

it('knows the employee of an address', () => {
  expect(['/employees/12', '/employees/12?tab=pay', '/employees', '/employees/attendance'].map(employeeAt)).toEqual([
    12,
    12,
    null,
    null,
  ]);
});
