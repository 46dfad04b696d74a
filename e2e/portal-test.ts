import type { Role } from '@muster/contract/roles.ts';
import { test as base, expect } from '@playwright/test';
import { type PageWatch, watchPage } from './page-watch.ts';
import { storedSignIn } from './sign-ins.ts';

interface PortalFixtures {
  /** The role whose stored sign-in the test starts with; null for signed out. */
  readonly as: Role | null;
  readonly watch: PageWatch;
}

const words = ['Amber', 'Birch', 'Cobalt', 'Dune', 'Ember', 'Fern', 'Garnet', 'Hazel', 'Indigo'];
const mostAttempts = 3;

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

/** For the names of what a test creates: another word in each attempt, since an earlier one may have left its records. */
export function attemptWord(): string {
  const { retry, repeatEachIndex } = test.info();
  const word = words[repeatEachIndex * mostAttempts + retry];
  if (word === undefined) throw new Error('There are not enough words for so many attempts.');
  return word;
}

export { expect };
