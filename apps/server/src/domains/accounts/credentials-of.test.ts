import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { codeOf, enrol } from '../../testing/two-factor.ts';
import { otherPassword, password } from './accounts.fixture.ts';
import { companyOf, lastLinkTo, personOfTwo, visitor, workAt } from './linked-accounts.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const openSessions = async (userIds: readonly number[]) =>
  portal.db.selectFrom('session').select('id').where('user_id', 'in', userIds).where('ended_at', 'is', null).execute();

describe('password and second factor', () => {
  it('are changed at any company, for all of them', async () => {
    const two = await personOfTwo(portal);
    await portal.signIn(two.email, password);
    const client = await portal.signIn(two.email, password);
    await workAt(client, two, two.second.clientId);
    const body = { current_password: password, password: otherPassword, password_confirmation: otherPassword };
    expect((await client.refused(accountsCalls.changePassword, { body })).status).toBe(204);
    expect(await openSessions([two.first.userId, two.second.userId])).toHaveLength(1);
    await expect(portal.signIn(two.email, password)).rejects.toThrow('422');
    await portal.signIn(two.email, otherPassword);
  });

  it('are reset once for all companies, which ends every session', async () => {
    const two = await personOfTwo(portal);
    await portal.signIn(two.email, password);
    await workAt(await portal.signIn(two.email, password), two, two.second.clientId);
    const guest = await visitor(portal);
    await guest.call(accountsCalls.forgotPassword, { body: { email: two.email } });
    const { token, email } = await lastLinkTo(portal, two.email);
    const body = { token, email, password: otherPassword, password_confirmation: otherPassword };
    expect((await guest.refused(accountsCalls.resetPassword, { body })).status).toBe(204);
    expect(await openSessions([two.first.userId, two.second.userId])).toEqual([]);
    await portal.signIn(two.email, otherPassword);
  });

  it('are reset for somebody whose main account was deactivated, who stays deactivated there', async () => {
    const two = await personOfTwo(portal);
    const main = portal.db
      .updateTable('app_user')
      .set({ status: 'disabled', disabled_from: 'active', disabled_by: 'admin' });
    await main.where('id', '=', two.first.userId).execute();
    const guest = await visitor(portal);
    await guest.call(accountsCalls.forgotPassword, { body: { email: two.email } });
    const { token, email } = await lastLinkTo(portal, two.email);
    const body = { token, email, password: otherPassword, password_confirmation: otherPassword };
    expect((await guest.refused(accountsCalls.resetPassword, { body })).status).toBe(204);
    expect(await companyOf(await portal.signIn(two.email, otherPassword))).toBe(two.second.clientId);
    const { status } = await portal.db
      .selectFrom('app_user')
      .select('status')
      .where('id', '=', two.first.userId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('disabled');
  });

  it('challenge the sign-in at every company after they were set up at one', async () => {
    const two = await personOfTwo(portal);
    const client = await portal.signIn(two.email, password);
    await workAt(client, two, two.second.clientId);
    const { secret } = await enrol(portal, client, password);
    const guest = await visitor(portal);
    const { body } = await guest.call(accountsCalls.login, { body: { email: two.email, password } });
    expect(body).toEqual({ two_factor: true, user: null });
    const answer = await guest.refused(accountsCalls.twoFactorChallenge, { body: { code: codeOf(portal, secret) } });
    expect(answer.status).toBe(204);
  });

  it('refuse the sign-in when every account is deactivated, as for a disabled one', async () => {
    const two = await personOfTwo(portal);
    const both = portal.db
      .updateTable('app_user')
      .set({ status: 'disabled', disabled_from: 'active', disabled_by: 'admin' });
    await both.where('id', 'in', [two.first.userId, two.second.userId]).execute();
    await expect(portal.signIn(two.email, password)).rejects.toThrow('422');
  });
});

describe('the database', () => {
  const link = (columns: object) =>
    portal.db
      .insertInto('app_user')
      .values({ name: 'Linked', email: '', ...columns })
      .execute();

  it('links accounts of clients alone', async () => {
    const two = await personOfTwo(portal);
    const staff = await createUser(portal.db, { roles: ['hr'] });
    const toStaff = { email: staff.email, main_user_id: staff.id, client_id: two.first.clientId };
    await expect(link(toStaff)).rejects.toThrow('linked accounts belong to clients alone');
    const hr = await portal.db.selectFrom('role').select('id').where('name', '=', 'hr').executeTakeFirstOrThrow();
    for (const user_id of [two.first.userId, two.second.userId]) {
      const given = portal.db.insertInto('user_role').values({ user_id, role_id: hr.id });
      await expect(given.execute()).rejects.toThrow('linked accounts belong to clients alone');
    }
    const main = portal.db.updateTable('app_user').where('id', '=', two.first.userId);
    await expect(main.set({ client_id: null }).execute()).rejects.toThrow('linked accounts belong to clients alone');
    await expect(main.set({ deleted_at: '2026-03-01T00:00:00Z' }).execute()).rejects.toThrow('linked accounts');
  });

  it('keeps one account per company, one address, and the password at the main account', async () => {
    const two = await personOfTwo(portal);
    const again = { email: two.email, main_user_id: two.first.userId, client_id: two.second.clientId };
    await expect(link(again)).rejects.toThrow('app_user_company_unique');
    await expect(link({ email: two.email, client_id: two.second.clientId })).rejects.toThrow('app_user_email_unique');
    const linked = portal.db.updateTable('app_user').where('id', '=', two.second.userId);
    await expect(linked.set({ password_hash: 'x' }).execute()).rejects.toThrow('linked_without_credentials');
    await expect(linked.set({ email: 'other@mail.test' }).execute()).rejects.toThrow('app_user_main_account');
    const moved = portal.db.updateTable('app_user').set({ email: `moved-${two.first.userId}@mail.test` });
    await moved.where('id', '=', two.first.userId).execute();
    const { email } = await portal.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', two.second.userId)
      .executeTakeFirstOrThrow();
    expect(email).toBe(`moved-${two.first.userId}@mail.test`);
  });
});
