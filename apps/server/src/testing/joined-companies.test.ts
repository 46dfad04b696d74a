import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherPassword, password, personaWithPassword } from '../domains/accounts/accounts.fixture.ts';
import { companyOf, lastLinkTo, visitor } from '../domains/accounts/linked-accounts.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createClient } from './factories/clients.ts';
import { nextNumber } from './factories/numbers.ts';
import { linksMailedTo, type MailedLink } from './mailed-links.ts';

let portal: TestPortal;
let admin: Persona;
let clientId: number;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ id: clientId } = await createClient(portal.db, { legal_business_name: 'Redgum Logistics' }));
  admin = await portal.as({ roles: ['client-admin'], clientId });
});
afterAll(() => portal.close());

const rights = { role: 'client-user' as const, has_chosen_positions: false, position_ids: [], approval_enabled: false };
const invite = (by: Persona, email: string) =>
  by.refused(clientUsersCalls.invite, { body: { first_name: 'Bea', last_name: 'Given', email, ...rights } });

/** A client user of another company with a password. */
async function elsewhere() {
  const { id } = await createClient(portal.db);
  await portal.as({ roles: ['client-admin'], clientId: id });
  return personaWithPassword(portal, { roles: ['client-user'], clientId: id });
}

const accept = async ({ token, email }: MailedLink, given = password) =>
  (await visitor(portal)).refused(accountsCalls.joinCompany, { body: { token, email, password: given } });

const setUp = async ({ token, email }: MailedLink, given = password) =>
  (await visitor(portal)).refused(accountsCalls.setUpAccount, {
    body: { token, email, password: given, password_confirmation: given, timezone_id: 291 },
  });

describe('an invitation to somebody with a sign-in at another company', () => {
  it('answers like one to a new address, and shows what the inviting company typed', async () => {
    const person = await elsewhere();
    const known = await invite(admin, person.email);
    const fresh = await invite(admin, `fresh-${nextNumber()}@mail.test`);
    expect([known.status, Object.keys(known.body).toSorted()]).toEqual([
      fresh.status,
      Object.keys(fresh.body).toSorted(),
    ]);
    const { body } = await admin.call(clientUsersCalls.list, { query: { dt_params: '{"rows":100}' } });
    const rows = body.data.filter(({ name }) => name === 'Bea Given');
    const [one, other] = rows.map(({ id: _, uuid: __, email: ___, ...row }) => row);
    expect(one).toEqual(other);
    expect(JSON.stringify(body)).not.toContain(person.name);
  });

  it('is accepted with the existing password, once, and the next sign-in opens the company', async () => {
    const person = await elsewhere();
    await invite(admin, person.email);
    const link = await lastLinkTo(portal, person.email);
    const { token, email } = link;
    expect((await (await visitor(portal)).call(accountsCalls.verifyToken, { body: { token, email } })).body).toEqual({
      valid: true,
      purpose: 'company-invitation',
      company: 'Redgum Logistics',
      timezones: [],
    });
    expect((await setUp(link)).status).toBe(409);
    expect((await accept(link, 'not the password')).status).toBe(422);
    const answers = await Promise.all([accept(link), accept(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const client = await portal.signIn(person.email, password);
    expect(await companyOf(client)).toBe(clientId);
    expect((await client.call(accountsCalls.userDetails)).body.companies).toHaveLength(2);
  });

  it('counts wrong passwords with those of the sign-in', async () => {
    const person = await elsewhere();
    await invite(admin, person.email);
    const link = await lastLinkTo(portal, person.email);
    for (let turn = 0; turn < 5; turn += 1) await accept(link, 'wrong');
    expect((await accept(link)).status).toBe(429);
    const guest = await visitor(portal);
    const login = await guest.refused(accountsCalls.login, { body: { email: person.email, password } });
    expect(login.status).toBe(429);
  });

  it('is refused for a colleague, for staff and for employees, alike', async () => {
    const colleague = await portal.as({ roles: ['client-user'], clientId });
    const staff = await portal.as({ roles: ['hr'] });
    const mixed = await portal.as({ roles: ['hr', 'client-user'], clientId: (await createClient(portal.db)).id });
    const answers = [];
    for (const { email } of [colleague, staff, mixed]) {
      const { status, body } = await invite(admin, email);
      answers.push({ status, ...body, requestId: null });
    }
    expect(answers[0]?.status).toBe(422);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('is not possible for a deactivated colleague, but for somebody whom another company deactivated', async () => {
    const person = await elsewhere();
    await portal.db
      .updateTable('app_user')
      .set({ status: 'disabled', disabled_from: 'active', disabled_by: 'admin' })
      .where('id', '=', person.userId)
      .execute();
    expect((await invite(admin, person.email)).status).toBe(201);
    expect((await accept(await lastLinkTo(portal, person.email))).status).toBe(204);
    expect(await companyOf(await portal.signIn(person.email, password))).toBe(clientId);
  });
});

describe('two companies that invite the same new address', () => {
  async function twoInvitations() {
    const { id } = await createClient(portal.db);
    const other = await portal.as({ roles: ['client-admin'], clientId: id });
    const email = `new-${nextNumber()}@mail.test`;
    const invited = await Promise.all([invite(admin, email), invite(other, email)]);
    expect(invited.map(({ status }) => status)).toEqual([201, 201]);
    await portal.settle();
    const rows = await portal.db
      .selectFrom('app_user')
      .select(['id', 'client_id', 'main_user_id'])
      .where('email', '=', email)
      .execute();
    return { email, other, rows };
  }

  const linkOf = async (email: string, index: number) => {
    const link = (await linksMailedTo(portal, email))[index];
    if (!link) throw new Error('No link was mailed.');
    return link;
  };

  it('get one sign-in: the first acceptance chooses the password, the second needs it', async () => {
    const { email, rows } = await twoInvitations();
    expect(rows.filter(({ main_user_id }) => main_user_id === null)).toHaveLength(1);
    const links = [await linkOf(email, 0), await linkOf(email, 1)] as const;
    expect((await setUp(links[1])).status).toBe(204);
    expect((await setUp(links[0], otherPassword)).status).toBe(409);
    expect((await accept(links[0], otherPassword)).status).toBe(422);
    expect((await accept(links[0])).status).toBe(204);
    const client = await portal.signIn(email, password);
    expect((await client.call(accountsCalls.userDetails)).body.companies).toHaveLength(2);
  });

  it('accepted at the same time, they leave one password', async () => {
    const { email } = await twoInvitations();
    const links = [await linkOf(email, 0), await linkOf(email, 1)] as const;
    const answers = await Promise.all([setUp(links[0]), setUp(links[1], otherPassword)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('of which one is revoked: the other works', async () => {
    const { email, rows } = await twoInvitations();
    const main = rows.find(({ main_user_id }) => main_user_id === null);
    const by = await portal.as({ roles: ['client-admin'], clientId: main?.client_id ?? 0 });
    const params = { id: main?.id ?? 0 };
    const revoked = await by.refused(clientUsersCalls.revoke, { params, body: { version: 2 } });
    expect(revoked.status).toBe(204);
    const answers = [await setUp(await linkOf(email, 0)), await setUp(await linkOf(email, 1))];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    await portal.signIn(email, password);
  });
});
