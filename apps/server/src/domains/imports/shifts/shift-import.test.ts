import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../../testing/factories/shifts.ts';
import { type Cells, importFile, sheetOf, templateCalls } from '../imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function someone() {
  const [day, night] = [await createShift(portal.db), await createShift(portal.db)];
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, day, '[2026-01-05,)');
  return { employee, day, night };
}

const rowFor = (
  employee: { id: number; third_party_employee_id: string },
  shift: { name: string },
  more: Cells = {},
): Cells => ({
  'System ID': employee.id,
  'Employee ID': employee.third_party_employee_id,
  'Shift Name': shift.name,
  'Effective Date': '2026-03-09',
  'Work Days': 'Mon-Fri',
  ...more,
});

const heldBy = async (employeeId: number) =>
  portal.db
    .selectFrom('employee_shift')
    .select(['shift_id', 'valid', 'rest_days', 'source'])
    .where('employee_id', '=', employeeId)
    .orderBy('valid')
    .execute();

it('ends the current shift the day before, in the order of the days', async () => {
  const { employee, day, night } = await someone();
  const rows = [rowFor(employee, day, { 'Effective Date': '2026-04-01', 'Work Days': '' }), rowFor(employee, night)];
  const answer = await importFile(portal, hr, 'shifts', rows);
  expect(answer).toMatchObject({ status: 'success', data: { status: 'completed', counts: { update: 2 } } });
  expect(await heldBy(employee.id)).toEqual([
    { shift_id: day.id, valid: '[2026-01-05,2026-03-09)', rest_days: null, source: 'form' },
    { shift_id: night.id, valid: '[2026-03-09,2026-04-01)', rest_days: [6, 7], source: 'import' },
    { shift_id: day.id, valid: '[2026-04-01,)', rest_days: null, source: 'import' },
  ]);
});

it('changes nothing unless every row passes, and names each error', async () => {
  const { employee, night } = await someone();
  const other = await someone();
  const foreign = await createShift(portal.db, { client_id: (await createClient(portal.db)).id });
  const gone = await createEmployee(portal.db, { status: 'terminated' });
  const rows = [
    rowFor(employee, night),
    rowFor(employee, night),
    rowFor(other.employee, night, { 'Effective Date': '2026-03-01' }),
    rowFor(other.employee, { name: 'No such shift' }),
    rowFor(other.employee, foreign, { 'Effective Date': '2026-03-10' }),
    rowFor(other.employee, night, { 'Effective Date': '2026-03-11', 'Work Days': 'Funday' }),
    rowFor({ ...other.employee, third_party_employee_id: employee.third_party_employee_id }, night),
    rowFor({ id: 999_999, third_party_employee_id: 'X' }, night),
    rowFor(gone, night),
    rowFor(other.employee, night, { 'Effective Date': '' }),
  ];
  const answer = await importFile(portal, hr, 'shifts', rows);
  expect(answer.data).toMatchObject({ status: 'failed', counts: { update: 1, error: 9 } });
  expect(answer.titles.find(({ row }) => row === 5)?.title).toContain(other.employee.name);
  const noneOf = 'The Shift Name is not one of the shifts that people of this client may work.';
  expect(answer.errors.file).toEqual([
    'Row 3: Effective Date "2026-03-09": Row 2 names the same employee and date.',
    'Row 4: Effective Date "2026-03-01": The Effective Date must be today or later.',
    expect.stringContaining(`Row 5: Shift Name "No such shift": ${noneOf} Use `),
    expect.stringContaining(`Row 6: Shift Name "${foreign.name}": ${noneOf} Use `),
    'Row 7: Work Days "Funday": The Work Days are invalid. Write weekdays such as Mon, Tue, Wed.',
    `Row 8: Employee ID "${employee.third_party_employee_id}": The Employee ID does not belong to the employee of this System ID.`,
    'Row 9: System ID "999999": The System ID does not match any employee in the portal.',
    `Row 10: System ID "${gone.id}": The employee has left.`,
    'Row 11: Effective Date: The Effective Date is required.',
  ]);
  expect(answer.errors.file[3]?.split(' Use ')[1]).not.toContain(foreign.name);
  expect(await heldBy(employee.id)).toHaveLength(1);
});

