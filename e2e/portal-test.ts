import type { Role } from '@muster/contract/roles.ts';
import { test as base, expect } from '@playwright/test';
import { type PageWatch, watchPage } from './page-watch.ts';
import { storedSignIn } from './sign-ins.ts';

interface PortalFixtures {
  /** Whose kept sign-in the test starts with; null: nobody's. */
  readonly as: Role | null;
  readonly watch: PageWatch;
}

/** Tests of the running portal. Whatever a page throws, logs or is forbidden by the content policy fails its test. */
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
