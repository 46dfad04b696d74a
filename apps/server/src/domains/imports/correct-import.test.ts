import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { confirmFactor, importFile, positionOf, sheetOf } from './imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

/** A file of two rows: one changes a position, one also has a wrong time zone and a wrong TIN. */
async function wrongFile() {
  const people = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const rows = people.map(({ third_party_employee_id: id }, index) => ({
    'Employee ID': id,
    Position: `Clerk ${id}`,
    Timezone: index === 0 ? '' : 'Mars/Olympus',
  }));
  const answer = await importFile(portal, hr, 'employees', rows, { mode: 'check' });
  return { people, answer, id: answer.data.id };
}
const cells = (row: number, column: string, value: string) => ({ cells: [{ row, column, value }] });
const correct = (id: number, body: ReturnType<typeof cells>, who = hr) =>
  who.refused(importsCalls.correct, { params: { id }, body });
const read = async (id: number) => (await hr.call(importsCalls.job, { params: { id } })).body;

it('checks the file again with the cells, and imports all of its rows', async () => {
  const { people, answer, id } = await wrongFile();
  expect(answer.data).toMatchObject({ status: 'failed', may_correct: true, may_apply: false });
  expect((await correct(id, cells(3, 'Timezone', 'Moon/Base'))).status).toBe(200);
  await portal.settle();
  expect((await read(id)).errors.file[0]).toContain('Moon/Base');
  const again = await hr.call(importsCalls.correct, { params: { id }, body: cells(3, 'Timezone', ' Asia/Manila ') });
  expect(again.body.data.status).toBe('pending');
  await portal.settle();
  expect((await read(id)).data).toMatchObject({ status: 'completed', may_apply: true, may_correct: false });
  await hr.call(importsCalls.apply, { params: { id } });
  await portal.settle();
  expect((await read(id)).data).toMatchObject({ stage: 'import', status: 'completed', counts: { update: 2 } });
  for (const { id: person, third_party_employee_id: number } of people)
    expect(await positionOf(portal, person)).toBe(`Clerk ${number}`);
});

it('seals what was entered, logs only how much, and shows it in the file of rejected rows', async () => {
  const { id } = await wrongFile();
  await correct(id, cells(3, 'Timezone', 'Nowhere/Secret'));
  await portal.settle();
  const job = await portal.db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(job.corrections).toMatch(/^1\./);
  expect(job.corrections).not.toContain('Secret');
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['details', 'after'])
    .where('event', '=', 'imports.correct')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(line)).not.toContain('Secret');
  expect(line.details).toMatchObject({ cells: 1 });
  await confirmFactor(portal, hr);
  const { bytes: file } = await hr.call(importsCalls.rejectedRows, { params: { id } });
  expect(await sheetOf(file)).toMatchObject([{ Timezone: 'Nowhere/Secret' }]);
});

it('refuses rows and columns without an error, marks that no file may have, and other states', async () => {
  const { id } = await wrongFile();
  expect((await correct(id, cells(2, 'Timezone', 'Asia/Manila'))).status).toBe(422);
  expect((await correct(id, cells(3, 'Shoe size', '42'))).status).toBe(422);
  expect((await correct(id, cells(3, 'Timezone', 'Asia/\u202eManila'))).status).toBe(422);
  expect((await correct(99_999_999, cells(3, 'Timezone', 'Asia/Manila'))).status).toBe(404);
  await correct(id, cells(3, 'Timezone', 'Asia/Manila'));
  expect((await correct(id, cells(3, 'Timezone', 'Asia/Manila'))).status).toBe(409);
});

it('is for the sender of the file', async () => {
  const { id } = await wrongFile();
  const other = await portal.as({ roles: ['admin'] });
  expect((await correct(id, cells(3, 'Timezone', 'Asia/Manila'), other)).status).toBe(409);
  expect((await other.call(importsCalls.job, { params: { id } })).body.data.may_correct).toBe(false);
  expect((await correct(id, cells(3, 'Timezone', 'Asia/Manila'), await portal.as({ roles: ['payroll'] }))).status).toBe(
    404,
  );
});
