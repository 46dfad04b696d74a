import { expect, it } from 'vitest';
import { accountsCalls } from './accounts.calls.ts';
import { userDetails } from './accounts.schemas.ts';

const pair = { password: 'correct horse battery', password_confirmation: 'correct horse battery' };

it('validation.password.1 accepts the five fields of a password change', () => {
  const given = { current_password: 'old', ...pair, timezone_id: 291, skip_current_password: false };
  expect(accountsCalls.changePassword.body.parse(given)).toEqual(given);
});

it('requires the current password unless it is skipped', () => {
  const { body } = accountsCalls.changePassword;
  expect(saidOf(body.safeParse(pair))).toEqual([['current_password', 'The current password is required.']]);
  expect(body.safeParse({ ...pair, skip_current_password: true }).success).toBe(true);
});

it('compares the confirmation', () => {
  const given = { current_password: 'old', ...pair, password_confirmation: 'another' };
  expect(saidOf(accountsCalls.changePassword.body.safeParse(given))).toEqual([
    ['password_confirmation', 'The password confirmation does not match the password.'],
  ]);
});

it('accepts passwords as typed, from 8 characters, counted by character and not by byte', () => {
  const { body } = accountsCalls.resetPassword;
  const withPassword = (password: string) =>
    body.safeParse({ token: 't', email: 'a@example.com', password, password_confirmation: password });
  expect(withPassword('  spaces  ').data?.password).toBe('  spaces  ');
  expect(withPassword('ñ'.repeat(256)).success).toBe(true);
  expect(withPassword('🙂'.repeat(7)).success).toBe(false);
  expect(withPassword('x'.repeat(257)).success).toBe(false);
});

it('auth.login.1 accepts exactly one second factor', () => {
  const { body } = accountsCalls.twoFactorChallenge;
  expect(body.safeParse({ code: '123456' }).success).toBe(true);
  expect(body.safeParse({ recovery_code: 'abcd-efgh' }).success).toBe(true);
  for (const wrong of [{}, { code: '123456', recovery_code: 'abcd' }, { code: '12345' }, { code: 'abcdef' }]) {
    expect(body.safeParse(wrong).success).toBe(false);
  }
});

it('takes no reason, or one of some length, for acting as another user', () => {
  const { query } = accountsCalls.impersonate;
  for (const without of [{}, { reason: '' }]) expect(query.safeParse(without).success).toBe(true);
  for (const wrong of [{ reason: ' abc ' }, { reason: null }]) expect(query.safeParse(wrong).success).toBe(false);
  expect(query.parse({ reason: 'ticket 12' })).toEqual({ reason: 'ticket 12' });
});

it('never sends a two-factor secret with the user', () => {
  const shape = userDetails.shape.user.shape.two_factor_secret;
  expect(shape.safeParse('SECRET').success).toBe(false);
  expect(shape.safeParse(null).success).toBe(true);
});

it('names the ten fields of the user details', () => {
  for (const field of [
    'user',
    'twoFactorQrCodeSvg',
    'role',
    'permissions',
    'activatedPermissionsName',
    'myTeam',
    'myClient',
    'myShift',
    'lateNotification',
    'client_user',
  ]) {
    expect(Object.keys(userDetails.shape)).toContain(field);
  }
});

interface Result {
  readonly error?:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined;
}

function saidOf(result: Result): [string, string][] {
  return (result.error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]);
}
