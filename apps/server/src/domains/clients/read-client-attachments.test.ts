import { permissions } from '@muster/contract';
import { clientAttachmentCalls as calls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createAttachment, createClientAttachment } from '../../testing/factories/files.ts';
import { pdf } from '../../testing/sample-files.ts';

let portal: TestPortal;
let client: { id: number };
beforeAll(async () => {
  portal = await buildTestApp();
  client = await createClient(portal.db);
});
afterAll(() => portal.close());

it('row 25: serves a file as a download that cannot run scripts, and logs each access', async () => {
  const manager = await portal.as({ roles: ['account manager'], permissions: ['can view all clients'] });
  const older = await createClientAttachment(portal.db, portal.services.files, client, 'Rates.pdf');
  await createClientAttachment(portal.db, portal.services.files, client, 'Rates.pdf');
  const query = { client_id: client.id, file_name: 'Rates.pdf' };
  const { status, text, headers } = await manager.refused(calls.read, { query });
  expect([status, text]).toEqual([200, pdf().toString('utf8')]);
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="Rates.pdf"; filename*=UTF-8''Rates.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await manager.refused(calls.read, { query: { ...query, id: older.id } })).status).toBe(200);
  expect((await manager.refused(calls.read, { query: { ...query, id: 99_999_999 } })).status).toBe(404);
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('details')
    .where('event', '=', 'clients.read-attachment')
    .orderBy('id')
    .execute();
  expect(lines.map(({ details }) => details)).toMatchObject([
    { file_name: 'Rates.pdf' },
    { attachment_id: older.id, file_name: 'Rates.pdf' },
  ]);
});

it('row 9: gives the same answer for another client’s file, an employee’s file and a missing one; client users find none of their own', async () => {
  await createClientAttachment(portal.db, portal.services.files, client, 'kept.pdf');
  const other = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  await createAttachment(portal.db, portal.services.files, employee, 'person.pdf');
  const hr = await portal.as({ roles: ['hr'] });
  const ask = (id: number, name: string) =>
    hr.refused(calls.read, { query: { client_id: id, file_name: name } }).then(({ status }) => status);
  expect([await ask(client.id, 'kept.pdf'), await ask(other.id, 'kept.pdf')]).toEqual([200, 404]);
  expect(await ask(client.id, 'person.pdf')).toBe(404);

  const everything = { roles: ['client-admin'], permissions: [...permissions] } as const;
  for (const clientId of [client.id, other.id]) {
    const person = await portal.as({ ...everything, clientId });
    const list = await person.refused(calls.list, { params: { id: client.id } });
    const missing = await person.refused(calls.list, { params: { id: 99_999_999 } });
    expect({ ...list.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(list.status).toBe(404);
    const read = await person.refused(calls.read, { query: { client_id: client.id, file_name: 'kept.pdf' } });
    expect(read.status).toBe(404);
  }
});

it('returns whether the viewer may change attachments, and the attachment types', async () => {
  const reader = await portal.as({ permissions: ['can view all clients'] });
  expect((await reader.call(calls.list, { params: { id: client.id } })).body.abilities).toEqual({ change: false });
});
