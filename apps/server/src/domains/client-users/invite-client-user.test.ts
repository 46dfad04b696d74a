import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { type Company, createCompany, invitationBody, seenUser } from './client-users.fixture.ts';

let portal: TestPortal;
let own: Company;
let other: Company;
beforeAll(async () => {
  portal = await buildTestApp();
  [own, other] = [await createCompany(portal), await createCompany(portal)];
});
afterAll(() => portal.close());

it('adds a user of the own company, who gets a link that sets the password', async () => {
  const { id: position } = await createOpenPosition(portal.db, { client_id: own.clientId, title: 'Bookkeeper' });
  const rights = { has_chosen_positions: true, position_ids: [position, position], approval_enabled: true };
  const { status, body } = await own.admin.call(clientUsersCalls.invite, {
    body: { ...invitationBody('Ana.Cruz@redgum.test'), ...rights },
  });
  expect(status).toBe(201);
  expect(await seenUser(own.user, body.id)).toMatchObject({
    name: 'Ana Cruz',
    email: 'Ana.Cruz@redgum.test',
    role: 'client-user',
    version: body.version,
    positions: [{ id: position, title: 'Bookkeeper' }],
    approval_enabled: true,
    status: 'invited',
    last_sign_in: null,
    abilities: { update: false },
  });
  expect(await linksMailedTo(portal, 'Ana.Cruz@redgum.test')).toMatchObject([{ path: '/external-account-setup' }]);
  const logged = portal.db.selectFrom('activity_log').select(['client_id', 'after']);
  expect(await logged.where('event', '=', 'client-users.invite').execute()).toMatchObject([
    { client_id: own.clientId, after: { role: 'Client user', positions: 'Bookkeeper', approval_enabled: true } },
  ]);
});

it('answers a taken address the same, of a colleague and of staff', async () => {
  const [colleague, staff] = [own.user, await portal.as({ roles: ['hr'] })];
  const answers = [];
  for (const { email } of [colleague, staff]) {
    const { status, body } = await own.admin.refused(clientUsersCalls.invite, { body: invitationBody(email) });
    answers.push({ status, ...body, requestId: null });
  }
  expect(answers[0]).toMatchObject({ status: 422, codes: { email: ['validation.unique'] } });
  expect(answers[1]).toEqual(answers[0]);
});

it('answers an address of another company like a new one', async () => {
  const known = await own.admin.refused(clientUsersCalls.invite, { body: invitationBody(other.user.email) });
  const fresh = await own.admin.refused(clientUsersCalls.invite, { body: invitationBody('fresh@redgum.test') });
  expect([known.status, Object.keys(known.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
});

it('refuses positions of another company and unknown ones alike, and stores nothing', async () => {
  const { id: foreign } = await createOpenPosition(portal.db, { client_id: other.clientId });
  for (const id of [foreign, 99_999_999]) {
    const chosen = { has_chosen_positions: true, position_ids: [id] };
    const body = { ...invitationBody('refused@redgum.test'), ...chosen };
    const answer = await own.admin.refused(clientUsersCalls.invite, { body });
    expect([answer.status, answer.body.errors]).toEqual([422, { position_ids: ['The chosen positions is invalid.'] }]);
  }
  const stored = portal.db.selectFrom('app_user').select('id').where('email', '=', 'refused@redgum.test');
  expect(await stored.execute()).toEqual([]);
});

it('gives no staff role, and no role to a company of staff', async () => {
  const body = { ...invitationBody('hr@redgum.test'), role: 'hr' as never };
  expect((await own.admin.refused(clientUsersCalls.invite, { body })).status).toBe(422);
  const both = await portal.as({ roles: ['sales', 'client-admin'], clientId: own.clientId });
  expect((await both.refused(clientUsersCalls.invite, { body: invitationBody('both@redgum.test') })).status).toBe(404);
  expect((await own.user.refused(clientUsersCalls.invite, { body: invitationBody('user@redgum.test') })).status).toBe(
    403,
  );
});

it('limits the open invitations of a company', async () => {
  const full = await createCompany(portal);
  const rows = Array.from({ length: 50 }, (_, index) => ({
    name: `Invited ${index}`,
    email: `invited-${index}@full.test`,
    client_id: full.clientId,
    status: 'invited',
  }));
  await portal.db.insertInto('app_user').values(rows).execute();
  const answer = await full.admin.refused(clientUsersCalls.invite, { body: invitationBody('more@full.test') });
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('50 open invitations')]);
});
