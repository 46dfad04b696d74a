import { readdirSync } from 'node:fs';
import { uploadLimits } from '@muster/contract';
import { employeeAttachmentCalls as calls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { docx, jpg, pdf, png, uploadForm, xlsx } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;
let employee: { id: number; client_id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  employee = await createEmployee(portal.db);
});
afterAll(() => portal.close());
afterEach(() => expect(readdirSync(portal.services.files.incoming)).toEqual([]));

const form = (content: Uint8Array | string, name: string, more: Record<string, string | number> = {}) =>
  uploadForm({ employee_id: employee.id, attachment_type_id: 1, ...more }, content, name);

const listed = async (id = employee.id) => (await hr.call(calls.list, { params: { id } })).body.data;
const stored = () => portal.db.selectFrom('stored_file').select('key').execute();

describe('an attachment', () => {
  it.each([
    ['contract.pdf', pdf(), 'pdf'],
    ['id.png', png(), 'png'],
    ['selfie.JPG', jpg(), 'jpg'],
    ['resume.docx', docx(), 'docx'],
    ['sheet.xlsx', xlsx(), 'xlsx'],
    ['named-wrongly.exe', pdf(), 'pdf'],
  ])('gets the type of its content: %s', async (name, content, kind) => {
    const { status, body } = await hr.call(calls.add, { form: form(content, name, { attachment_type_id: 2 }) });
    expect(status).toBe(201);
    expect((await listed())[0]).toEqual({
      id: body.id,
      file_name: name,
      kind,
      size_bytes: content.length,
      attachment_type: { id: 2, name: 'Resume' },
      uploaded_by: expect.any(String),
      created_at: expect.any(String),
      may_remove: true,
    });
  });

  it.each([
    ['photo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['page.pdf', '<!doctype html><script>alert(1)</script>'],
    ['list.csv', 'name,salary'],
    ['macros.docx', docx({ 'word/vbaProject.bin': 'x' })],
    ['half.pdf', pdf().subarray(0, 80)],
  ])('rows 16 and 25: refuses %s by its content, and stores nothing', async (name, content) => {
    const before = await stored();
    const refused = await hr.refused(calls.add, { form: form(content, name) });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { attachment: ['The attachment must be of type: pdf, png, jpg, docx, xlsx.'] } },
    });
    expect(await stored()).toEqual(before);
  });

  it('row 16: refuses more than 10 MB and says so', async () => {
    const refused = await hr.refused(calls.add, { form: form(new Uint8Array(uploadLimits.bytes + 1), 'large.pdf') });
    expect(refused.status).toBe(413);
    expect(refused.body.errors).toEqual({ attachment: ['The attachment must not exceed 10 MB only.'] });
  });

  it('needs a file, a type of employees and an employee', async () => {
    const empty = new FormData();
    empty.append('employee_id', String(employee.id));
    const missing = await hr.refused(calls.add, { form: empty });
    expect(missing.body.errors).toEqual({
      attachment: ['The attachment is required.'],
      attachment_type_id: ['The type is required.'],
    });
    const ofClients = await hr.refused(calls.add, { form: form(pdf(), 'a.pdf', { attachment_type_id: 12 }) });
    expect(ofClients.body.errors).toEqual({ attachment_type_id: ['The type is invalid.'] });
    const nobody = await hr.refused(calls.add, { form: form(pdf(), 'a.pdf', { employee_id: 99_999_999 }) });
    expect(nobody.status).toBe(404);
  });

  it('row 22: is stored once, however often the upload is repeated', async () => {
    const other = await createEmployee(portal.db);
    const headers = { 'idempotency-key': 'attach-twice-000001' };
    const send = (content = pdf()) =>
      hr.refused(calls.add, { form: form(content, 'once.pdf', { employee_id: other.id }), headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await listed(other.id)).toHaveLength(1);
    expect((await send(pdf('Another text'))).status).toBe(422);
  });

  it('row 21: appears in the activity log with its name and without its content', async () => {
    const { body } = await hr.call(calls.add, { form: form(pdf(), '../../etc/hostile\u202e name.pdf') });
    const line = await portal.db
      .selectFrom('activity_log')
      .select(['actor_name', 'after', 'subject_id'])
      .where('event', '=', 'employees.attach')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      subject_id: String(employee.id),
      after: { attachment_id: body.id, file_name: 'hostile name.pdf', attachment_type_id: 1 },
    });
  });
});

describe('rows 8, 9 and 11: users without the right', () => {
  it('need the rights to update employees and to see sensitive data', async () => {
    const before = await stored();
    for (const permissions of [
      ['can view employees sensitive data', 'can read employees'],
      ['can update employees'],
    ] as const) {
      const person = await portal.as({ permissions: [...permissions] });
      expect((await person.refused(calls.add, { form: form(pdf(), 'a.pdf') })).status).toBe(403);
    }
    expect(await stored()).toEqual(before);
  });

  it('leads of another team find no employee', async () => {
    const lead = await portal.as({
      roles: ['team lead'],
      permissions: ['can update employees', 'can read employees', 'can view employees sensitive data'],
      employeeId: (await createEmployee(portal.db)).id,
    });
    expect((await lead.refused(calls.add, { form: form(pdf(), 'a.pdf') })).status).toBe(404);
    expect((await lead.refused(calls.list, { params: { id: employee.id } })).status).toBe(404);
  });
});
