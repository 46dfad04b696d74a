import { expect, it } from 'vitest';
import { mayChangeOwnReach } from './own-reach.ts';
import type { Role } from './roles.ts';

const may = (...roles: Role[]) => mayChangeOwnReach({ roles, permissions: ['can update clients'] });

it('is not for users with a limited reach, whatever other rights they have', () => {
  expect([may('team lead'), may('account manager'), may('team lead', 'workforce admin', 'employee')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('is for HR and admins, and for users whose role limits nothing', () => {
  expect([may('team lead', 'hr'), may('admin', 'account manager'), may('sales'), may('client-admin')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
