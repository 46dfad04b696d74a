import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import type { PageUser } from '@muster/contract/page-data.ts';
import { bearerToken, signInAs } from '../../platform/api/by-token.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { profileEndpoints } from '../../platform/api/endpoints/profile.generated.ts';
import { signInEndpoints } from '../../platform/api/endpoints/sign-in.generated.ts';
import { dropForeignDrafts } from '../../platform/session/drafts.ts';
import { sessionState, startSession } from '../../platform/session/session-store.ts';

/** `reload`: signed in, but the page has to be reloaded to learn about the user. */
export type SignInStep = 'challenge' | 'signed-in' | 'reload';

/** Email and password (section 4). @throws ProblemError if they are refused. */
export async function signIn(email: string, password: string): Promise<SignInStep> {
  const { two_factor: isChallenged } = await callApi(signInEndpoints.login, { body: { email, password } });
  if (!isChallenged) return enter(email);
  startSession({ ...sessionState().page, challengeOpen: true });
  return 'challenge';
}

/** Back to the password, for the same or another user. */
export async function leaveChallenge(): Promise<void> {
  startSession({ ...sessionState().page, challengeOpen: false });
  await callApi(signInEndpoints.logout).catch(() => undefined);
}

export interface SecondFactor {
  readonly code?: string;
  readonly recovery_code?: string;
}

/** The open challenge. `email` is null if the page was reloaded since the password. @throws like `signIn`. */
export async function answerChallenge(factor: SecondFactor, email: string | null): Promise<SignInStep> {
  await callApi(signInEndpoints.twoFactorChallenge, { body: factor });
  return email === null ? 'reload' : enter(email);
}

/** A token is requested after every sign-in (section 4), then everything that the page must know about the user. */
async function enter(email: string): Promise<SignInStep> {
  try {
    signInAs(email);
    await bearerToken();
    const details = await callApi(profileEndpoints.userDetails);
    startSession({ ...sessionState().page, ...sessionFactsOf(details) });
    dropForeignDrafts();
    return 'signed-in';
  } catch {
    // The password was correct: the portal's shell shows any further problem.
    return 'reload';
  }
}

function sessionFactsOf(details: UserDetails) {
  const { roles, permissions } = details;
  return { loggedIn: true, challengeOpen: false, user: pageUserOf(details), roles, permissions };
}

function pageUserOf({ user, role, client_user, companies, impersonator }: UserDetails): PageUser {
  return {
    id: user.id,
    uuid: user.uuid,
    name: user.name,
    email: user.email,
    displayRole: role,
    employeeId: user.employee_id,
    clientId: client_user?.client_id ?? null,
    hourCycle: user.hour_cycle,
    timezone: null,
    companies,
    mustChangePassword: user.is_auto_password && impersonator === null,
    impersonator: impersonator && { name: impersonator.name },
  };
}
