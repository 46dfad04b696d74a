import { accessScreens } from '@muster/contract/domains/access/access.screens.ts';
import { accountsScreens } from '@muster/contract/domains/accounts/accounts.screens.ts';
import { verifyEmployeeScreens } from '@muster/contract/domains/employees/verify-employee.screens.ts';
import { publicCandidateScreens } from '@muster/contract/domains/recruitment/public-candidate.screens.ts';
import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { publicAccessPages } from '../domains/access/public-access.routes.ts';
import { publicAccountsPages } from '../domains/accounts/public-accounts.routes.ts';
import { verifyEmployeePages } from '../domains/employees/verify-employee.routes.ts';
import { publicCandidatePages } from '../domains/recruitment/public-candidate.routes.ts';
import type { LazyPage } from '../platform/access/lazy-page.ts';

export interface PublicScreen {
  readonly screen: ScreenDeclaration;
  readonly page: LazyPage;
}

const ownScreens: readonly ScreenDeclaration[] = [
  ...Object.values(accountsScreens),
  ...Object.values(accessScreens),
  verifyEmployeeScreens.verifyEmployee,
  publicCandidateScreens.publicCandidate,
];
const ownPages: Readonly<Record<string, LazyPage>> = {
  ...publicAccountsPages,
  ...publicAccessPages,
  ...verifyEmployeePages,
  ...publicCandidatePages,
};

/**
 * The public screens. They are part of the first file and use no router, so that the sign-in page loads nothing else;
 * their links are plain ones.
 */
export const publicScreens: readonly PublicScreen[] = ownScreens.flatMap((screen) => {
  const page = ownPages[screen.name];
  return screen.access === 'public' && page ? [{ screen, page }] : [];
});

export function publicScreenAt(path: string): PublicScreen | null {
  return publicScreens.find(({ screen }) => fits(screen.path, path)) ?? null;
}

/** `/verify-employee/:token` matches exactly one further segment. */
function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}
