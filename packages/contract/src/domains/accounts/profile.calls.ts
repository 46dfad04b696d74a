import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId, requiredName } from '../../fields.ts';
import { hourCycles } from '../../hour-cycle.ts';
import { idParameter } from '../../paging.ts';
import { userDetails } from './accounts.schemas.ts';

/** One of the user's sessions, as the profile lists it. Instants are ISO. */
const ownSession = z.object({
  id: z.int(),
  is_current: z.boolean(),
  started_at: z.string(),
  last_seen_at: z.string(),
  address: z.string(),
  user_agent: z.string(),
});

/** An external system that the user has a login for. */
const externalLink = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  status: z.enum(['active', 'inactive']),
});

/** The user's own account (section 7.1). */
export const profileCalls = {
  /** A user with a misconfigured account gets 409 with status 'config error' (section 8). */
  userDetails: defineCall({
    name: 'accounts.user-details',
    method: 'GET',
    path: '/api/get-user-details',
    section: '7.1',
    access: 'login',
    answer: userDetails,
    audit: null,
    beforePasswordChange: true,
  }),

  updateProfile: defineCall({
    name: 'accounts.update-profile',
    method: 'PUT',
    path: '/api/user/profile',
    section: '7.1',
    access: 'login',
    body: z.strictObject({ first_name: requiredName('First name', 50), last_name: requiredName('Last name', 50) }),
    answer: z.object({ name: z.string(), first_name: z.string(), last_name: z.string() }),
    audit: 'accounts.update-profile',
  }),

  updateTimezone: defineCall({
    name: 'accounts.update-timezone',
    method: 'PUT',
    path: '/user/timezone',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ timezone_id: requiredId('Timezone') }),
    answer: 'nothing',
    audit: 'accounts.update-timezone',
  }),

  /** Whether times are shown as 2:30 PM or as 14:30. */
  updateHourCycle: defineCall({
    name: 'accounts.update-hour-cycle',
    method: 'PUT',
    path: '/user/hour-cycle',
    section: 'own',
    access: 'login',
    body: z.strictObject({ hour_cycle: z.literal(hourCycles, 'The hour format is invalid.') }),
    answer: 'nothing',
    audit: 'accounts.update-hour-cycle',
  }),

  /** The user's external systems and active sessions. */
  loginLinks: defineCall({
    name: 'accounts.login-links',
    method: 'GET',
    path: '/api/login-links',
    section: '7.1',
    access: 'login',
    answer: z.object({ links: z.array(externalLink), sessions: z.array(ownSession) }),
    audit: null,
  }),

  /** Ends one of the user's sessions with its token and socket. */
  endSession: defineCall({
    name: 'accounts.end-session',
    method: 'DELETE',
    path: '/api/login-sessions/:id',
    section: '7.1',
    access: 'login',
    params: idParameter,
    answer: 'nothing',
    audit: 'accounts.end-session',
    record: 'session',
    neverImpersonating: true,
  }),
};
