import type { CallDeclaration, Role } from '@muster/contract';
import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { password } from '../domains/accounts/accounts.fixture.ts';
import { workAt } from '../domains/accounts/linked-accounts.fixture.ts';
import { createSide, type Side } from '../domains/recruitment/recruitment-isolation.fixture.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createUser } from './factories/accounts.ts';
import { createCandidate } from './factories/candidates.ts';
import { createInterview } from './factories/interviews.ts';
import { createTeam } from './factories/teams.ts';
import { readingCalls } from './reading-requests.ts';
import type { TestClient } from './test-client.ts';

/**
 * Somebody who works for two companies that look alike makes every reading call about the records of both. What is open shows nothing of
 * the other company, before and after the switch.
 */
type Walked = Side & {
  readonly mark: 'mine' | 'theirs';
  readonly interview: { readonly id: number; readonly uuid: string };
};

let portal: TestPortal;
let mine: Walked;
let theirs: Walked;

beforeAll(async () => {
  portal = await buildTestApp();
  const shared = (await createCandidate(portal.db, { first_name: 'Both', last_name: 'Sides' })).id;
  [mine, theirs] = [await createWalked('mine', shared), await createWalked('theirs', shared)];
});
afterAll(() => portal.close());

async function createWalked(mark: Walked['mark'], shared: number): Promise<Walked> {
  const side = await createSide(portal, mark, shared);
  const { clientId } = side;
  const place = `Canary place ${mark}`;
  const interview = await createInterview(portal.db, { application_id: side.application, place });
  await createTeam(portal.db, { client_id: clientId, name: `Canary team ${mark}` });
  await createUser(portal.db, { roles: ['client-admin'], clientId, columns: { name: `Canary colleague ${mark}` } });
  return { ...side, mark, interview };
}

/** One person with the role at both companies, signed in at the one that was used last. */
async function personOfBoth(role: Role) {
  const email = `${role}@both-companies.test`;
  const password_hash = await hashPassword(password);
  const account = async (
    side: Walked,
    columns: { readonly main_user_id?: number; readonly password_hash?: string },
  ) => {
    const user = { name: `Canary person ${side.mark}`, email, ...columns };
    const { id, uuid } = await createUser(portal.db, { roles: [role], clientId: side.clientId, columns: user });
    return { clientId: side.clientId, userId: id, uuid };
  };
  const first = await account(mine, { password_hash });
  const second = await account(theirs, { main_user_id: first.userId });
  for (const { userId: user_id, clientId } of [first, second]) {
    const title = `Canary notice ${clientId === mine.clientId ? 'mine' : 'theirs'}`;
    await portal.db.insertInto('notification').values({ user_id, type: 'canary', title, body: '' }).execute();
  }
  return { email, first, second };
}

const parametersOf = ({ params }: CallDeclaration): string[] =>
  params ? Object.keys(z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

/** About each record of a side whose kind the address could name. */
function requestsOf(call: CallDeclaration, side: Walked): object[] {
  const [name] = parametersOf(call);
  const more = {
    ...(call.name.includes('.export-') && { body: { format: 'csv', query: {} } }),
    ...(call.name === 'home.search' && { query: { term: 'Canary' } }),
    ...(call.name === 'interviews.week' && { query: { first: '2099-03-02' } }),
    ...(call.name === 'recruitment.read-candidate-attachment' && {
      query: { candidate_id: side.candidate, file_name: 'canary.pdf' },
    }),
    ...(call.name === 'recruitment.read-position-attachment' && {
      query: { open_position_id: side.position.id, file_name: 'canary.pdf' },
    }),
  };
  const { position, candidate, application, template, note, interview, clientId } = side;
  if (name === 'uuid')
    return [position.uuid, side.applicationUuid, side.hireDraft, interview.uuid].map((uuid) => ({
      params: { uuid },
      ...more,
    }));
  if (name === 'id')
    return [position.id, candidate, application, template, note, interview.id, clientId].map((id) => ({
      params: { id },
      ...more,
    }));
  return name === undefined ? [more] : [];
}

/** What each call shows of the two companies. Excludes the person's list of companies, which names both. */
async function seenBy(client: TestClient): Promise<Readonly<Record<Walked['mark'], readonly string[]>>> {
  const seen = { mine: new Set<string>(), theirs: new Set<string>() };
  for (const call of readingCalls.filter(({ name }) => name !== accountsCalls.userDetails.name)) {
    for (const request of [...requestsOf(call, theirs), ...requestsOf(call, mine)]) {
      const { status, text, headers } = await client.refused(call, request);
      if (status === 403) break;
      if (status >= 500) throw new Error(`${call.name} answered ${status} to ${JSON.stringify(request)}`);
      const whole = text + JSON.stringify(headers);
      for (const { mark } of [mine, theirs])
        if (canariesOf(mark).some((canary) => whole.includes(canary))) seen[mark].add(call.name);
    }
  }
  return { mine: [...seen.mine], theirs: [...seen.theirs] };
}

const canariesOf = (mark: Walked['mark']) => [
  ...['place', 'team', 'colleague', 'person', 'notice', 'text', 'note', 'answer', 'reason'].map(
    (what) => `Canary ${what} ${mark}`,
  ),
  `Canary ${mark}`,
  mark === 'mine' ? 'Twin Works Pty Ltd' : 'Twin Works PTY. Ltd',
];

it.each(['client-admin', 'client-user', 'client'] as const)(
  'shows a %s of two companies the one that is open',
  async (role) => {
    const person = await personOfBoth(role);
    const client = await portal.signIn(person.email, password);
    await workAt(client, person, theirs.clientId);
    await workAt(client, person, mine.clientId);
    const before = await seenBy(client);
    expect(before.theirs).toEqual([]);
    expect(before.mine.length).toBeGreaterThan(8);
    await workAt(client, person, theirs.clientId);
    const after = await seenBy(client);
    expect(after.mine).toEqual([]);
    expect(after.theirs).toEqual(before.mine);
  },
  120_000,
);
