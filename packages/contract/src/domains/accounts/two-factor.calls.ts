import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { totpCode, typedPassword } from './accounts.schemas.ts';

const currentPassword = typedPassword('Current password');
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Two-factor enrolment (section 7.1): started with a fresh factor, active once a code confirms it. */
export const twoFactorCalls = {
  /** The QR code and the secret are shown once; starting again creates new ones. */
  startTwoFactor: defineCall({
    name: 'accounts.start-two-factor',
    method: 'POST',
    path: '/user/two-factor-authentication',
    section: '7.1',
    access: 'login',
    answer: z.object({ qr: z.string(), secret: z.string() }),
    audit: 'accounts.start-two-factor',
    freshFactor: true,
    neverImpersonating: true,
  }),

  /** Enables it. The recovery codes are shown once. */
  confirmTwoFactor: defineCall({
    name: 'accounts.confirm-two-factor',
    method: 'POST',
    path: '/user/confirmed-two-factor-authentication',
    section: '7.1',
    access: 'login',
    body: z.strictObject({ code: totpCode }),
    answer: recoveryCodes,
    audit: 'accounts.confirm-two-factor',
    rate: 'second-factor',
    neverImpersonating: true,
  }),

  /** Both factors must have been given within ten minutes, when signing in or to `/user/confirm-password`. */
  endTwoFactor: defineCall({
    name: 'accounts.end-two-factor',
    method: 'DELETE',
    path: '/user/two-factor-authentication',
    section: '7.1',
    access: 'login',
    answer: 'nothing',
    audit: 'accounts.end-two-factor',
    neverImpersonating: true,
  }),

  /** The previous codes become invalid. */
  renewRecoveryCodes: defineCall({
    name: 'accounts.renew-recovery-codes',
    method: 'POST',
    path: '/user/two-factor-recovery-codes',
    section: '7.1',
    access: 'login',
    body: z.strictObject({ current_password: currentPassword }),
    answer: recoveryCodes,
    audit: 'accounts.renew-recovery-codes',
    rate: 'second-factor',
    neverImpersonating: true,
  }),
};
