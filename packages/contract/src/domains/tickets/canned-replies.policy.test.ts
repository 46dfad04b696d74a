import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { cannedReplyAccess } from './canned-replies.policy.ts';

it('lets admins change canned replies, and nobody without a role', () => {
  expect(mayAccess(cannedReplyAccess.change, { roles: ['admin'], permissions: defaultPermissions.admin })).toBe(true);
  expect(mayAccess(cannedReplyAccess.change, { roles: [], permissions: [] })).toBe(false);
});
