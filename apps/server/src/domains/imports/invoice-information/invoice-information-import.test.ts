import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { type Cells, confirmFactor, importFile, sheetOf, templateCalls } from '../imports.fixture.ts';

let portal: TestPortal;
let payroll: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T01:00:00Z');
  payroll = await portal.as({ roles: ['payroll'] });
});
afterAll(() => portal.close());

const rowFor = (employee: { third_party_employee_id: string }, more: Cells = {}): Cells => ({
  'Employee ID': employee.third_party_employee_id,
  'Base Cost': '1,200.50',
  'Non-Refundable': 150,
  'RE Fee': '80',
  'Start Date': '2026-04-01',
  'End Date': '',
  ...more,
});

const amountsOf = (table: 'employee_cost' | 'employee_nonrefundable' | 'employee_re_fee', employeeId: number) =>
  portal.db
    .selectFrom(table)
    .select(['amount_cents', 'valid', 'source'])
    .where('employee_id', '=', employeeId)
    .execute();

it('stores the three amounts from their day on and completes the configuration', async () => {
  const employee = await createEmployee(portal.db);
  const answer = await importFile(portal, payroll, 'invoice_information', [
    rowFor(employee, { 'Start Date': '2026-03-01', 'End Date': '2026-04-30' }),
    rowFor(employee, { 'Start Date': '2026-05-01' }),
  ]);
  expect(answer.data).toMatchObject({ status: 'completed', counts: { create: 2 } });
  expect(await amountsOf('employee_cost', employee.id)).toEqual([
    { amount_cents: 120_050, valid: '[2026-03-01,2026-05-01)', source: 'import' },
    { amount_cents: 120_050, valid: '[2026-05-01,)', source: 'import' },
  ]);
  expect((await amountsOf('employee_nonrefundable', employee.id))[0]?.amount_cents).toBe(15_000);
  expect((await amountsOf('employee_re_fee', employee.id))[0]?.amount_cents).toBe(8_000);
  const list = await portal.db
    .selectFrom('employee_list')
    .select('missing')
    .where('employee_id', '=', employee.id)
    .executeTakeFirstOrThrow();
  expect(list.missing & 7).toBe(0);
});

