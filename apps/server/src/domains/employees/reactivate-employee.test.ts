import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { accountStatus, createLeaver, hrOf, plannedDays } from '../../testing/factories/leavers.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('continues the employment period that a suspension interrupted, and enables the account', async () => {
  const { id } = await createEmployee(portal.db, { status: 'suspended' });
  const self = await portal.as({ roles: ['employee'], employeeId: id });
  await portal.db
    .updateTable('app_user')
    .set({ status: 'disabled', disabled_from: 'active', disabled_by: 'employment' })
    .where('id', '=', self.userId)
    .execute();
  const back = await hr.call(calls.reactivate, { body: { id, effective_date: '2026-03-02', reason: 'Cleared' } });
  expect(back.body).toEqual({ id, version: 2 });
  const { body: details } = await hr.call(employeesCalls.details, { params: { id } });
  expect(details).toMatchObject({
    employee_status_type_group: { name: 'active' },
    employee_active_dates: [{ start_date: '2020-01-01', end_date: null, reason: null }],
  });
  const { body: history } = await hr.call(employeeHistoryCalls.statuses, { query: { employee_id: id } });
  expect(history[0]).toMatchObject({ from: { name: 'Suspended' }, to: { name: 'Active' }, reason: 'Cleared' });
  const account = await portal.db.selectFrom('app_user').select('status').where('id', '=', self.userId).execute();
  expect(account).toEqual([{ status: 'active' }]);
});

it.each(['active', 'terminated', 'resigned'] as const)('refuses who is %s', async (status) => {
  const { id } = await createEmployee(portal.db, { status });
  const refused = await hr.refused(calls.reactivate, { body: { id, effective_date: '2026-03-02' } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("the employee's status is");
});

it('refuses the account manager role', async () => {
  const { id } = await createEmployee(portal.db, { status: 'suspended' });
  const manager = await portal.as({ roles: ['account manager'], permissions: ['can update employees'] });
  expect((await manager.refused(calls.reactivate, { body: { id, effective_date: '2026-03-02' } })).status).toBe(403);
});

/** As the page sends it from the toast of a deactivation (record 092). */
const undoOf = ({ id, version }: { id: number; version: number }) => ({
  body: { id, version, effective_date: '2026-03-02', reason: 'Deactivation undone' },
});

async function deactivate(id: number) {
  const body = { id, status_type_id: statusTypeIds.suspended, effective_date: '2026-03-02', reason: 'Wrong row' };
  return (await hr.call(calls.deactivate, { body })).body;
}

describe('Undo of a deactivation', () => {
  beforeAll(async () => {
    portal.clock.set('2026-03-02T02:00:00Z');
    hr = await hrOf(portal);
  });

  it('gives back status, account and planned days, and keeps both acts in history and log', async () => {
    const { id } = await createLeaver(portal);
    const self = await portal.as({ roles: ['employee'], employeeId: id });
    const planned = await plannedDays(portal, { id }, '2026-03-02');
    expect(planned.length).toBeGreaterThan(0);
    const saved = await deactivate(id);
    expect(await plannedDays(portal, { id }, '2026-03-02')).toEqual([]);
    expect(await accountStatus(portal, self)).toBe('disabled');
    expect((await hr.call(calls.reactivate, undoOf(saved))).body).toEqual({ id, version: saved.version + 1 });
    expect(await plannedDays(portal, { id }, '2026-03-02')).toEqual(planned);
    expect(await accountStatus(portal, self)).toBe('active');
    const { body: history } = await hr.call(employeeHistoryCalls.statuses, { query: { employee_id: id } });
    expect(history.slice(0, 2).map(({ reason }) => reason)).toEqual(['Deactivation undone', 'Wrong row']);
    const lines = await portal.db
      .selectFrom('activity_log')
      .select('event')
      .where('subject_kind', '=', 'employee')
      .where('subject_id', '=', String(id))
      .where('event', 'in', ['employees.deactivate', 'employees.reactivate'])
      .orderBy('id')
      .execute();
    expect(lines.map(({ event }) => event)).toEqual(['employees.deactivate', 'employees.reactivate']);
  });

  it('leaves an account disabled that an admin deactivated before', async () => {
    const { id } = await createEmployee(portal.db);
    const self = await portal.as({ roles: ['employee'], employeeId: id });
    const disabled = { status: 'disabled', disabled_from: 'active', disabled_by: 'admin' } as const;
    await portal.db.updateTable('app_user').set(disabled).where('id', '=', self.userId).execute();
    const saved = await deactivate(id);
    expect((await hr.refused(calls.reactivate, undoOf(saved))).status).toBe(200);
    expect(await accountStatus(portal, self)).toBe('disabled');
  });

  it('is refused once something else has changed the record, and once it was done', async () => {
    const { id } = await createEmployee(portal.db);
    const saved = await deactivate(id);
    await hr.call(calls.exempt, { body: { id, exempted: true } });
    expect((await hr.refused(calls.reactivate, undoOf(saved))).status).toBe(409);
    const { body: details } = await hr.call(employeesCalls.details, { params: { id } });
    expect(details.employee_status_type_group).toEqual({ name: 'inactive' });
    const current = { id, version: details.version };
    expect((await hr.refused(calls.reactivate, undoOf(current))).status).toBe(200);
    expect((await hr.refused(calls.reactivate, undoOf(current))).status).toBe(409);
  });
});
