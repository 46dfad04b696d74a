import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { importFile, sheetOf, templateCalls } from './imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('contains the current employees; uploading it unchanged changes nothing', async () => {
  const shift = await createShift(portal.db);
  await createEmployee(portal.db, {
    shift_id: shift.id,
    name: '=HYPERLINK("http://evil")',
    isComplete: true,
    sensitive: { city: 'Cebu', personal_phone: '09171234567' },
  });
  await createEmployee(portal.db, { status: 'suspended', work_phone: '+639171234567' });
  const gone = await createEmployee(portal.db, { status: 'terminated' });
  const { bytes } = await hr.call(templateCalls.employees);
  const rows = await sheetOf(bytes);
  expect(rows.map((row) => row.Name)).toContain('=HYPERLINK("http://evil")');
  expect(rows.map((row) => row['Employee ID'])).not.toContain(gone.third_party_employee_id);
  expect(rows.find((row) => row.City === 'Cebu')?.['Personal phone']).toBe('09171234567');
  const back = await importFile(portal, hr, 'employees', bytes, { name: 'template.xlsx' });
  expect(back.errors.file).toEqual([]);
  expect(back.data.counts).toEqual({ create: 0, update: 0, unchanged: rows.length, skip: 0, error: 0 });
});

it('is blank on request: the columns, lists and rules without any person', async () => {
  await createEmployee(portal.db, { name: 'Nobody In A Blank File' });
  for (const call of Object.values(templateCalls)) {
    const { bytes } = await hr.call(call, { query: { blank: 'true' } });
    expect(await sheetOf(bytes)).toEqual([]);
  }
  const { sheets } = await readXlsx((await hr.call(templateCalls.employees, { query: { blank: 'true' } })).bytes);
  expect(sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['Name', 'Employee ID']));
});

it('contains the leave credits of all employees, former ones included', async () => {
  const people = [];
  for (const status of ['active', 'suspended', 'terminated'] as const) {
    people.push(await createEmployee(portal.db, { status }));
  }
  const rows = await sheetOf((await hr.call(templateCalls.leave_credits)).bytes);
  const shown = rows.map((row) => row['Employee ID No']);
  expect(shown).toEqual(expect.arrayContaining(people.map((person) => person.third_party_employee_id)));
});

it('offers the closed lists as drop-downs, long ones on a hidden sheet, and its rules on another sheet', async () => {
  for (let number = 0; number < 30; number += 1) await createClient(portal.db);
  const { bytes } = await hr.call(templateCalls.employees);
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ['Employees', false],
    ['Rules', false],
    ['Lists', true],
  ]);
  const lists = sheets[0]?.dataValidations ?? [];
  expect(lists.map(({ values }) => values)).toContainEqual(['Mid Shift', 'Day Shift', 'Night Shift']);
  expect(lists.filter(({ formula1 }) => formula1?.startsWith('Lists!')).length).toBeGreaterThanOrEqual(2);
});

it('omits sensitive columns for users who may not see them, and refuses them in their files', async () => {
  const blind = await portal.as({ roles: ['hr'] });
  await portal.db
    .deleteFrom('role_permission')
    .where('role_id', 'in', (eb) => eb.selectFrom('role').select('id').where('name', '=', 'hr'))
    .where('permission_id', 'in', (eb) =>
      eb.selectFrom('permission').select('id').where('name', '=', 'can view employees sensitive data'),
    )
    .execute();
  const [first = {}] = await sheetOf((await blind.call(templateCalls.employees)).bytes);
  expect(Object.keys(first)).toContain('Work email');
  for (const heading of ['Basic salary', 'SSS number', 'Bank account number', 'Personal email', 'Notes']) {
    expect(Object.keys(first)).not.toContain(heading);
    await expect(importFile(portal, blind, 'employees', [{ 'Employee ID': 'X', [heading]: '1' }])).rejects.toThrow(
      'not one that you may import',
    );
  }
});
