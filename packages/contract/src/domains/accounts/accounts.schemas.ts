import { z } from 'zod';
import { requiredEmail, requiredText } from '../../fields.ts';
import { hourCycles } from '../../hour-cycle.ts';
import { permissions } from '../../permissions.ts';
import { roles } from '../../roles.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { longestPassword, shortestPassword } from './accounts.constants.ts';

export const email = requiredEmail('Email', 100);

/** A password as it was typed: never trimmed, never cut. */
export function typedPassword(label: string) {
  return z
    .string({ error: say.required(label) })
    .min(1, say.required(label))
    .max(longestPassword, say.maxLength(label, longestPassword));
}

/** The server adds the rules that depend on the account: 15 characters without two-factor login, and the list of known passwords. */
export const newPassword = typedPassword('Password').refine(
  (password) => [...password].length >= shortestPassword.withTwoFactor,
  `The password must be at least ${shortestPassword.withTwoFactor} characters long.`,
);

/** Added to a body that sets a password. */
export const passwordPair = { password: newPassword, password_confirmation: typedPassword('Password confirmation') };

export function confirmsPassword(body: { readonly password?: unknown; readonly password_confirmation?: unknown }) {
  return body.password === body.password_confirmation;
}

export const confirmsPasswordIssue = {
  path: ['password_confirmation'],
  message: 'The password confirmation does not match the password.',
};

/** Single-use token from an email. */
export const mailedToken = requiredText('Token', 200);

export const totpCode = z
  .string({ error: say.required('Code') })
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits.');

export const recoveryCode = requiredText('Recovery code', 40);

/** A second factor: a code of the authenticator app, or one recovery code. */
export const secondFactor = { code: totpCode.optional(), recovery_code: recoveryCode.optional() };

export function givesOneFactor(body: { readonly code?: unknown; readonly recovery_code?: unknown }) {
  return (body.code === undefined) !== (body.recovery_code === undefined);
}

export const givesOneFactorIssue = { path: ['code'], message: 'Give either a code or a recovery code.' };

const named = z.object({ id: z.int(), name: z.string() });

/** Auth user (section 3). `two_factor_secret` is listed there and always null: the secret never leaves the server. */
export const authUser = z.object({
  id: z.int(),
  employee_id: z.int().nullable(),
  uuid: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  timezone_id: z.int().nullable(),
  hour_cycle: z.literal(hourCycles),
  two_factor: z.boolean(),
  two_factor_secret: z.null(),
  is_auto_password: z.boolean(),
  is_employee: z.boolean(),
});

export const userDetails = z.object({
  user: authUser,
  /** Only between start and confirmation of an enrolment, and within ten minutes after the password was confirmed. */
  twoFactorQrCodeSvg: z.string().nullable(),
  /** The displayed role; `roles` lists all roles of the user. */
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.object({ name: z.enum(permissions) })),
  activatedPermissionsName: z.array(z.enum(permissions)),
  myTeam: named.extend({ role: z.string().nullable(), leaders: z.array(named) }).nullable(),
  myClient: z.object({ id: z.int(), legal_business_name: z.string() }).nullable(),
  myShift: named
    .extend({
      timezone_id: z.int(),
      timezone: z.string(),
      /** Times of day in the time zone of the shift. */
      start_time: z.string(),
      end_time: z.string(),
      work_days: z.array(z.int()),
    })
    .nullable(),
  /** Minutes since the start of today's shift, if there is no clock-in. */
  lateNotification: z.object({ shift_date: z.string(), start_time: z.string(), minutes_late: z.int() }).nullable(),
  client_user: z
    .object({
      id: z.int(),
      timezone: z.string().nullable(),
      client_id: z.int(),
      permission: z.array(z.string()),
      positions: z.array(z.int()),
      approval_enabled: z.boolean(),
      first_name: z.string(),
      last_name: z.string(),
    })
    .nullable(),
  /** That the person may work for with this sign-in, by name. Empty for somebody with one. */
  companies: z.array(z.object({ clientId: z.int(), name: z.string() })),
  impersonator: z.object({ name: z.string(), ends_at: z.string() }).nullable(),
});
export type UserDetails = z.output<typeof userDetails>;

/** A bearer token, shown once. It ends with its session, or at `expires_at` (ISO instant). */
export const issuedToken = z.object({ token: z.string(), expires_at: z.string() });
