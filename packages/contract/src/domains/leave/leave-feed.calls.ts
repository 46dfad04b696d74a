import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalId } from '../../fields.ts';

const shared = { path: '/api/leave-calendar/feed', section: '2.3', access: 'login' } as const;

const filter = z.object({ id: z.int(), name: z.string() }).nullable();

/** Ours. The leave calendar as a secret link for calendar programs, at most one for each user. */
export const leaveFeedCalls = {
  /** The link itself is shown once, when it is created. */
  state: defineCall({
    ...shared,
    name: 'leave.feed-state',
    method: 'GET',
    answer: z.object({
      feed: z.object({ created_at: z.string(), client: filter, team: filter }).nullable(),
    }),
    audit: null,
  }),

  /** A new link replaces the earlier one, which stops working. A client or a team narrows it. */
  create: defineCall({
    ...shared,
    name: 'leave.create-feed',
    method: 'POST',
    body: z.strictObject({ client_id: optionalId('Client'), team_id: optionalId('Team') }),
    answer: z.object({ url: z.string() }),
    status: 201,
    audit: 'leave.create-feed',
    neverImpersonating: true,
  }),

  revoke: defineCall({
    ...shared,
    name: 'leave.revoke-feed',
    method: 'DELETE',
    answer: 'nothing',
    audit: 'leave.revoke-feed',
    neverImpersonating: true,
  }),

  /** For calendar programs, which send no credential: the token of the link is one. */
  read: defineCall({
    name: 'leave.feed',
    method: 'GET',
    path: '/api/leave-feeds/:token',
    section: '2.3',
    access: 'public',
    credential: 'session',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) }),
    answer: 'file',
    audit: null,
  }),
};
