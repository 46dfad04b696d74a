import { readFile } from 'node:fs/promises';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveOf, formattedParts, textCell } from '../../platform/spreadsheet/archive.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { readFileRows } from './file-rows.ts';
import { csvOf, importFile, sheetOf } from './imports.fixture.ts';
import type { FileRow } from './kind-work.ts';
import { importWorks } from './works-by-kind.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function rowsOf(kind: (typeof importKinds)[number], identifier: string): Promise<readonly FileRow[]> {
  const columns = importWorks[kind].everyColumn;
  const cells = columns.map(({ header, isIdentifier }) => [header, isIdentifier ? identifier : 'x'] as const);
  const found: FileRow[] = [];
  await readFileRows(csvOf([Object.fromEntries(cells)]), columns, async (rows) => {
    found.push(...rows);
  });
  return found;
}

/** Rows of holidays name no person. */
const kindsOfPeople = importKinds.filter((kind) => kind !== 'holidays');

it.each(kindsOfPeople)('%s: an identifier has one spelling, and a decimal is an error of its cell', async (kind) => {
  const [row] = await rowsOf(kind, '\uff10\uff10\u00a01\u201123');
  const identifiers = importWorks[kind].everyColumn.filter(({ isIdentifier }) => isIdentifier);
  expect(identifiers.length).toBeGreaterThan(0);
  for (const { key } of identifiers) expect(row?.cells.get(key), key).toBe('00 1-23');
  for (const decimal of ['123.5', '123.0', '123,5']) {
    const [wrong] = await rowsOf(kind, decimal);
    expect([...(wrong?.problems.keys() ?? [])]).toEqual(identifiers.map(({ key }) => key));
    for (const problem of wrong?.problems.values() ?? [])
      expect(problem).toMatch(/^Cell [A-Z]+2 contains a decimal number: format the column as text/);
  }
});

/** A sheet of employees: an Employee ID and a position in each row. */
function sheetOfEmployees(rows: readonly (readonly [string, string])[]): Buffer {
  const lines = rows.map(([id, position], at) => `<row r="${at + 2}">${id}${position}</row>`);
  const headings = `<row r="1">${textCell('A1', 'Employee ID')}${textCell('B1', 'Position')}</row>`;
  return archiveOf(formattedParts(headings + lines.join(''), ['00000000']));
}

it('an Employee ID that is padded with zeros by its format is found as it is shown', async () => {
  const short = await createEmployee(portal.db, { third_party_employee_id: '71234' });
  const padded = await createEmployee(portal.db, { third_party_employee_id: '00071234' });
  const sheet = sheetOfEmployees([['<c r="A2" s="1"><v>71234</v></c>', textCell('B2', 'Team Lead')]]);
  const answer = await importFile(portal, hr, 'employees', sheet, { name: 'people.xlsx' });
  expect(answer.data.counts).toMatchObject({ update: 1, create: 0, error: 0 });
  const positions = await portal.db
    .selectFrom('employee')
    .select(['id', 'position'])
    .where('id', 'in', [short.id, padded.id])
    .orderBy('id')
    .execute();
  expect(positions).toEqual([
    { id: short.id, position: 'Virtual Assistant' },
    { id: padded.id, position: 'Team Lead' },
  ]);
});

it('cells that cannot be read are errors of their rows, and empty in the file of rejected rows', async () => {
  await createEmployee(portal.db, { third_party_employee_id: '12.5' });
  const sheet = sheetOfEmployees([
    ['<c r="A2"><v>12.5</v></c>', textCell('B2', 'Team Lead')],
    [textCell('A3', '12.5'), '<c r="B3" t="b"><v>1</v></c>'],
    [textCell('A4', '12.5'), textCell('B4', 'Trainer')],
  ]);
  const { data, errors } = await importFile(portal, hr, 'employees', sheet, { name: 'people.xlsx', mode: 'check' });
  expect(data.counts).toMatchObject({ update: 1, error: 2 });
  expect(errors.file).toEqual([
    'Row 2: Employee ID "12.5": Cell A2 contains a decimal number: format the column as text and enter it again.',
    'Row 3: Position "TRUE": Cell B3 contains a truth value: format the column as text and enter it again.',
  ]);
  const { bytes } = await hr.call(importsCalls.rejectedRows, { params: { id: data.id } });
  const rejected = await sheetOf(bytes);
  expect(rejected.map((row) => [row['Employee ID'], row.Position])).toEqual([
    ['', 'Team Lead'],
    ['12.5', ''],
  ]);
});

it('an employee is found by any spelling of the Employee ID, and not added twice', async () => {
  const employee = await createEmployee(portal.db, { third_party_employee_id: 'ID-0071' });
  const row = { 'Employee ID': 'ＩＤ\u2011００71', Position: 'Team Lead' };
  const answer = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
  expect(answer.data.counts).toMatchObject({ update: 1, create: 0 });
  const stored = await portal.db
    .selectFrom('employee')
    .select('id')
    .where('third_party_employee_id', 'like', 'ID%')
    .execute();
  expect(stored).toEqual([{ id: employee.id }]);
});

it('a row is never taken for the other of two employees with two spellings of one Employee ID', async () => {
  await createEmployee(portal.db, { third_party_employee_id: 'EMP-1' });
  const odd = await createEmployee(portal.db, { third_party_employee_id: 'EMP\u20111' });
  const row = { 'Employee ID': 'EMP\u20111', Position: 'Team Lead' };
  const answer = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
  expect(answer.data.counts).toMatchObject({ update: 0, create: 0, error: 1 });
  expect(answer.errors.file.join()).toContain(
    '2 employees have this Employee ID in different spellings. Give the System ID.',
  );
  await portal.db
    .updateTable('employee')
    .set({ deleted_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', odd.id)
    .execute();
  const alone = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
  expect(alone.data.counts).toMatchObject({ update: 1, error: 0 });
});

it('stored identifiers get the one spelling, unless another employee has it', async () => {
  const odd = await createEmployee(portal.db, {
    third_party_employee_id: 'Ｘ\u2013００1',
    biometric_id: '\u200b７７\u00a08',
    sprout_system_id: 'S \u2212 1',
  });
  const first = await createEmployee(portal.db, { third_party_employee_id: 'Y-1' });
  const second = await createEmployee(portal.db, { third_party_employee_id: 'Y\u20111' });
  const everybody = sql<{ changed: number }>`select refresh_employee_list_all('2026-03-02') as changed`;
  await everybody.execute(portal.db);
  const file = new URL('../../database/migrations/0441-employees-one-spelling.sql', import.meta.url);
  await sql.raw(await readFile(file, 'utf8')).execute(portal.db);
  // The list and its search say what they would say if they were computed again.
  const shown = sql<{ search: string }>`select jsonb_agg(s order by employee_id) as search from employee_search s`;
  const before = (await shown.execute(portal.db)).rows;
  expect((await everybody.execute(portal.db)).rows).toEqual([{ changed: 0 }]);
  await sql`delete from employee_list`.execute(portal.db);
  await everybody.execute(portal.db);
  expect((await shown.execute(portal.db)).rows).toEqual(before);
  const stored = await portal.db
    .selectFrom('employee')
    .select(['third_party_employee_id', 'biometric_id', 'sprout_system_id'])
    .where('id', 'in', [odd.id, first.id, second.id])
    .orderBy('id')
    .execute();
  expect(stored.map((one) => one.third_party_employee_id)).toEqual(['X-001', 'Y-1', 'Y\u20111']);
  expect(stored[0]).toMatchObject({ biometric_id: '77 8', sprout_system_id: 'S-1' });
});
