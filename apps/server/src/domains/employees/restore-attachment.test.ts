import { employeeAttachmentCalls as calls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { sweepFiles } from '../../platform/jobs/sweep-files.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createAttachment, createClientAttachment } from '../../testing/factories/files.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function removed() {
  const employee = await createEmployee(portal.db);
  const attachment = await createAttachment(portal.db, portal.services.files, employee);
  const listed = async () => (await hr.call(calls.list, { params: { id: employee.id } })).body.data;
  const before = await listed();
  await hr.call(calls.remove, { params: { id: attachment.id } });
  return { employee, attachment, listed, before };
}
const restore = async (id: number, who = hr) => (await who.refused(calls.restore, { params: { id } })).status;
const sweep = async () =>
  sweepFiles.run(portalContextFor(portal.services)(portal.db), { day: '2026-03-02', lastDay: null });

it('gives back a file exactly as it was, and keeps its content', async () => {
  const { employee, attachment, listed, before } = await removed();
  expect(await listed()).toEqual([]);
  const other = await portal.as({ roles: ['hr'] });
  expect(await restore(attachment.id, other)).toBe(204);
  expect(await listed()).toEqual(before);
  portal.clock.advance({ hours: 72 });
  await sweep();
  await expect(portal.services.files.read(attachment.storage_key)).resolves.toBeDefined();
  hr = await portal.as({ roles: ['hr'] });
  const logged = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'employee')
    .where('subject_id', '=', String(employee.id))
    .orderBy('id')
    .execute();
  expect(logged.map(({ event }) => event)).toEqual(['employees.remove-attachment', 'employees.restore-attachment']);
});

it('answers 404 for a file that was not removed, one that was restored, one of a client, and after ten minutes', async () => {
  const { employee, attachment } = await removed();
  expect(await restore((await createAttachment(portal.db, portal.services.files, employee)).id)).toBe(404);
  expect(await restore(attachment.id)).toBe(204);
  expect(await restore(attachment.id)).toBe(404);
  const ofClient = await createClientAttachment(portal.db, portal.services.files, { id: employee.client_id });
  const removed_at = portal.clock.now().toString();
  await portal.db.updateTable('attachment').set({ removed_at }).where('id', '=', ofClient.id).execute();
  expect(await restore(ofClient.id)).toBe(404);
  const late = await removed();
  portal.clock.advance({ minutes: 10, seconds: 1 });
  expect(await restore(late.attachment.id)).toBe(404);
  hr = await portal.as({ roles: ['hr'] });
});

it('is for those who may change and see the files', async () => {
  const { attachment } = await removed();
  const blind = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  expect(await restore(attachment.id, blind)).toBe(404);
  expect(await restore(attachment.id, await portal.as({ roles: ['payroll'] }))).toBe(403);
});
