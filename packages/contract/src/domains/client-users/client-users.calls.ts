import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { positionChoice } from '../clients/client-user.ts';
import { clientUserRow } from './client-user-answers.ts';
import { clientUserColumns } from './client-user-columns.ts';
import { clientUserAccess } from './client-users.policy.ts';
import { inviteClientUserBody, updateClientUserBody } from './client-users.schemas.ts';

const read = { method: 'GET', section: '2.6', access: clientUserAccess.list, audit: null } as const;
/** Rights are given in the own name alone. */
const change = { section: '2.6', access: clientUserAccess.change, neverImpersonating: true } as const;
const version = z.strictObject({ version: z.int().min(1) });
const changed = z.object({ id: z.int(), version: z.int() });

/** Users of the viewer's own company, by themselves (section 2.6). */
export const clientUsersCalls = {
  list: defineCall({
    ...read,
    name: 'client-users.table',
    path: '/api/client-users',
    query: listQuery(clientUserColumns),
    answer: z.object({ data: z.array(clientUserRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'client-users.details',
    path: '/api/client-users/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: clientUserRow,
  }),
  positions: defineLookup({
    section: '2.6',
    name: 'client-users.positions',
    path: '/api/client-user-positions',
    access: clientUserAccess.change,
    row: positionChoice,
  }),
  invite: defineCall({
    ...change,
    name: 'client-users.invite',
    method: 'POST',
    path: '/api/client-users',
    body: inviteClientUserBody,
    answer: changed,
    status: 201,
    audit: 'client-users.invite',
    idempotent: true,
  }),
  update: defineCall({
    ...change,
    name: 'client-users.update',
    method: 'PUT',
    path: '/api/client-users',
    body: updateClientUserBody,
    answer: changed,
    audit: 'client-users.update',
  }),
  deactivate: defineCall({
    ...change,
    name: 'client-users.deactivate',
    method: 'POST',
    path: '/api/client-users/:id/deactivate',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'client-users.deactivate',
  }),
  reactivate: defineCall({
    ...change,
    name: 'client-users.reactivate',
    method: 'POST',
    path: '/api/client-users/:id/reactivate',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'client-users.reactivate',
  }),
  /** Mails another link, and ends the earlier ones. */
  resend: defineCall({
    ...change,
    name: 'client-users.resend-invitation',
    method: 'POST',
    path: '/api/client-users/:id/invitation',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'client-users.resend-invitation',
  }),
  /** Removes the account that nobody has set up. The address can be invited again. */
  revoke: defineCall({
    ...change,
    name: 'client-users.revoke-invitation',
    method: 'DELETE',
    path: '/api/client-users/:id/invitation',
    params: idParameter,
    body: version,
    answer: 'nothing',
    audit: 'client-users.revoke-invitation',
  }),
};

export const clientUserList = defineList({
  name: 'clientUsers',
  label: 'Users',
  columns: clientUserColumns,
  call: clientUsersCalls.list,
});
