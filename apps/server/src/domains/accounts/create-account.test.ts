import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { eventsAbout, password } from './accounts.fixture.ts';
import { type AccountRequest, createAccount } from './create-account.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const request: AccountRequest = {
  name: 'Ana Cruz',
  firstName: 'Ana',
  lastName: 'Cruz',
  email: 'ana.cruz@muster.test',
  roles: ['client-user', 'client-admin'],
  timezoneId: 291,
  employeeId: null,
  clientId: 1,
  entry: { kind: 'invite' },
};

const create = (change: Partial<AccountRequest>) => {
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  return portal.db
    .transaction()
    .execute((db) =>
      createAccount(
        { db, clock, announce: services.announceIn(db), audit: (entry) => services.writeAudit(db, facts, entry) },
        { ...request, ...change },
      ),
    );
};

describe('creating an account', () => {
  it('invites by mail, with the given roles', async () => {
    const userId = await create({});
    expect((await linksMailedTo(portal, request.email)).map(({ path }) => path)).toEqual(['/external-account-setup']);
    const roles = await portal.db
      .selectFrom('user_role')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .select('role.name')
      .where('user_id', '=', userId)
      .execute();
    expect(roles.map(({ name }) => name).sort()).toEqual(['client-admin', 'client-user']);
    expect(await eventsAbout(portal, userId)).toEqual(['accounts.create-account']);
  });

  it('row 6: allows one account per address, in any spelling', async () => {
    await create({ email: 'ben@muster.test' });
    await expect(create({ email: ' BEN@muster.test ' })).rejects.toMatchObject({
      status: 422,
      details: { codes: { email: ['validation.unique'] } },
    });
  });

  it("marks an issued password as one to be changed, but not the user's own", async () => {
    const passwordHash = await hashPassword(password);
    const issued = await create({ email: 'issued@muster.test', entry: { kind: 'issued', passwordHash } });
    const own = await create({ email: 'own@muster.test', entry: { kind: 'own', passwordHash } });
    const rows = await portal.db
      .selectFrom('app_user')
      .select(['is_auto_password', 'status'])
      .where('id', 'in', [issued, own])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { is_auto_password: true, status: 'active' },
      { is_auto_password: false, status: 'active' },
    ]);
    await portal.signIn('issued@muster.test', password);
  });
});
