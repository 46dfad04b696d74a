import { companyCalls } from './company.calls.ts';
import { impersonationCalls } from './impersonation.calls.ts';
import { passwordCalls } from './password.calls.ts';
import { profileCalls } from './profile.calls.ts';
import { signInCalls } from './sign-in.calls.ts';
import { twoFactorCalls } from './two-factor.calls.ts';

/** Every call of section 7.1. A screen that needs only a few imports the file of their group. */
export const accountsCalls = {
  ...signInCalls,
  ...twoFactorCalls,
  ...passwordCalls,
  ...profileCalls,
  ...impersonationCalls,
  ...companyCalls,
};
