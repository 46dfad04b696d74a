import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { checkedPosition, importFile, positionOf } from './imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const checked = (position: string) => checkedPosition(portal, hr, position);

it('imports the checked rows, and logs who did it', async () => {
  const { employee, id } = await checked('Controller');
  expect(await positionOf(portal, employee.id)).toBe('Virtual Assistant');
  await hr.call(importsCalls.apply, { params: { id } });
  await portal.settle();
  expect(await positionOf(portal, employee.id)).toBe('Controller');
  const log = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'actor_user_id', 'after'])
    .where('subject_kind', '=', 'employee')
    .where('subject_id', '=', String(employee.id))
    .execute();
  expect(log).toEqual([{ event: 'employees.update', actor_user_id: hr.userId, after: { position: 'Controller' } }]);
});

it('changes nothing if data changed after the check', async () => {
  const { employee, id } = await checked('Controller');
  await portal.db
    .updateTable('employee')
    .set({ deleted_at: portal.clock.now().toString() })
    .where('id', '=', employee.id)
    .execute();
  await hr.call(importsCalls.apply, { params: { id } });
  await portal.settle();
  const { body } = await hr.call(importsCalls.job, { params: { id } });
  expect(body).toMatchObject({
    status: 'error',
    data: { status: 'failed' },
    error: expect.stringContaining('Nothing was imported'),
  });
  expect(body.errors.file.length).toBeGreaterThan(0);
});

it('stops rows whose employee was edited after the check, so that the edit stays', async () => {
  const [edited, untouched] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  // Nothing to change when it is checked; after the edit it would restore the old position.
  const rows = [
    { 'Employee ID': edited.third_party_employee_id, Position: 'Virtual Assistant' },
    { 'Employee ID': untouched.third_party_employee_id, Position: 'Controller' },
  ];
  const { data } = await importFile(portal, hr, 'employees', rows, { mode: 'check' });
  const other = await checked('Controller');
  const edits = [edited, other.employee].map(({ third_party_employee_id: number }) => ({
    'Employee ID': number,
    Position: 'Edited since',
  }));
  await importFile(portal, hr, 'employees', edits);
  for (const id of [data.id, other.id]) {
    await hr.call(importsCalls.apply, { params: { id } });
    await portal.settle();
    const { body } = await hr.call(importsCalls.job, { params: { id } });
    expect(body).toMatchObject({ data: { status: 'failed' }, error: expect.stringContaining('Nothing was imported') });
    expect(body.errors.file).toEqual([expect.stringMatching(/^Row 2: .*changed after the file was checked/)]);
  }
  expect(await positionOf(portal, edited.id)).toBe('Edited since');
  expect(await positionOf(portal, other.employee.id)).toBe('Edited since');
  expect(await positionOf(portal, untouched.id)).toBe('Virtual Assistant');
});

it('checks again whether a file changes pay when it is applied', async () => {
  const employee = await createEmployee(portal.db);
  const row = { 'Employee ID': employee.third_party_employee_id, 'Bank type': 'Savings', Position: 'Controller' };
  const { data } = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
  // As if the check had found no change of pay.
  await portal.db.updateTable('import_job').set({ changes_pay: false }).where('id', '=', data.id).execute();
  portal.clock.advance({ minutes: 15 });
  await hr.call(importsCalls.apply, { params: { id: data.id } });
  await portal.settle();
  const { body } = await hr.call(importsCalls.job, { params: { id: data.id } });
  expect(body.error).toContain('confirm your password');
  expect(await positionOf(portal, employee.id)).toBe('Virtual Assistant');
});

it('refuses a file whose check found errors', async () => {
  const { data } = await importFile(portal, hr, 'employees', [{ 'Employee ID': 'NOBODY-1' }], { mode: 'check' });
  expect(await hr.refused(importsCalls.apply, { params: { id: data.id } })).toMatchObject({ status: 409 });
});

it('does nothing for a user who has lost the right', async () => {
  const other = await portal.as({ roles: ['hr'] });
  const employee = await createEmployee(portal.db);
  const row = { 'Employee ID': employee.third_party_employee_id, Position: 'Controller' };
  const { data } = await importFile(portal, other, 'employees', [row], { mode: 'check' });
  await other.call(importsCalls.apply, { params: { id: data.id } });
  await portal.db.deleteFrom('user_role').where('user_id', '=', other.userId).execute();
  await portal.settle();
  expect(await positionOf(portal, employee.id)).toBe('Virtual Assistant');
  const { body } = await hr.call(importsCalls.job, { params: { id: data.id } });
  expect(body.data.status).toBe('failed');
});

it('lets nobody change their own pay with a file that somebody else uploaded', async () => {
  const [own, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const finance = await portal.as({ roles: ['finance'] });
  const amounts = { 'Base Cost': '9999.00', 'Non-Refundable': '1.00', 'RE Fee': '1.00', 'Start Date': '2030-04-01' };
  const pay = { employees: { 'Basic Salary': '77777.00' }, invoice_information: amounts };
  for (const [kind, uploader] of [
    ['employees', hr],
    ['invoice_information', finance],
  ] as const) {
    const rows = [other, own].map(({ third_party_employee_id: number }) => ({ 'Employee ID': number, ...pay[kind] }));
    const { data } = await importFile(portal, uploader, kind, rows, { mode: 'check' });
    expect(data).toMatchObject({ status: 'completed', changes_pay: true });
    const roles = [kind === 'employees' ? 'hr' : 'finance'] as const;
    const self = await portal.as({ roles: [...roles], employeeId: own.id });
    const refused = await self.refused(importsCalls.apply, { params: { id: data.id } });
    const text = 'Row 3: no one changes their own bank details or pay. Someone else must import this file.';
    expect([refused.status, refused.body.message]).toEqual([403, text]);
    await portal.db.updateTable('app_user').set({ employee_id: null }).where('id', '=', self.userId).execute();
    expect((await uploader.call(importsCalls.apply, { params: { id: data.id } })).status).toBe(200);
    await portal.settle();
    expect((await uploader.call(importsCalls.job, { params: { id: data.id } })).body.data.status).toBe('completed');
  }
});

it('lets the subject of a row apply a file that changes the pay of others only', async () => {
  const [own, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const rows = [
    { 'Employee ID': own.third_party_employee_id, Position: 'Controller', 'Basic Salary': '' },
    { 'Employee ID': other.third_party_employee_id, Position: 'Controller', 'Basic Salary': '55555.00' },
  ];
  const { data } = await importFile(portal, hr, 'employees', rows, { mode: 'check' });
  const self = await portal.as({ roles: ['hr'], employeeId: own.id });
  expect((await self.call(importsCalls.apply, { params: { id: data.id } })).status).toBe(200);
  await portal.settle();
  expect(await positionOf(portal, own.id)).toBe('Controller');
});
