import { accessScreens } from '@muster/contract/domains/access/access.screens.ts';
import { accountsScreens } from '@muster/contract/domains/accounts/accounts.screens.ts';
import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { accessPages } from '../domains/access/access.routes.ts';
import { accountsPages } from '../domains/accounts/accounts.routes.ts';
import { screenRoutes } from './screen-routes.tsx';

const ownScreens: readonly ScreenDeclaration[] = [...Object.values(accountsScreens), ...Object.values(accessScreens)];

const publicScreens = ownScreens.filter(({ access }) => access === 'public');

/** The screens before the login. They come with the first file, so that signing in waits for nothing else. */
export const publicRoutes = screenRoutes(publicScreens, { ...accountsPages, ...accessPages });

export const isPublicPath = (path: string): boolean => publicScreens.some((screen) => screen.path === path);
