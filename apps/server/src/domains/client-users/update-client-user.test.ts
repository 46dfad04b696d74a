import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { type Company, createCompany, plainRights, seenUser } from './client-users.fixture.ts';

let portal: TestPortal;
let own: Company;
beforeAll(async () => {
  portal = await buildTestApp();
  own = await createCompany(portal);
});
afterAll(() => portal.close());

const update = async (company: Company, id: number, change: object, by = company.admin) => {
  const { version } = await seenUser(company.admin, id);
  const body = { ...plainRights, id, version, role: 'client-user', ...change };
  return by.refused(clientUsersCalls.update, { body: body as never });
};

it('gives role, positions and the right to approve, from the next request on, and notifies the user', async () => {
  const { userId: id } = own.user;
  const { id: position } = await createOpenPosition(portal.db, { client_id: own.clientId, title: 'Paralegal' });
  const shown = { has_chosen_positions: true, approval_enabled: true };
  const rights = { ...shown, position_ids: [position] };
  expect((await update(own, id, rights)).status).toBe(200);
  expect(await seenUser(own.admin, id)).toMatchObject({
    ...shown,
    positions: [{ id: position }],
  });
  expect((await update(own, id, { ...rights, role: 'client-admin' })).status).toBe(200);
  expect(await seenUser(own.user, id)).toMatchObject({
    role: 'client-admin',
    has_chosen_positions: false,
    positions: [],
  });
  await portal.settle();
  const notice = (await readNotices(portal, id)).at(-1);
  expect(notice).toMatchObject({
    title: `${own.admin.name} changed your access`,
    text: 'Role: Client admin. Positions: All positions. Can approve: Yes.',
  });
  expect((await update(own, own.admin.userId, {}, own.user)).status).toBe(200);
  expect((await update(own, id, {}, own.admin)).status).toBe(403);
});

it('refuses an older version with what changed meanwhile', async () => {
  const company = await createCompany(portal);
  const body = { ...plainRights, id: company.user.userId, version: 1, role: 'client-user' as const };
  await company.admin.call(clientUsersCalls.update, { body: { ...body, approval_enabled: true } });
  const answer = await company.admin.refused(clientUsersCalls.update, { body });
  expect(answer.status).toBe(409);
  expect(answer.body.conflict?.fields).toMatchObject([{ label: 'Can approve' }]);
});

it('keeps the role of the main contact, and gives it to nobody', async () => {
  const company = await createCompany(portal);
  const contact = await portal.as({ roles: ['client'], clientId: company.clientId });
  expect((await update(company, contact.userId, { role: 'client', approval_enabled: true })).status).toBe(200);
  expect((await update(company, contact.userId, { role: 'client-user' })).status).toBe(200);
  expect(await seenUser(company.admin, contact.userId)).toMatchObject({ roles: ['client', 'client-user'] });
  expect((await update(company, contact.userId, { role: 'client' })).status).toBe(200);
  expect((await update(company, company.user.userId, { role: 'client' })).body.errors).toEqual({
    role: ['The role is invalid.'],
  });
});

it('changes no account of employees or staff who belong to the company', async () => {
  const company = await createCompany(portal);
  const { clientId, admin } = company;
  const outsiders = [
    await portal.as({ roles: ['hr', 'client-user'], clientId }),
    await portal.as({ roles: ['employee', 'client-user'], clientId }),
    await portal.as({ roles: ['employee'], clientId }),
  ];
  for (const { userId: id } of outsiders) {
    const body = { ...plainRights, id, version: 1, role: 'client-user' as const };
    expect((await admin.refused(clientUsersCalls.update, { body })).status).toBe(404);
    const deactivated = await admin.refused(clientUsersCalls.deactivate, { params: { id }, body: { version: 1 } });
    expect(deactivated.status).toBe(404);
  }
});

it('shows the last admin as such, who cannot give the role up', async () => {
  const company = await createCompany(portal);
  const { userId: id } = company.admin;
  expect(await seenUser(company.admin, id)).toMatchObject({ is_self: true, is_last_admin: true });
  const refused = await update(company, id, {});
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('last active client admin')]);
  await update(company, company.user.userId, { role: 'client-admin' });
  expect((await seenUser(company.admin, id)).is_last_admin).toBe(false);
  expect((await update(company, id, {})).status).toBe(200);
  const own = await company.admin.refused(teamsCalls.create, {
    body: { client_id: company.clientId, name: 'Late', members: [] },
  });
  expect(own.status).toBe(403);
});
