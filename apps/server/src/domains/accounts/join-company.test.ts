import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { eventsAbout, password, personaWithPassword } from './accounts.fixture.ts';
import { createAccount } from './create-account.ts';
import { companyOf, lastLinkTo, visitor } from './linked-accounts.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** A client user with a password whom another company invites. */
async function invited() {
  const person = await personaWithPassword(portal, {
    roles: ['client-user'],
    clientId: (await createClient(portal.db)).id,
  });
  const { id: clientId } = await createClient(portal.db);
  const { services, clock } = portal;
  const facts = { at: clock.now(), actor: null, impersonator: null, requestId: null };
  const names = { name: 'Bea Given', firstName: 'Bea', lastName: 'Given', email: person.email };
  const userId = await portal.db
    .transaction()
    .execute((db) =>
      createAccount(
        { db, clock, announce: services.announceIn(db), audit: (entry) => services.writeAudit(db, facts, entry) },
        { ...names, roles: ['client-user'], timezoneId: 291, employeeId: null, clientId, entry: { kind: 'invite' } },
      ),
    );
  const { token, email } = await lastLinkTo(portal, person.email);
  const accept = async (given: string) =>
    (await visitor(portal)).refused(accountsCalls.joinCompany, { body: { token, email, password: given } });
  return { person, clientId, userId, accept };
}

it('activates the account at the inviting company with the existing password, and signs nobody in', async () => {
  const { person, clientId, userId, accept } = await invited();
  const wrong = await accept('not the password');
  expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['The password is wrong.'] }]);
  const accepted = await accept(password);
  expect([accepted.status, accepted.headers['set-cookie']]).toEqual([204, undefined]);
  expect(await companyOf(await portal.signIn(person.email, password))).toBe(clientId);
  expect(await eventsAbout(portal, userId)).toContain('accounts.join-company');
});

it('works once', async () => {
  const { accept } = await invited();
  const answers = [await accept(password), await accept(password)];
  expect(answers.map(({ status }) => status)).toEqual([204, 422]);
});