it('import.rules.5 skips incomplete rows and imports the others', async () => {
  const [employee, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const emptied = ['Employee ID', 'Base Cost', 'Non-Refundable', 'RE Fee', 'Start Date'].map((heading) =>
    rowFor(other, { [heading]: '' }),
  );
  const answer = await importFile(portal, payroll, 'invoice_information', [...emptied, rowFor(employee)]);
  expect(answer.data).toMatchObject({ status: 'completed', counts: { skip: 5, create: 1 } });
  expect(answer.errors.file).toEqual([
    'Row 2: Skipping, Employee ID is missing.',
    'Row 3: Skipping, Base Cost is missing.',
    'Row 4: Skipping, Non-Refundable is missing.',
    'Row 5: Skipping, RE Fee is missing.',
    'Row 6: Skipping, Start Date is missing.',
  ]);
  expect(await amountsOf('employee_cost', other.id)).toEqual([]);
  expect(await amountsOf('employee_cost', employee.id)).toHaveLength(1);
});

it.each([
  ['amounts numeric', { 'Base Cost': 'a lot' }, 'Base Cost "[hidden]": The base cost must be a valid number.'],
  ['amounts not negative', { 'RE Fee': '-1' }, 'RE Fee "[hidden]": The RE fee must be at least 0.'],
  [
    'start in the current month or later',
    { 'Start Date': '2026-02-01' },
    'on or after the first day of the current month',
  ],
  ['start on the first of a month', { 'Start Date': '2026-04-02' }, 'must be the first day of a month'],
  ['end after the start', { 'End Date': '2026-03-31' }, 'must be after the Start Date'],
  ['end of a month', { 'End Date': '2026-05-30' }, 'must be the last day of a month'],
  ['a day that is none', { 'Start Date': 'April' }, 'YYYY-MM-DD'],
])('import.rules.7: section 5.6, %s', async (_, given: Cells, says) => {
  const employee = await createEmployee(portal.db);
  const answer = await importFile(portal, payroll, 'invoice_information', [rowFor(employee, given)]);
  expect(answer.data.status).toBe('failed');
  expect(answer.errors.file).toEqual([expect.stringContaining(says)]);
  expect(await amountsOf('employee_cost', employee.id)).toEqual([]);
});

it('import.rules.7: dates must not overlap stored records, nor each other', async () => {
  const employee = await createEmployee(portal.db);
  const later = rowFor(employee, { 'Start Date': '2026-06-01', 'End Date': '2026-06-30' });
  await importFile(portal, payroll, 'invoice_information', [later]);
  const saved = await importFile(portal, payroll, 'invoice_information', [rowFor(employee)]);
  expect(saved.errors.file).toEqual([
    expect.stringContaining('The dates overlap the saved base cost from Jun 01, 2026 to Jun 30, 2026'),
  ]);
  const other = await createEmployee(portal.db);
  const each = await importFile(portal, payroll, 'invoice_information', [
    rowFor(other),
    rowFor(other, { 'Start Date': '2026-05-01' }),
  ]);
  expect(each.errors.file).toEqual([expect.stringContaining('overlap those of row 2')]);
});

it('ends a saved amount without an end the day before a later start, as the check shows', async () => {
  const employee = await createEmployee(portal.db, { isComplete: true });
  const rows = [rowFor(employee, { 'End Date': '2026-04-30' }), rowFor(employee, { 'Start Date': '2026-05-01' })];
  const checked = await importFile(portal, payroll, 'invoice_information', rows, { mode: 'check' });
  const shown = await payroll.call(importsCalls.rows, { params: { id: checked.data.id }, query: {} });
  const ended = { before: 'from Jan 01, 2020 without an end', after: 'ends Mar 31, 2026' };
  expect(shown.body.data.map(({ changes }) => changes.slice(1))).toEqual([
    ['Base Cost', 'Non-Refundable', 'RE Fee'].map((column) => ({ column, ...ended })),
    [],
  ]);
  const { data } = await importFile(portal, payroll, 'invoice_information', rows);
  expect(data).toMatchObject({ status: 'completed', counts: { create: 2, error: 0 } });
  for (const table of ['employee_cost', 'employee_nonrefundable', 'employee_re_fee'] as const) {
    expect((await amountsOf(table, employee.id)).map(({ valid }) => valid)).toEqual([
      '[2020-01-01,2026-04-01)',
      '[2026-04-01,2026-05-01)',
      '[2026-05-01,)',
    ]);
  }
});

it('refuses an earlier period below a later one that has ended the saved amount, and one from the same day', async () => {
  const employee = await createEmployee(portal.db, { isComplete: true });
  const reversed = await importFile(portal, payroll, 'invoice_information', [
    rowFor(employee, { 'Start Date': '2026-05-01' }),
    rowFor(employee, { 'End Date': '2026-04-30' }),
  ]);
  expect(reversed.errors.file).toEqual([
    expect.stringMatching(/^Row 3: .*the saved base cost from Jan 01, 2020 to Apr 30, 2026/),
  ]);
  const other = await createEmployee(portal.db);
  await importFile(portal, payroll, 'invoice_information', [rowFor(other)]);
  const same = await importFile(portal, payroll, 'invoice_information', [rowFor(other)]);
  expect(same.errors.file).toEqual([expect.stringContaining('the saved base cost from Apr 01, 2026 without an end')]);
});

it('shows amounts in the template only to users who may see them', async () => {
  const employee = await createEmployee(portal.db, { isComplete: true });
  const finance = await portal.as({ roles: ['finance'] });
  const rowIn = async (persona: Persona) => {
    await confirmFactor(portal, persona);
    const rows = await sheetOf((await persona.call(templateCalls.invoice_information)).bytes);
    return rows.find((row) => row['Employee ID'] === employee.third_party_employee_id);
  };
  expect(await rowIn(payroll)).toMatchObject({ 'Base Cost': '1200.00', 'RE Fee': '1200.00' });
  expect(await rowIn(finance)).toMatchObject({ 'Base Cost': '', 'RE Fee': '' });
});
