import { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noteUpload } from '../platform/files/stored-file.repository.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createEmployee } from './factories/employees.ts';
import { pdf, png } from './sample-files.ts';

const quota = 2 * 1024 ** 3;
let portal: TestPortal;
let employee: { id: number };
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  employee = await createEmployee(portal.db);
});
beforeEach(async () => {
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

/** What this user uploaded some time ago. */
let given = 0;
async function sent(bytes: number, ago: Temporal.DurationLike, { userId } = hr): Promise<void> {
  given += 1;
  const key = `2026-03-02/${given.toString(16).padStart(32, '0')}`;
  await noteUpload(portal.db, { key, userId, bytes, at: portal.clock.now().subtract(ago) });
}

function form(fields: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    data.append(field, typeof value === 'string' ? value : new File([value], field));
  }
  return data;
}

const attach = (person = hr, type = '1') =>
  person.refused(employeeAttachmentCalls.add, {
    form: form({ employee_id: String(employee.id), attachment_type_id: type, attachment: new Uint8Array(pdf()) }),
  });
const kept = () => portal.db.selectFrom('stored_file').select('key').execute();

it('row 25: refuses uploads beyond the quota of a user, and says when there is room again', async () => {
  await sent(quota / 2, { hours: 20 });
  await sent(quota / 2 - pdf().length, { hours: 3 });
  expect((await attach()).status).toBe(201);
  const before = await kept();
  const refused = await attach();
  expect(refused).toMatchObject({
    status: 429,
    body: {
      message: 'You sent 2 GB of files within 24 hours, the most that one person may. Try again in 4 hours.',
    },
  });
  expect(Number(refused.headers['retry-after'])).toBe(4 * 3600);
  expect(await kept()).toEqual(before);
});

it('row 25: waits only until enough older uploads leave the period', async () => {
  await sent(quota / 4, { hours: 23, minutes: 50 });
  await sent(quota, { hours: 23, minutes: 40 });
  expect((await attach()).headers['retry-after']).toBe(String(20 * 60));
  portal.clock.advance({ minutes: 20 });
  expect((await attach()).status).toBe(201);
});

it('row 25: counts each user separately, for all kinds of uploads', async () => {
  await sent(quota, { hours: 1 });
  const photo = form({ employee_id: String(employee.id), photo: new Uint8Array(png()) });
  const sheet = new FormData();
  sheet.append('attachment', new File(['Employee ID,Name\nE-1,Ana\n'], 'people.csv'));
  sheet.append('mode', 'check');
  const ways = [
    await attach(),
    await hr.refused(employeeCardCalls.setPhoto, { form: photo }),
    await hr.refused(importsCalls.importEmployees, { form: sheet }),
  ];
  expect(ways.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect((await attach(await portal.as({ roles: ['hr'] }))).status).toBe(201);
});

it('row 25: counts what a refused call left in the storage', async () => {
  await sent(quota - pdf().length, { hours: 1 });
  const ofClients = '12';
  expect((await attach(hr, ofClients)).status).toBe(422);
  expect((await attach()).status).toBe(429);
});
