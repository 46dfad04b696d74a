import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { type Cells, confirmFactor, importFile, sheetOf, templateCalls } from '../imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const rowFor = (employee: { id: number; third_party_employee_id: string; name: string }, more: Cells = {}): Cells => ({
  SystemID: employee.id,
  'Employee ID No': employee.third_party_employee_id,
  FullName: employee.name,
  'Leave Type': 'Vacation Leave',
  Credits: '7.5',
  ...more,
});

const balancesOf = (employeeId: number) =>
  portal.db.selectFrom('leave_account').select('minutes').where('employee_id', '=', employeeId).execute();

it('sets credits and keeps each change as an entry', async () => {
  const employee = await createEmployee(portal.db);
  await importFile(portal, hr, 'leave_credits', [rowFor(employee)]);
  await importFile(portal, hr, 'leave_credits', [rowFor(employee, { Credits: '5' })]);
  const same = await importFile(portal, hr, 'leave_credits', [rowFor(employee, { Credits: '5.00' })]);
  expect(same.data.counts).toMatchObject({ unchanged: 1 });
  expect(await balancesOf(employee.id)).toEqual([{ minutes: 2_400 }]);
  const entries = await portal.db
    .selectFrom('leave_entry')
    .select('minutes')
    .where('employee_id', '=', employee.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ minutes }) => minutes)).toEqual([3_600, -1_200]);
});

it('import.rules.6 skips incomplete rows and those of inactive employees, and imports the others', async () => {
  const [employee, inactive] = [
    await createEmployee(portal.db),
    await createEmployee(portal.db, { status: 'suspended' }),
  ];
  const emptied = ['SystemID', 'Employee ID No', 'FullName', 'Leave Type', 'Credits'].map((heading) =>
    rowFor(employee, { [heading]: '' }),
  );
  const answer = await importFile(portal, hr, 'leave_credits', [...emptied, rowFor(inactive), rowFor(employee)]);
  expect(answer.data).toMatchObject({ status: 'completed', counts: { skip: 6, create: 1 }, has_rejected_rows: true });
  expect(answer.errors.file[0]).toBe('Row 2: Skipping, SystemID is missing.');
  expect(answer.errors.file[5]).toBe('Row 7: Skipping, the employee is inactive.');
  expect(await balancesOf(employee.id)).toEqual([{ minutes: 3_600 }]);
  expect(await balancesOf(inactive.id)).toEqual([]);
});

it('errors.leave-credits.1 names the unknown leave types', async () => {
  const employee = await createEmployee(portal.db);
  const rows = [
    rowFor(employee),
    rowFor(employee, { 'Leave Type': 'Birthday Leave' }),
    rowFor(employee, { 'Leave Type': 'Moon Leave' }),
  ];
  const answer = await importFile(portal, hr, 'leave_credits', rows);
  expect(answer).toMatchObject({
    status: 'success',
    failures: 'Birthday Leave, Moon Leave',
    data: { counts: { skip: 2, create: 1 } },
  });
});

it.each([
  ['SystemID matches', { SystemID: '999999' }, /SystemID "999999": The System ID does not match/],
  ['employee ID matches', { 'Employee ID No': 'NOBODY' }, /does not belong to the employee of this System ID/],
  ['credits is a number', { Credits: 'many' }, /Credits "many": The Credits must be a valid number/],
])('import.rules.7: section 5.7, %s', async (_, given: Cells, says) => {
  const employee = await createEmployee(portal.db);
  const other = await createEmployee(portal.db);
  const answer = await importFile(portal, hr, 'leave_credits', [rowFor(other), rowFor(employee, given)]);
  expect(answer.data.status).toBe('failed');
  expect(answer.errors.file.join()).toMatch(says);
  expect(await balancesOf(other.id)).toEqual([]);
});

it('refuses own leave credits, in an own file and in a file that somebody else uploaded', async () => {
  const [own, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const self = await portal.as({ roles: ['hr'], employeeId: own.id });
  const rows = [rowFor(other), rowFor(own)];
  const answer = await importFile(portal, self, 'leave_credits', rows);
  expect(answer.errors.file).toEqual([
    `Row 3: Credits "7.5": You can't set your own leave credits. Someone else must import this row.`,
  ]);
  const { data } = await importFile(portal, hr, 'leave_credits', rows, { mode: 'check' });
  expect(await self.refused(importsCalls.apply, { params: { id: data.id } })).toMatchObject({
    status: 403,
    body: { message: 'Row 3: no one sets their own leave credits. Someone else must import this file.' },
  });
  expect([await balancesOf(own.id), await balancesOf(other.id)]).toEqual([[], []]);
  await hr.call(importsCalls.apply, { params: { id: data.id } });
  await portal.settle();
  expect(await balancesOf(own.id)).toEqual([{ minutes: 3_600 }]);
});

it('import.calls.2 downloads all leave credits', async () => {
  const employee = await createEmployee(portal.db);
  await importFile(portal, hr, 'leave_credits', [rowFor(employee, { Credits: 12 })]);
  await confirmFactor(portal, hr);
  const rows = await sheetOf((await hr.call(templateCalls.leave_credits)).bytes);
  expect(rows).toContainEqual(rowFor({ ...employee }, { SystemID: String(employee.id), Credits: '12' }));
});
