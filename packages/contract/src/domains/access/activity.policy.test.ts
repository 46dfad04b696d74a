import { expect, it } from 'vitest';
import { mayReadActivity } from './activity.policy.ts';

it('opens the activity log to admin and hr', () => {
  const may = (role: 'admin' | 'hr' | 'payroll') => mayReadActivity({ roles: [role], permissions: [] });
  expect([may('admin'), may('hr'), may('payroll')]).toEqual([true, true, false]);
});
