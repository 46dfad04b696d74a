import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { issuedToken } from './accounts.schemas.ts';
import { impersonationAccess } from './impersonation.policy.ts';

/**
 * Acting as another user (sections 2.1, 4, 7.1). Both calls change state with GET, so they require the bearer token. Each
 * returns the token to continue with.
 */
export const impersonationCalls = {
  /** Ends automatically at `ends_at` (60 minutes). Not for users of a higher or equal level, nor for users who may impersonate. */
  impersonate: defineCall({
    name: 'accounts.impersonate',
    method: 'GET',
    path: '/api/:id/impersonate',
    section: '7.1',
    access: impersonationAccess,
    params: idParameter,
    query: z.strictObject({
      reason: z
        .string({ error: 'Say why you act as this user.' })
        .trim()
        .refine((text) => text === '' || text.length >= 5, 'Say why you act as this user, in at least 5 characters.')
        .max(200, 'The reason must not exceed 200 characters.')
        .optional(),
    }),
    answer: issuedToken.extend({
      impersonator: z.object({ id: z.int(), name: z.string() }),
      impersonated: z.object({ id: z.int(), name: z.string() }),
      ends_at: z.string(),
    }),
    audit: 'accounts.impersonate',
    effect: 'write',
    record: 'user',
    freshFactor: true,
    neverImpersonating: true,
  }),

  /** The web app returns to the root path with the token of the user's own session. */
  leaveImpersonation: defineCall({
    name: 'accounts.leave-impersonation',
    method: 'GET',
    path: '/api/leave-impersonate',
    section: '7.1',
    access: 'login',
    answer: issuedToken,
    audit: 'accounts.leave-impersonation',
    effect: 'write',
    beforePasswordChange: true,
  }),
};
