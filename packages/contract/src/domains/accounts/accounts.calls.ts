import { impersonationCalls } from './impersonation.calls.ts';
import { passwordCalls } from './password.calls.ts';
import { profileCalls } from './profile.calls.ts';
import { signInCalls } from './sign-in.calls.ts';
import { twoFactorCalls } from './two-factor.calls.ts';

/** Every call of section 7.1. A screen that needs few of them takes its group's file. */
export const accountsCalls = {
  ...signInCalls,
  ...twoFactorCalls,
  ...passwordCalls,
  ...profileCalls,
  ...impersonationCalls,
};
