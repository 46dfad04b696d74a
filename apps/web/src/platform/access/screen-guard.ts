import { type ScreenDeclaration, verdictOn } from '@muster/contract/screen.ts';
import { rememberWanted } from '../session/requested-address.ts';
import { loginPath } from '../session/session-expiry.ts';
import { sessionState } from '../session/session-store.ts';
import { grantsOf } from '../session/use-session.ts';

const forbiddenPath = '/forbidden';
export const notFoundPath = '/page-not-found';
const changePasswordPath = '/change-password';

/**
 * Where section 2.1 redirects a user who opens this screen; null if it opens. Remembers the address for after the
 * sign-in.
 */
export function redirectFrom(screen: ScreenDeclaration, address: string): string | null {
  const { page } = sessionState();
  const verdict = verdictOn(screen, grantsOf(page));
  if (verdict === 'login') {
    rememberWanted(address);
    return loginPath;
  }
  if (verdict === 'home') return '/';
  if (verdict === 'forbidden') return forbiddenPath;
  if (verdict === 'not-found') return notFoundPath;
  // With an issued password only the screen that replaces it opens.
  const isHeldBack = page.user?.mustChangePassword && screen.access !== 'public' && screen.path !== changePasswordPath;
  return isHeldBack ? changePasswordPath : null;
}
