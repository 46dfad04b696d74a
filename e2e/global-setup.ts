import { writeFile } from 'node:fs/promises';
import { chromium, type FullConfig } from '@playwright/test';
import { builtScreenExamples, startPortal } from './portal.ts';
import { demoRoles, signIn, storedSignIn } from './sign-ins.ts';

/** One real portal for the whole run, and one sign-in per role through the login page. Returns the teardown. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const portal = await startPortal();
  Object.assign(process.env, portal.environment);
  try {
    await writeFile(`${portal.folder}/screens.json`, JSON.stringify(await builtScreenExamples()));
    await signInOnce(portal.address, projects[0]?.use.launchOptions ?? {});
  } catch (problem) {
    await portal.stop();
    throw problem;
  }
  return portal.stop;
}

async function signInOnce(address: string, launchOptions: object): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    await Promise.all(
      // Two at a time: checking a password keeps one of the two cores busy.
      [0, 1].map(async (turn) => {
        for (const role of demoRoles.filter((_, index) => index % 2 === turn)) {
          const context = await browser.newContext({ baseURL: address });
          await signIn(await context.newPage(), role);
          await context.storageState({ path: storedSignIn(role) });
          await context.close();
        }
      }),
    );
  } finally {
    await browser.close();
  }
}
