import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { outboxAccess } from './notifications.policy.ts';

it('opens the outbox to admins alone', () => {
  const may = (role: 'admin' | 'hr') => mayAccess(outboxAccess, { roles: [role], permissions: [] });
  expect([may('admin'), may('hr')]).toEqual([true, false]);
});
