import { employeeAttachmentCalls as calls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createAttachment } from '../../testing/factories/files.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function attached() {
  const employee = await createEmployee(portal.db);
  return { employee, attachment: await createAttachment(portal.db, portal.services.files, employee) };
}

it('removes an attachment at once, and logs it', async () => {
  const { employee, attachment } = await attached();
  const query = { employee_id: employee.id, file_name: 'contract.pdf' };
  expect((await hr.call(calls.remove, { params: { id: attachment.id } })).status).toBe(204);
  expect((await hr.refused(calls.read, { query })).status).toBe(404);
  expect((await hr.refused(calls.remove, { params: { id: attachment.id } })).status).toBe(404);
  const line = await portal.db
    .selectFrom('activity_log')
    .select('before')
    .where('event', '=', 'employees.remove-attachment')
    .executeTakeFirstOrThrow();
  expect(line.before).toMatchObject({ attachment_id: attachment.id, file_name: 'contract.pdf' });
});

it('rows 9 and 12: removes only files of employees that the user may see, and none of clients', async () => {
  const { attachment } = await attached();
  const blind = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  const missing = await blind.refused(calls.remove, { params: { id: 99_999_999 } });
  const hidden = await blind.refused(calls.remove, { params: { id: attachment.id } });
  expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  const client = await createClient(portal.db);
  await portal.db
    .updateTable('attachment')
    .set({ employee_id: null, client_id: client.id })
    .where('id', '=', attachment.id)
    .execute();
  const again = await portal.as({ roles: ['hr'] });
  expect((await again.refused(calls.remove, { params: { id: attachment.id } })).status).toBe(404);
});
