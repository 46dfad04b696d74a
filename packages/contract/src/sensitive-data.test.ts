import { expect, it } from 'vitest';
import { maySeeSensitiveData } from './sensitive-data.ts';

const granted = ['can view employees sensitive data'] as const;

it('is for staff with the permission, never for client users or employees', () => {
  expect(maySeeSensitiveData({ roles: ['payroll'], permissions: granted })).toBe(true);
  expect(maySeeSensitiveData({ roles: ['payroll'], permissions: [] })).toBe(false);
  expect(maySeeSensitiveData({ roles: ['client-admin'], permissions: granted })).toBe(false);
  expect(maySeeSensitiveData({ roles: ['client-admin', 'employee'], permissions: granted })).toBe(false);
  expect(maySeeSensitiveData({ roles: ['employee'], permissions: granted })).toBe(false);
  expect(maySeeSensitiveData({ roles: ['employee', 'hr'], permissions: granted })).toBe(true);
});
