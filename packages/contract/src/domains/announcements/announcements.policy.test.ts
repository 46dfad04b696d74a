import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { announcementAccess, mayPreviewAnnouncements, mayWriteAnnouncements } from './announcements.policy.ts';

const who = (role: Role) => ({ roles: [role], permissions: defaultPermissions[role] });

it('lets staff with the rights read and write, and no client user', () => {
  expect([mayWriteAnnouncements(who('hr')), mayPreviewAnnouncements(who('hr'))]).toEqual([true, true]);
  expect([mayWriteAnnouncements(who('account manager')), mayPreviewAnnouncements(who('account manager'))]).toEqual([
    false,
    true,
  ]);
  for (const role of ['client', 'client-user', 'client-admin', 'employee'] as const)
    expect([mayWriteAnnouncements(who(role)), mayPreviewAnnouncements(who(role))]).toEqual([false, false]);
});

it('addresses only client roles', () => {
  const receives = (role: Role) => mayAccess(announcementAccess.receive, who(role));
  expect((['client', 'client-user', 'client-admin'] as const).map(receives)).toEqual([true, true, true]);
  expect((['hr', 'employee'] as const).map(receives)).toEqual([false, false]);
});
