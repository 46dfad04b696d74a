import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validSessions } from '../../platform/realtime/valid-sessions.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { password } from './accounts.fixture.ts';
import { disableAccount } from './disable-account.ts';
import { companyOf, type PersonOfTwo, personOfTwo, switchTo, workAt } from './linked-accounts.fixture.ts';

let portal: TestPortal;
let person: PersonOfTwo;

beforeAll(async () => {
  portal = await buildTestApp();
  person = await personOfTwo(portal);
});
afterAll(() => portal.close());

const signIn = ({ email }: PersonOfTwo) => portal.signIn(email, password);

const openSessionsOf = async ({ userId }: { readonly userId: number }) =>
  portal.db.selectFrom('session').selectAll().where('user_id', '=', userId).where('ended_at', 'is', null).execute();

describe('switching between companies', () => {
  it('opens another session, and remembers the company for the next sign-in', async () => {
    const client = await signIn(person);
    const first = await companyOf(client);
    const other = first === person.first.clientId ? person.second.clientId : person.first.clientId;
    portal.clock.advance({ minutes: 1 });
    await workAt(client, person, other);
    expect(await companyOf(client)).toBe(other);
    expect(await companyOf(await signIn(person))).toBe(other);
  });

  it('ends the former session with cookie, token and sockets, and keeps its end and its factors', async () => {
    const two = await personOfTwo(portal);
    const client = await signIn(two);
    const [before] = await openSessionsOf(two.first);
    const former = portal.guest();
    for (const [name, value] of client.cookies) former.cookies.set(name, value);
    former.bearer = client.bearer;
    portal.clock.advance({ minutes: 5 });
    await workAt(client, two, two.second.clientId);
    expect((await former.refused(accountsCalls.loginLinks)).status).toBe(419);
    expect((await former.refused(accountsCalls.createToken, { body: { email: two.email } })).status).toBe(419);
    expect([
      ...(await validSessions(portal.services.systemPool, [before?.id ?? 0], portal.clock.now())).keys(),
    ]).toEqual([]);
    const [after] = await openSessionsOf(two.second);
    expect(after).toMatchObject({
      expires_at: before?.expires_at,
      factor_at: before?.factor_at,
      password_at: before?.password_at,
      password_suffices: before?.password_suffices,
    });
  });

  it('answers a foreign company, a missing one and one of a disabled account alike', async () => {
    const two = await personOfTwo(portal);
    const client = await signIn(two);
    await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', two.second.userId).execute();
    const foreign = await createClient(portal.db);
    const answers = [];
    for (const id of [foreign.id, 99_999_999, two.second.clientId]) {
      const { status, body } = await switchTo(client, id);
      answers.push({ status, ...body, requestId: null });
    }
    expect(answers[0]?.status).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await switchTo(client, two.first.clientId)).status).toBe(409);
  });

  it('treats a page of the other company in a second tab as an expired session', async () => {
    const two = await personOfTwo(portal);
    const client = await signIn(two);
    await workAt(client, two, two.second.clientId);
    const ofPage = (uuid: string) => ({ headers: { 'x-muster-account': uuid } });
    const body = { email: two.email };
    const stale = await client.refused(accountsCalls.createToken, { body, ...ofPage(two.first.uuid) });
    expect(stale.status).toBe(419);
    const profile = { body: { first_name: 'Ana', last_name: 'Cruz' } };
    const changed = await client.refused(accountsCalls.updateProfile, { ...profile, ...ofPage(two.first.uuid) });
    expect(changed.status).toBe(419);
    expect((await client.refused(accountsCalls.updateProfile, { ...profile, ...ofPage(two.second.uuid) })).status).toBe(
      200,
    );
  });

  it('is logged for both accounts, without the name of the other company', async () => {
    const two = await personOfTwo(portal);
    await workAt(await signIn(two), two, two.second.clientId);
    await portal.settle();
    const rows = await portal.db
      .selectFrom('activity_log')
      .select(['subject_id', 'client_id', 'details'])
      .where('event', '=', 'accounts.switch-company')
      .where('subject_id', 'in', [String(two.first.userId), String(two.second.userId)])
      .execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.client_id).toBeNull();
  });

  it('is not for somebody who acts as the user, who does not see the companies either', async () => {
    const two = await personOfTwo(portal);
    const admin = await portal.as({ roles: ['admin'] });
    const { body } = await admin.call(accountsCalls.impersonate, { params: { id: two.first.userId }, query: {} });
    admin.bearer = body.token;
    expect((await admin.call(accountsCalls.userDetails)).body.companies).toEqual([]);
    expect((await switchTo(admin, two.second.clientId)).status).toBe(403);
  });
});

async function disable(userId: number): Promise<void> {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  await portal.db
    .transaction()
    .execute((db) =>
      disableAccount({ db, clock, audit: (entry) => services.writeAudit(db, facts, entry) }, userId, 'admin'),
    );
}

describe('at the same time', () => {
  it('of two switches, one succeeds and leaves one session', async () => {
    const two = await personOfTwo(portal);
    const client = await signIn(two);
    const twin = portal.guest();
    for (const [name, value] of client.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all([switchTo(client, two.second.clientId), switchTo(twin, two.second.clientId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 419]);
    expect([...(await openSessionsOf(two.first)), ...(await openSessionsOf(two.second))]).toHaveLength(1);
  });

  it('a deactivation and a switch leave no session at the company', async () => {
    for (let round = 0; round < 6; round += 1) {
      const two = await personOfTwo(portal);
      const client = await signIn(two);
      const [, switched] = await Promise.all([disable(two.second.userId), switchTo(client, two.second.clientId)]);
      expect([204, 404]).toContain(switched.status);
      expect(await openSessionsOf(two.second)).toEqual([]);
    }
  });

  it('a deactivation at one company leaves the session at the other', async () => {
    const two = await personOfTwo(portal);
    const client = await signIn(two);
    await disable(two.second.userId);
    expect(await companyOf(client)).toBe(two.first.clientId);
    expect((await client.call(accountsCalls.userDetails)).body.companies).toEqual([]);
  });
});
