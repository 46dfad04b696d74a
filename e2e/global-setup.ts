import { writeFile } from 'node:fs/promises';
import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { candidateLinksCalls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { Role } from '@muster/contract/roles.ts';
import { type APIResponse, request } from '@playwright/test';
import { builtScreenExamples, demoPassword, startPortal } from './portal.ts';
import { demoRoles, emailOf, storedSignIn } from './sign-ins.ts';

/** One real portal for the whole run, and one sign-in per role. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  Object.assign(process.env, portal.environment);
  try {
    await signInOnce(portal.address);
    const examples = { ...(await builtScreenExamples()), publicCandidate: await publicCandidate(portal.address) };
    await writeFile(`${portal.folder}/screens.json`, JSON.stringify(examples));
  } catch (problem) {
    await portal.stop();
    throw problem;
  }
  return portal.stop;
}

async function signInOnce(address: string): Promise<void> {
  await Promise.all(
    // Two at a time: checking a password keeps one of the two cores busy.
    [0, 1].map(async (turn) => {
      for (const role of demoRoles.filter((_, index) => index % 2 === turn)) await storeSignIn(address, role);
    }),
  );
}

/** By the calls of the login page, which the journeys use themselves. */
async function storeSignIn(address: string, role: Role): Promise<void> {
  const line = await request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });
  await succeeded(line.get(accountsCalls.csrfCookie.path));
  const { cookies } = await line.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  await succeeded(
    line.post(accountsCalls.login.path, {
      data: { email: emailOf(role), password: demoPassword },
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    }),
  );
  await line.storageState({ path: storedSignIn(role) });
  await line.dispose();
}

/** Only the hash of a link is stored, so that the walk opens one that was created for it. */
async function publicCandidate(address: string): Promise<string> {
  const line = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { origin: address },
    storageState: storedSignIn('recruitment'),
  });
  const { cookies } = await line.storageState();
  const xsrf = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const issued = await succeeded(
    line.post(accountsCalls.createToken.path, {
      data: { email: emailOf('recruitment') },
      headers: { 'x-xsrf-token': xsrf },
    }),
  );
  const headers = { authorization: `Bearer ${(await issued.json()).token}` };
  const found = await succeeded(line.get(candidatesCalls.list.path, { headers }));
  const [candidate] = (await found.json()).data;
  const path = candidateLinksCalls.create.path.replace(':id', String(candidate.id));
  const created = await succeeded(line.post(path, { data: { label: 'Walk', days: 7 }, headers }));
  const { url } = await created.json();
  await line.dispose();
  return new URL(url).pathname;
}

async function succeeded(answer: Promise<APIResponse>): Promise<APIResponse> {
  const received = await answer;
  if (!received.ok()) throw new Error(`${received.url()} answered ${received.status()}: ${await received.text()}`);
  return received;
}
