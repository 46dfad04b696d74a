import type { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type SignIn = typeof signInCalls;
type Password = typeof passwordCalls;
type Profile = typeof profileCalls;
type TwoFactor = typeof twoFactorCalls;

export const signInWires = {
  login: wireOf<SignIn['login']>({ method: 'POST', path: '/login' }),
  challenge: wireOf<SignIn['twoFactorChallenge']>({ method: 'POST', path: '/two-factor-challenge' }),
  logout: wireOf<SignIn['logout']>({ method: 'POST', path: '/logout' }),
  confirmPassword: wireOf<SignIn['confirmPassword']>({ method: 'POST', path: '/user/confirm-password' }),
};

export const passwordWires = {
  change: wireOf<Password['changePassword']>({ method: 'PUT', path: '/user/password' }),
  skipChange: wireOf<Password['skipPasswordChange']>({ method: 'PUT', path: '/api/user/skip-password-change' }),
  forgot: wireOf<Password['forgotPassword']>({ method: 'POST', path: '/user/forgot-password' }),
  reset: wireOf<Password['resetPassword']>({ method: 'POST', path: '/reset-password' }),
  verifyToken: wireOf<Password['verifyToken']>({ method: 'POST', path: '/user/verify-token' }),
  setUp: wireOf<Password['setUpAccount']>({ method: 'POST', path: '/user/account-setup' }),
};

export const profileWires = {
  userDetails: wireOf<Profile['userDetails']>({ method: 'GET', path: '/api/get-user-details' }),
  updateProfile: wireOf<Profile['updateProfile']>({ method: 'PUT', path: '/api/user/profile' }),
  updateTimezone: wireOf<Profile['updateTimezone']>({ method: 'PUT', path: '/user/timezone' }),
  loginLinks: wireOf<Profile['loginLinks']>({ method: 'GET', path: '/api/login-links' }),
  endSession: wireOf<Profile['endSession']>({ method: 'DELETE', path: '/api/login-sessions/:id' }),
};

export const twoFactorWires = {
  start: wireOf<TwoFactor['startTwoFactor']>({ method: 'POST', path: '/user/two-factor-authentication' }),
  confirm: wireOf<TwoFactor['confirmTwoFactor']>({
    method: 'POST',
    path: '/user/confirmed-two-factor-authentication',
  }),
  end: wireOf<TwoFactor['endTwoFactor']>({ method: 'DELETE', path: '/user/two-factor-authentication' }),
  renewCodes: wireOf<TwoFactor['renewRecoveryCodes']>({ method: 'POST', path: '/user/two-factor-recovery-codes' }),
};

export const impersonationWires = {
  begin: wireOf<(typeof impersonationCalls)['impersonate']>({ method: 'GET', path: '/api/:id/impersonate' }),
  leave: wireOf<(typeof impersonationCalls)['leaveImpersonation']>({ method: 'GET', path: '/api/leave-impersonate' }),
};
