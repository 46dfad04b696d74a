import type { ComponentType } from 'react';
import { reloadPage } from '../session/page-exit.ts';

/** `() => import('./login/login.page.tsx').then((page) => page.LoginPage)` */
export type LazyPage = () => Promise<ComponentType>;

const storageKey = 'muster.reloaded-for';

/**
 * Loads the code of a page. If that fails (a new version removed the file, the network failed) the browser page is
 * reloaded (section 2.1), but only once: a second failure in a row is thrown and shown.
 */
export async function loadPage(name: string, load: LazyPage): Promise<ComponentType> {
  try {
    const page = await load();
    forgetReload(name);
    return page;
  } catch (error) {
    if (!noteReload(name)) throw error;
    reloadPage();
    return new Promise(() => undefined);
  }
}

/** False if this page was already reloaded for it, or if nothing can be stored. */
function noteReload(name: string): boolean {
  try {
    if (window.sessionStorage.getItem(storageKey) === name) return false;
    window.sessionStorage.setItem(storageKey, name);
    return true;
  } catch {
    return false;
  }
}

function forgetReload(name: string): void {
  try {
    if (window.sessionStorage.getItem(storageKey) === name) window.sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there was no reload either.
  }
}
