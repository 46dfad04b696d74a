import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalId, requiredId } from '../../fields.ts';
import {
  confirmsPassword,
  confirmsPasswordIssue,
  email,
  mailedToken,
  passwordPair,
  typedPassword,
} from './accounts.schemas.ts';

/** Setting and recovering passwords (sections 5.3 and 7.1). */
export const passwordCalls = {
  /**
   * All fields of section 5.3. `skip_current_password` works only for a user with an issued password, once, in a session
   * that began with it. All other sessions, tokens and sockets of the user end; the current session gets a new id.
   */
  changePassword: defineCall({
    name: 'accounts.change-password',
    method: 'PUT',
    path: '/user/password',
    section: '7.1',
    access: 'login',
    body: z
      .strictObject({
        current_password: typedPassword('Current password').nullish(),
        ...passwordPair,
        timezone_id: optionalId('Timezone'),
        skip_current_password: z.boolean().default(false),
      })
      .refine(confirmsPassword, confirmsPasswordIssue)
      .refine((body) => body.skip_current_password || Boolean(body.current_password), {
        path: ['current_password'],
        message: 'The current password is required.',
      }),
    answer: 'nothing',
    audit: 'accounts.change-password',
    rate: 'second-factor',
    neverImpersonating: true,
    beforePasswordChange: true,
  }),

  /** Postpones the change of an issued password until the next sign-in. Without an issued password it does nothing. */
  skipPasswordChange: defineCall({
    name: 'accounts.skip-password-change',
    method: 'PUT',
    path: '/api/user/skip-password-change',
    section: '7.1',
    access: 'login',
    answer: 'nothing',
    audit: 'accounts.skip-password-change',
    neverImpersonating: true,
    beforePasswordChange: true,
  }),

  /** The same answer for known and unknown addresses. */
  forgotPassword: defineCall({
    name: 'accounts.forgot-password',
    method: 'POST',
    path: '/user/forgot-password',
    section: '7.1',
    access: 'public',
    body: z.strictObject({ email }),
    answer: 'nothing',
    audit: 'accounts.forgot-password',
    rate: 'public-token',
  }),

  /** Consumes the token. It signs nobody in, so it cannot bypass the two-factor challenge. */
  resetPassword: defineCall({
    name: 'accounts.reset-password',
    method: 'POST',
    path: '/reset-password',
    section: '7.1',
    access: 'public',
    body: z
      .strictObject({ token: mailedToken, email, ...passwordPair })
      .refine(confirmsPassword, confirmsPasswordIssue),
    answer: 'nothing',
    audit: 'accounts.reset-password',
    rate: 'public-token',
  }),

  /** Checks a token without consuming it. `timezones` is set for an account setup, `company` for an invitation to
   * somebody who has a sign-in. */
  verifyToken: defineCall({
    name: 'accounts.verify-token',
    method: 'POST',
    path: '/user/verify-token',
    section: '7.1',
    access: 'public',
    body: z.strictObject({ token: mailedToken, email }),
    answer: z.object({
      valid: z.boolean(),
      purpose: z.enum(['reset-password', 'account-setup', 'company-invitation']).nullable(),
      company: z.string().nullable(),
      timezones: z.array(z.object({ id: z.int(), name: z.string(), friendly_name: z.string() })),
    }),
    audit: null,
    effect: 'read',
    rate: 'public-token',
  }),

  /** First password and time zone of an invited person (/external-account-setup). */
  setUpAccount: defineCall({
    name: 'accounts.set-up-account',
    method: 'POST',
    path: '/user/account-setup',
    section: '2.2',
    access: 'public',
    body: z
      .strictObject({ token: mailedToken, email, ...passwordPair, timezone_id: requiredId('Timezone') })
      .refine(confirmsPassword, confirmsPasswordIssue),
    answer: 'nothing',
    audit: 'accounts.set-up-account',
    rate: 'public-token',
  }),
};
