import { permissions } from '@muster/contract';
import { clientAttachmentCalls as calls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { docx, pdf, uploadForm } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;
let client: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  client = await createClient(portal.db);
});
afterAll(() => portal.close());

const agreement = 12;

const form = (content: Uint8Array | string, name: string, more: Record<string, number> = {}) =>
  uploadForm({ client_id: client.id, attachment_type_id: agreement, ...more }, content, name);

const listed = async () => (await hr.call(calls.list, { params: { id: client.id } })).body;
const stored = () => portal.db.selectFrom('stored_file').select('key').execute();

it('stores an attachment under a client type, with the media type of its content', async () => {
  const { status, body } = await hr.call(calls.add, { form: form(docx(), 'Agreement.exe') });
  expect(status).toBe(201);
  expect(await listed()).toEqual({
    data: [
      {
        id: body.id,
        file_name: 'Agreement.exe',
        kind: 'docx',
        size_bytes: docx().length,
        attachment_type: { id: agreement, name: 'Service Agreement' },
        uploaded_by: hr.name,
        created_at: expect.any(String),
        may_remove: true,
      },
    ],
    abilities: { change: true },
  });
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['subject_kind', 'subject_id', 'client_id', 'after'])
    .where('event', '=', 'clients.attach')
    .executeTakeFirstOrThrow();
  expect(line).toEqual({
    subject_kind: 'client',
    subject_id: String(client.id),
    client_id: client.id,
    after: { attachment_id: body.id, file_name: 'Agreement.exe', attachment_type_id: agreement },
  });
});

it('rows 16 and 25: refuses other contents, employee attachment types and missing clients, and stores nothing', async () => {
  const before = await stored();
  const page = await hr.refused(calls.add, { form: form('<!doctype html><script>alert(1)</script>', 'page.pdf') });
  expect(page.body.errors).toEqual({
    attachment: ['The attachment must be of type: pdf, png, jpg, docx, xlsx.'],
  });
  expect((await hr.refused(calls.add, { form: form(pdf(), 'a.pdf', { client_id: 99_999_999 }) })).status).toBe(404);
  expect(await stored()).toEqual(before);
  const ofPeople = await hr.refused(calls.add, { form: form(pdf(), 'a.pdf', { attachment_type_id: 1 }) });
  expect(ofPeople.body.errors).toEqual({ attachment_type_id: ['The type is invalid.'] });
});

it('row 9: client users and readers cannot add attachments', async () => {
  const own = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: client.id });
  const reader = await portal.as({ permissions: ['can view all clients'] });
  const before = await stored();
  expect((await own.refused(calls.add, { form: form(pdf(), 'a.pdf') })).status).toBe(404);
  expect((await reader.refused(calls.add, { form: form(pdf(), 'a.pdf') })).status).toBe(403);
  expect(await stored()).toEqual(before);
});
