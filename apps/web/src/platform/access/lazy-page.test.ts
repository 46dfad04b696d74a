import { afterEach, expect, it } from 'vitest';
import { replacePageExit } from '../session/page-exit.ts';
import { loadPage } from './lazy-page.ts';

let reloads = 0;
const putBack = replacePageExit({ open: () => undefined, reload: () => (reloads += 1) });
afterEach(() => {
  reloads = 0;
});

const Page = () => null;
const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('access.lazy.1 returns the page', async () => {
  expect(await loadPage('employees', async () => Page)).toBe(Page);
  expect(reloads).toBe(0);
});

it('access.lazy.2 errors.routing.1 reloads the browser page if the code cannot be loaded', async () => {
  void loadPage('employees', gone);
  await Promise.resolve();
  await Promise.resolve();
  expect(reloads).toBe(1);
});

it('reloads once, and then shows the error', async () => {
  void loadPage('employees', gone);
  await Promise.resolve();
  await Promise.resolve();
  await expect(loadPage('employees', gone)).rejects.toThrow(/Failed to fetch/);
  expect(reloads).toBe(1);
  putBack();
});

it('can reload again after a success in between', async () => {
  replacePageExit({ open: () => undefined, reload: () => (reloads += 1) });
  window.sessionStorage.setItem('muster.reloaded-for', 'employees');
  await loadPage('employees', async () => Page);
  void loadPage('employees', gone);
  await Promise.resolve();
  await Promise.resolve();
  expect(reloads).toBe(1);
});
