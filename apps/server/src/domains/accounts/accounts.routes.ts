import { accountsCalls as calls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { listSettingsCalls } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import { savedViewsCalls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { type Binding, bind, bindPrepared, type CallScope } from '../../platform/http/binding.ts';
import { answerChallenge, checkAnswer } from './answer-challenge.ts';
import { changeHourCycle } from './change-hour-cycle.ts';
import { changePassword, preparePassword } from './change-password.ts';
import { changeTimezone } from './change-timezone.ts';
import { checkIdentity, confirmIdentity } from './confirm-identity.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { createToken } from './create-token.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { endOwnSession } from './end-session.ts';
import { impersonateUser } from './impersonate-user.ts';
import { checkInvitation, joinCompany } from './join-company.ts';
import { changeListSettings, readListSettings } from './keep-list-settings.ts';
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
import { startTwoFactor } from './start-two-factor.ts';
import { switchCompany } from './switch-company.ts';
import { updateProfile } from './update-profile.ts';
import { verifyToken } from './verify-token.ts';

const beforeSignIn: CallScope = { everything: 'The account is found by its email address; nobody is signed in yet.' };
const duringSignIn: CallScope = { everything: 'Wrong answers stay counted when the sign-in is refused.' };
const byMailedLink: CallScope = { everything: 'The mailed link identifies the user; nobody is signed in.' };

export const accountsBindings: Binding[] = [
  bind(calls.csrfCookie, async ({ session }) => session.keep()),
  bindPrepared(calls.login, checkPassword, logIn, beforeSignIn),
  bindPrepared(calls.twoFactorChallenge, checkAnswer, answerChallenge, duringSignIn),
  bind(calls.createToken, createToken, 'own account'),
  bind(calls.logout, logOut, 'impersonator'),
  bindPrepared(calls.confirmPassword, checkIdentity, confirmIdentity, 'own person'),

  bind(calls.startTwoFactor, startTwoFactor, 'own person'),
  bind(calls.confirmTwoFactor, confirmTwoFactor, 'own person'),
  bind(calls.endTwoFactor, disableTwoFactor, 'own person'),
  bindPrepared(calls.renewRecoveryCodes, checkPasswordForCodes, renewRecoveryCodes, 'own person'),

  bindPrepared(calls.changePassword, preparePassword, changePassword, 'own person'),
  bind(calls.skipPasswordChange, skipPasswordChange, 'own person'),
  bindPrepared(calls.forgotPassword, countResetRequest, requestPasswordReset, byMailedLink),
  bindPrepared(calls.resetPassword, prepareReset, resetPassword, byMailedLink),
  bind(calls.verifyToken, verifyToken, byMailedLink),
  bindPrepared(calls.setUpAccount, prepareAccount, setUpAccount, byMailedLink),
  bindPrepared(calls.joinCompany, checkInvitation, joinCompany, byMailedLink),
  bind(calls.switchCompany, switchCompany, 'own person'),

  bind(calls.userDetails, readUserDetails),
  bind(calls.updateProfile, updateProfile, 'own account'),
  bind(calls.updateTimezone, changeTimezone, 'own account'),
  bind(calls.updateHourCycle, changeHourCycle, 'own account'),
  bind(calls.loginLinks, listLoginLinks, 'own account'),
  bind(calls.endSession, endOwnSession, 'own account'),

  bind(savedViewsCalls.list, listSavedViews, 'own account'),
  bind(savedViewsCalls.create, createSavedView, 'own account'),
  bind(savedViewsCalls.update, changeSavedView, 'own account'),
  bind(savedViewsCalls.delete, forgetSavedView, 'own account'),

  bind(listSettingsCalls.read, readListSettings, 'own account'),
  bind(listSettingsCalls.change, changeListSettings, 'own account'),

  bind(calls.impersonate, impersonateUser),
  bind(calls.leaveImpersonation, leaveImpersonation, 'impersonator'),
];
