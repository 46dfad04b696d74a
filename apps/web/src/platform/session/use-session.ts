import { type AccessRule, type Grants, mayAccess } from '@muster/contract/access.ts';
import type { PageData, PageUser } from '@muster/contract/page-data.ts';
import type { Reader } from '@muster/contract/screen.ts';
import { useSyncExternalStore } from 'react';
import { onSession, sessionState } from './session-store.ts';

/** Roles and permissions of the signed-in user; null if nobody is signed in. */
export function grantsOf({ loggedIn, roles, permissions }: PageData): Grants | null {
  return loggedIn ? { roles, permissions: permissions.map(({ name }) => name) } : null;
}

/** The same with what menu and search need in addition. */
export function readerOf(page: PageData): Reader | null {
  const grants = grantsOf(page);
  return grants && { ...grants, isEmployee: typeof page.user?.employeeId === 'number' };
}

export function usePageData(): PageData {
  return useSyncExternalStore(onSession, () => sessionState().page);
}

/** The signed-in user. @throws Error on public screens: use `usePageData` there. */
export function useUser(): PageUser {
  const { user } = usePageData();
  if (user === null) throw new Error('This part needs a signed-in user, but its screen is public.');
  return user;
}

/** Whether to show what an access rule guards. The server checks it again at each call. */
export function useMay(rule: AccessRule): boolean {
  return mayAccess(rule, grantsOf(usePageData()));
}