it('refuses days that overlap a planned shift', async () => {
  const { employee, night } = await someone();
  await importFile(portal, hr, 'shifts', [rowFor(employee, night, { 'Effective Date': '2026-05-01' })]);
  const answer = await importFile(portal, hr, 'shifts', [rowFor(employee, night)]);
  expect(answer.errors.file).toEqual([expect.stringContaining('overlap the shift')]);
});

it('has the current shifts as its template; uploading it unchanged changes nothing', async () => {
  await someone();
  const { bytes } = await hr.call(templateCalls.shifts);
  const rows = await sheetOf(bytes);
  expect(rows.length).toBeGreaterThan(0);
  const answer = await importFile(portal, hr, 'shifts', bytes, { name: 'template.xlsx' });
  expect(answer.data.status).toBe('completed');
  expect(answer.data.counts).toEqual({ create: 0, update: 0, unchanged: rows.length, skip: 0, error: 0 });
});

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** An employee on a night shift every day, and shifts that begin before it ends, or after. */
async function nightWorker() {
  const shift = (start_time: string, end_time: string, total_minutes: number) =>
    createShift(portal.db, { start_time, end_time, total_minutes, work_days: everyDay });
  const [night, early, noon] = [
    await shift('20:00', '04:00', 480),
    await shift('02:00', '08:00', 360),
    await shift('12:00', '18:00', 360),
  ];
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, night, '[2026-01-05,)');
  return { employee, night, early, noon };
}

const daily = { 'Work Days': '' };
const check = { mode: 'check' } as const;

it('reports a shift whose hours overlap the previous one before anything is imported', async () => {
  const { employee, early } = await nightWorker();
  const fine = await nightWorker();
  const rows = [rowFor(employee, early, daily), rowFor(fine.employee, fine.noon, daily)];
  const answer = await importFile(portal, hr, 'shifts', rows, check);
  expect(answer.data.counts).toMatchObject({ update: 1, error: 1 });
  expect(answer.errors.file).toEqual([
    'Row 2: Effective Date "2026-03-09": The shift of 2026-03-09 would overlap with the one of 2026-03-08.',
  ]);
  expect(await heldBy(employee.id)).toHaveLength(1);
});

it('accepts a shift whose first work day comes after the end of the previous one', async () => {
  const { employee, early } = await nightWorker();
  const row = rowFor(employee, early, { 'Work Days': 'Tue-Sun' });
  expect((await importFile(portal, hr, 'shifts', [row])).data.counts).toMatchObject({ update: 1, error: 0 });
});

it('compares the rows of one file in any order', async () => {
  for (const isTurned of [false, true]) {
    const { employee, night, early, noon } = await nightWorker();
    const rows = [
      rowFor(employee, noon, daily),
      rowFor(employee, night, { ...daily, 'Effective Date': '2026-03-16' }),
      rowFor(employee, early, { ...daily, 'Effective Date': '2026-03-17' }),
    ];
    const answer = await importFile(portal, hr, 'shifts', isTurned ? rows.toReversed() : rows, check);
    expect(answer.errors.file).toEqual([
      `Row ${isTurned ? 2 : 4}: Effective Date "2026-03-17": The shift of 2026-03-17 would overlap with the one of 2026-03-16.`,
    ]);
  }
});

it('compares a row with those of an earlier batch, and reports the one checked later', async () => {
  const { night, early, noon } = await nightWorker();
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, noon, '[2026-01-05,)');
  const others = await Promise.all(Array.from({ length: 120 }, () => someone()));
  const between = others.map((other) => rowFor(other.employee, other.night));
  const rows = [
    rowFor(employee, early, { ...daily, 'Effective Date': '2026-03-17' }),
    ...between,
    rowFor(employee, night, { ...daily, 'Effective Date': '2026-03-16' }),
  ];
  const answer = await importFile(portal, hr, 'shifts', rows, check);
  expect(answer.errors.file).toEqual([
    'Row 123: Effective Date "2026-03-16": The shift of 2026-03-17 would overlap with the one of 2026-03-16.',
  ]);
});
