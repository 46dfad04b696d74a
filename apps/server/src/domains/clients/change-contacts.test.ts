import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';

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

it('lists the users of the client', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  await createUser(portal.db, { roles: ['client-admin'], clientId: client.id, columns: { name: 'Helen Strand' } });
  const { body } = await hr.call(clientRecordCalls.users, { params: { id: client.id } });
  expect(body).toMatchObject([{ name: 'Helen Strand', roles: ['client-admin'], status: 'active' }]);
  expect(Object.keys(body[0] ?? {})).toEqual(['id', 'name', 'email', 'roles', 'status']);
});
