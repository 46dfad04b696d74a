import { forgetToken } from '../../platform/api/by-token.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { signInEndpoints } from '../../platform/api/endpoints/sign-in.generated.ts';
import { leavePage } from '../../platform/session/page-exit.ts';
import { loginPath } from '../../platform/session/session-expiry.ts';
import { clearSession } from '../../platform/session/session-store.ts';
import { chooseColorScheme, chosenColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { forgetThisBrowser } from '../notifications/index.ts';

/**
 * Ends the session and loads the sign-in page. @throws NetworkError and others: the session may then still be valid.
 */
export async function signOut(): Promise<void> {
  // Without a push service the user can still sign out; the answer also clears what this browser has registered.
  await forgetThisBrowser().catch(() => undefined);
  await callApi(signInEndpoints.logout);
  // The answer clears this site's storage; the color scheme is not sensitive, so it is kept.
  chooseColorScheme(chosenColorScheme());
  forgetToken();
  clearSession();
  leavePage(loginPath);
}
