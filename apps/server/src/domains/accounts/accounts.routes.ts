import { accountsCalls as calls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { savedViewsCalls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/binding.ts';
import { answerChallenge, checkAnswer } from './answer-challenge.ts';
import { changePassword, preparePassword } from './change-password.ts';
import { changeTimezone } from './change-timezone.ts';
import { checkIdentity, confirmIdentity } from './confirm-identity.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { createToken } from './create-token.ts';
import { checkBothFactors, disableTwoFactor } from './disable-two-factor.ts';
import { endOwnSession } from './end-session.ts';
import { impersonateUser } from './impersonate-user.ts';
import { changeSavedView, createSavedView, forgetSavedView, listSavedViews } from './keep-saved-views.ts';
import { leaveImpersonation } from './leave-impersonation.ts';
import { listLoginLinks } from './list-login-links.ts';
import { checkPassword, logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readUserDetails } from './read-user-details.ts';
import { checkPasswordForCodes, renewRecoveryCodes } from './renew-recovery-codes.ts';
import { countResetRequest, requestPasswordReset } from './request-password-reset.ts';
import { prepareReset, resetPassword } from './reset-password.ts';
import { prepareAccount, setUpAccount } from './set-up-account.ts';
import { skipPasswordChange } from './skip-password-change.ts';
import { checkPasswordForEnrolment, startTwoFactor } from './start-two-factor.ts';
import { updateProfile } from './update-profile.ts';
import { verifyToken } from './verify-token.ts';

/** All concern signing in or the viewer's own account, so none of them is limited to one client by row security. */
export const accountsBindings: Binding[] = [
  bind(calls.csrfCookie, async ({ session }) => session.keep(), 'system'),
  bindPrepared(calls.login, checkPassword, logIn, 'system'),
  bindPrepared(calls.twoFactorChallenge, checkAnswer, answerChallenge, 'system'),
  bind(calls.createToken, createToken, 'system'),
  bind(calls.logout, logOut, 'system'),
  bindPrepared(calls.confirmPassword, checkIdentity, confirmIdentity, 'system'),

  bindPrepared(calls.startTwoFactor, checkPasswordForEnrolment, startTwoFactor, 'system'),
  bind(calls.confirmTwoFactor, confirmTwoFactor, 'system'),
  bindPrepared(calls.endTwoFactor, checkBothFactors, disableTwoFactor, 'system'),
  bindPrepared(calls.renewRecoveryCodes, checkPasswordForCodes, renewRecoveryCodes, 'system'),

  bindPrepared(calls.changePassword, preparePassword, changePassword, 'system'),
  bind(calls.skipPasswordChange, skipPasswordChange, 'system'),
  bindPrepared(calls.forgotPassword, countResetRequest, requestPasswordReset, 'system'),
  bindPrepared(calls.resetPassword, prepareReset, resetPassword, 'system'),
  bind(calls.verifyToken, verifyToken, 'system'),
  bindPrepared(calls.setUpAccount, prepareAccount, setUpAccount, 'system'),

  bind(calls.userDetails, readUserDetails, 'system'),
  bind(calls.updateProfile, updateProfile, 'system'),
  bind(calls.updateTimezone, changeTimezone, 'system'),
  bind(calls.loginLinks, listLoginLinks, 'system'),
  bind(calls.endSession, endOwnSession, 'system'),

  bind(savedViewsCalls.list, listSavedViews, 'system'),
  bind(savedViewsCalls.create, createSavedView, 'system'),
  bind(savedViewsCalls.update, changeSavedView, 'system'),
  bind(savedViewsCalls.delete, forgetSavedView, 'system'),

  bind(calls.impersonate, impersonateUser, 'system'),
  bind(calls.leaveImpersonation, leaveImpersonation, 'system'),
];
