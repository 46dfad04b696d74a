import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { staffUserRow } from './staff-user-answers.ts';
import { staffUserColumns } from './staff-user-columns.ts';
import { staffUserAccess as access } from './staff-users.policy.ts';
import { inviteStaffUserBody, updateStaffUserBody } from './staff-users.schemas.ts';

/** Rights are given in the own name alone, and only by somebody who has just confirmed the identity. */
const change = { section: '2.4', access, neverImpersonating: true } as const;
const version = z.strictObject({ version: z.int().min(1) });
const changed = z.object({ id: z.int(), version: z.int() });

/** Users of the provider's side. */
export const staffUsersCalls = {
  list: defineCall({
    name: 'staff-users.table',
    method: 'GET',
    path: '/api/staff-users',
    section: '2.4',
    access,
    query: listQuery(staffUserColumns),
    answer: z.object({ data: z.array(staffUserRow), total: z.int().min(0) }),
    audit: null,
  }),
  /** Mails a link to set up the account. */
  invite: defineCall({
    ...change,
    name: 'staff-users.invite',
    freshFactor: true,
    method: 'POST',
    path: '/api/staff-users',
    body: inviteStaffUserBody,
    answer: changed,
    status: 201,
    audit: 'staff-users.invite',
    idempotent: true,
  }),
  update: defineCall({
    ...change,
    name: 'staff-users.update',
    freshFactor: true,
    method: 'PUT',
    path: '/api/staff-users',
    body: updateStaffUserBody,
    answer: changed,
    audit: 'staff-users.update',
  }),
  deactivate: defineCall({
    ...change,
    name: 'staff-users.deactivate',
    method: 'POST',
    path: '/api/staff-users/:id/deactivate',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'staff-users.deactivate',
  }),
  reactivate: defineCall({
    ...change,
    name: 'staff-users.reactivate',
    freshFactor: true,
    method: 'POST',
    path: '/api/staff-users/:id/reactivate',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'staff-users.reactivate',
  }),
  /** Mails another link, and ends the earlier ones. */
  resend: defineCall({
    ...change,
    name: 'staff-users.resend-invitation',
    method: 'POST',
    path: '/api/staff-users/:id/invitation',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'staff-users.resend-invitation',
  }),
  /** Removes the account that nobody has set up. The address can be invited again. */
  revoke: defineCall({
    ...change,
    name: 'staff-users.revoke-invitation',
    method: 'DELETE',
    path: '/api/staff-users/:id/invitation',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'staff-users.revoke-invitation',
  }),
};

export const staffUserList = defineList({
  name: 'staffUsers',
  label: 'Users',
  columns: staffUserColumns,
  call: staffUsersCalls.list,
});
