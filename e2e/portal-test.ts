import type { Role } from '@muster/contract/roles.ts';
import { test as base, expect } from '@playwright/test';
import { type PageWatch, watchPage } from './page-watch.ts';
import { storedSignIn } from './sign-ins.ts';

interface PortalFixtures {
  /** The role whose stored sign-in the test starts with; null for signed out. */
  readonly as: Role | null;
  readonly watch: PageWatch;
}

/** Tests of the running portal. A test fails if its page throws, logs or violates the content security policy. */
export const test = base.extend<PortalFixtures>({
  as: [null, { option: true }],
  storageState: async ({ as }, use) => use(as === null ? undefined : storedSignIn(as)),
  watch: [
    async ({ page }, use) => {
      const watch = await watchPage(page);
      await use(watch);
      expect(watch.problems(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
