import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { forgetRemovedContactsDaily } from './clients.jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and removes contacts and logs each change', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const params = { id: client.id };
  const body = { client_id: client.id, name: 'Wendy Marsh', position: 'CFO', email: 'wendy@marsh.example', phone: '' };
  const added = await hr.call(clientRecordCalls.createContact, { body });
  expect(added.status).toBe(201);
  const change = { id: added.body.id, version: 1, name: 'Wendy Marsh-Cole', position: '' };
  expect((await hr.call(clientRecordCalls.updateContact, { body: change })).body).toEqual({
    id: added.body.id,
    version: 2,
  });
  expect((await hr.refused(clientRecordCalls.updateContact, { body: change })).status).toBe(409);
  expect((await hr.call(clientRecordCalls.contacts, { params })).body).toMatchObject([
    { name: 'Wendy Marsh-Cole', position: null, version: 2 },
  ]);
  expect((await hr.call(clientRecordCalls.deleteContact, { body: { id: added.body.id } })).status).toBe(204);
  expect((await hr.refused(clientRecordCalls.deleteContact, { body: { id: added.body.id } })).status).toBe(404);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('client_id', '=', client.id)
    .orderBy('id')
    .execute();
  expect(lines.map(({ event }) => event)).toEqual([
    'clients.create-contact',
    'clients.update-contact',
    'clients.delete-contact',
  ]);
});

it('takes a removal back for ten minutes, for those who may change the client', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const listed = async () => (await hr.call(clientRecordCalls.contacts, { params: { id: client.id } })).body;
  const add = async (name: string) =>
    (await hr.call(clientRecordCalls.createContact, { body: { client_id: client.id, name } })).body.id;
  const restore = async (id: number, who = hr) =>
    (await who.refused(clientRecordCalls.restoreContact, { params: { id } })).status;
  const [kept, late] = [await add('Wendy Marsh'), await add('Lee Tan')];
  expect(await restore(kept)).toBe(404);
  const before = await listed();
  for (const id of [kept, late]) await hr.call(clientRecordCalls.deleteContact, { body: { id } });
  expect(await listed()).toEqual([]);
  expect(await restore(kept, await portal.as({ roles: ['payroll'] }))).toBe(403);
  expect(await restore(kept)).toBe(204);
  expect(await restore(kept)).toBe(404);
  expect(await listed()).toEqual(before.filter(({ id }) => id === kept).map((row) => ({ ...row, version: 3 })));
  portal.clock.advance({ minutes: 10, seconds: 1 });
  expect(await restore(late)).toBe(404);
  await forgetRemovedContactsDaily.run(portalContextFor(portal.services)(portal.db), {
    day: '2026-03-02',
    lastDay: null,
  });
  const rows = await portal.db.selectFrom('client_contact').select('id').where('client_id', '=', client.id).execute();
  expect(rows).toEqual([{ id: kept }]);
});

it('restores no contact of a client that was removed as well', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const { id } = (await hr.call(clientRecordCalls.createContact, { body: { client_id: client.id, name: 'Lee Tan' } }))
    .body;
  await hr.call(clientRecordCalls.deleteContact, { body: { id } });
  const now = portal.clock.now().toString();
  await portal.db.updateTable('client').set({ deleted_at: now }).where('id', '=', client.id).execute();
  expect((await hr.refused(clientRecordCalls.restoreContact, { params: { id } })).status).toBe(409);
});

it('lists the users of the client', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  await createUser(portal.db, { roles: ['client-admin'], clientId: client.id, columns: { name: 'Helen Strand' } });
  const { body } = await hr.call(clientRecordCalls.users, { params: { id: client.id } });
  expect(body).toMatchObject([{ name: 'Helen Strand', roles: ['client-admin'], status: 'active' }]);
  const rights = ['has_chosen_positions', 'positions', 'approval_enabled'];
  expect(Object.keys(body[0] ?? {})).toEqual(['id', 'name', 'email', 'roles', ...rights, 'status', 'last_sign_in']);
});
