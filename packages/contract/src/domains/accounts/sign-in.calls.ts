import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  email,
  givesOneFactor,
  givesOneFactorIssue,
  issuedToken,
  secondFactor,
  typedPassword,
} from './accounts.schemas.ts';

/** Signing in and out (sections 4 and 7.1). */
export const signInCalls = {
  /** Sets XSRF-TOKEN. */
  csrfCookie: defineCall({
    name: 'accounts.csrf-cookie',
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    section: '7',
    access: 'public',
    answer: 'nothing',
    audit: null,
  }),

  /** `two_factor` true: the challenge is open, and the answer has no data about the user yet. */
  login: defineCall({
    name: 'accounts.login',
    method: 'POST',
    path: '/login',
    section: '7.1',
    access: 'public',
    body: z.strictObject({ email, password: typedPassword('Password') }),
    answer: z.object({
      two_factor: z.boolean(),
      user: z.object({ id: z.int(), uuid: z.string(), name: z.string(), email: z.string() }).nullable(),
    }),
    audit: 'accounts.login',
    rate: 'login',
  }),

  twoFactorChallenge: defineCall({
    name: 'accounts.two-factor-challenge',
    method: 'POST',
    path: '/two-factor-challenge',
    section: '7.1',
    access: 'pending',
    body: z.strictObject(secondFactor).refine(givesOneFactor, givesOneFactorIssue),
    answer: 'nothing',
    audit: 'accounts.two-factor-challenge',
    rate: 'second-factor',
  }),

  /**
   * Only for the session's user: another email answers 403. While impersonating, that is the impersonated user, and
   * the token ends with the impersonation (docs/decisions.md).
   */
  createToken: defineCall({
    name: 'accounts.create-token',
    method: 'POST',
    path: '/api/tokens/create',
    section: '7.1',
    access: 'login',
    credential: 'session',
    body: z.strictObject({ email }),
    answer: issuedToken,
    audit: 'accounts.create-token',
    beforePasswordChange: true,
  }),

  /** Public, so that it also works with an open challenge or an expired session. */
  logout: defineCall({
    name: 'accounts.logout',
    method: 'POST',
    path: '/logout',
    section: '7.1',
    access: 'public',
    answer: 'nothing',
    audit: 'accounts.logout',
    beforePasswordChange: true,
  }),

  /**
   * The password, a second factor, or both, valid for ten minutes for calls that require a fresh factor. Turning two-factor
   * sign-in off requires both.
   */
  confirmPassword: defineCall({
    name: 'accounts.confirm-password',
    method: 'POST',
    path: '/user/confirm-password',
    section: '7.1',
    access: 'login',
    body: z
      .strictObject({ password: typedPassword('Password').optional(), ...secondFactor })
      .refine((body) => body.code === undefined || body.recovery_code === undefined, givesOneFactorIssue)
      .refine((body) => Object.values(body).some((given) => given !== undefined), {
        path: ['password'],
        message: 'Give the password or a code.',
      }),
    answer: 'nothing',
    audit: 'accounts.confirm-password',
    rate: 'second-factor',
    neverImpersonating: true,
    beforePasswordChange: true,
  }),
};
