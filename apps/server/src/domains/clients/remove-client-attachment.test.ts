import { permissions } from '@muster/contract';
import { clientAttachmentCalls as calls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createAttachment, createClientAttachment } from '../../testing/factories/files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('removes a file at once and logs it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const { id } = await createClientAttachment(portal.db, portal.services.files, client);
  expect((await hr.call(calls.remove, { body: { id } })).status).toBe(204);
  expect((await hr.refused(calls.remove, { body: { id } })).status).toBe(404);
  expect((await hr.call(calls.list, { params: { id: client.id } })).body.data).toEqual([]);
  const line = await portal.db
    .selectFrom('activity_log')
    .select('before')
    .where('event', '=', 'clients.remove-attachment')
    .executeTakeFirstOrThrow();
  expect(line.before).toMatchObject({ attachment_id: id, file_name: 'contract.pdf' });
});

it('rows 9 and 12: does not remove employee files, and nothing for client users', async () => {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  const ofPerson = await createAttachment(portal.db, portal.services.files, employee);
  const ofClient = await createClientAttachment(portal.db, portal.services.files, client);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(calls.remove, { body: { id: ofPerson.id } })).status).toBe(404);
  const own = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: client.id });
  expect((await own.refused(calls.remove, { body: { id: ofClient.id } })).status).toBe(404);
  expect((await hr.call(calls.list, { params: { id: client.id } })).body.data).toHaveLength(1);
});
