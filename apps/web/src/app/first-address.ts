import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { screenByPath } from '@muster/contract/screen-paths.ts';
import { notFoundPath, redirectFrom } from '../platform/access/screen-guard.ts';

/** The first address of a visitor (section 2.1), chosen before a screen is loaded. */
export function firstAddress(path: string, search: string): string {
  const found = screenByPath(path);
  const isBuilt = found !== null && builtScreens.some(({ name }) => name === found.screen.name);
  return isBuilt ? (redirectFrom(found.screen, path + search) ?? path + search) : notFoundPath;
}
