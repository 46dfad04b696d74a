import { permissions } from '@muster/contract';
import { employeeAttachmentCalls as calls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createAttachment } from '../../testing/factories/files.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { pdf } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;
let employee: { id: number; client_id: number };

beforeAll(async () => {
  portal = await buildTestApp({ downloadAlert: 3 });
  hr = await portal.as({ roles: ['hr'] });
  employee = await createEmployee(portal.db);
});
afterAll(() => portal.close());

const attach = (name?: string, whose = employee) => createAttachment(portal.db, portal.services.files, whose, name);

it('calls.employees.2 row 25: downloads a file by its name, as an attachment that cannot run', async () => {
  await attach('Añ "final" <b>.pdf');
  const { status, headers, text } = await hr.refused(calls.read, {
    query: { employee_id: employee.id, file_name: 'Añ "final" <b>.pdf' },
  });
  expect(status).toBe(200);
  expect(text).toBe(pdf().toString('utf8'));
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="A_ _final_ _b_.pdf"; filename*=UTF-8''A%C3%B1%20%22final%22%20%3Cb%3E.pdf`,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('returns the newest file of a name, or the one with the given id', async () => {
  const other = await createEmployee(portal.db);
  const older = await attach('same.pdf', other);
  await attach('same.pdf', other);
  const ask = (id?: number) =>
    hr.refused(calls.read, { query: { employee_id: other.id, file_name: 'same.pdf', ...(id && { id }) } });
  expect([(await ask()).status, (await ask(older.id)).status, (await ask(99_999_999)).status]).toEqual([200, 200, 404]);
  const { body } = await hr.call(calls.list, { params: { id: other.id } });
  expect(body).toMatchObject({ abilities: { change: true }, data: [{ kind: 'pdf' }, { id: older.id }] });
});

it('row 31: logs every download', async () => {
  await attach('read.pdf');
  await hr.refused(calls.read, { query: { employee_id: employee.id, file_name: 'read.pdf' } });
  await portal.settle();
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['details', 'subject_id'])
    .where('event', '=', 'employees.read-attachment')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ subject_id: String(employee.id), details: { file_name: 'read.pdf' } });
});

it('rows 9 and 11: authorizes each request: client users, employees and users who lost the right find nothing', async () => {
  await attach('kept.pdf');
  const query = { employee_id: employee.id, file_name: 'kept.pdf' };
  const everything = { permissions: [...permissions] };
  const client = await portal.as({ ...everything, roles: ['client-admin'], clientId: employee.client_id });
  expect((await client.refused(calls.list, { params: { id: employee.id } })).status).toBe(404);
  expect((await client.refused(calls.read, { query })).status).toBe(404);
  const own = await portal.as({ roles: ['employee'], employeeId: employee.id });
  expect((await own.refused(calls.list, { params: { id: employee.id } })).status).toBe(403);
  expect((await own.refused(calls.read, { query })).status).toBe(403);
  const former = await portal.as({ permissions: ['can read employees', 'can view employees sensitive data'] });
  expect((await former.refused(calls.read, { query })).status).toBe(200);
  await portal.db.deleteFrom('user_permission').where('user_id', '=', former.userId).execute();
  expect((await former.refused(calls.read, { query })).status).toBe(403);
});

it('counts the people whose files somebody reads, and alerts admins above the limit of a day', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const reader = await portal.as({ roles: ['hr'], name: 'Reader' });
  const alerts = async () => {
    // The first writes the log, the second counts.
    await portal.settle();
    await portal.settle();
    return (await readNotices(portal, admin.userId)).map(({ title }) => title);
  };
  const readFilesOf = async (people: number, files: number) => {
    for (let at = 0; at < people; at += 1) {
      const whose = await createEmployee(portal.db);
      await attach('contract.pdf', whose);
      const query = { employee_id: whose.id, file_name: 'contract.pdf' };
      for (let file = 0; file < files; file += 1)
        expect((await reader.refused(calls.read, { query })).status).toBe(200);
    }
  };
  await readFilesOf(2, 3);
  expect(await alerts()).toEqual([]);
  await readFilesOf(2, 1);
  expect(await alerts()).toEqual([expect.stringMatching(/^Reader downloaded data of 4 people on /)]);
});
