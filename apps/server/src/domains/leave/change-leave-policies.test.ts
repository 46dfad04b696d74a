import { leavePoliciesCalls as calls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { createLeavePolicy, giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';

let portal: TestPortal;
let vacation: number;
beforeAll(async () => {
  portal = await buildTestApp();
  vacation = await leaveTypeId(portal, 'VL');
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const terms = (lines: readonly object[] = []) => ({
  ...{ name: `Policy ${nextNumber()}`, description: 'For all', is_client_assignable: true },
  ...{ first_day: '2026-01-01', lines: lines as never[] },
});

it('refuses days as numbers: those of the answer are hundredths of a day', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const body = terms([{ ...leavePolicyLine(vacation), yearly_credits: 300 }]);
  const refused = await hr.refused(calls.create, { body });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'lines.0.yearly_credits': ['Number of days a year must be a text with the days, such as "7.5".'] },
  ]);
});

it('adds, changes and deletes leave policies, and logs each change', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const steps = [{ after_years: 5, credits: '15.5' }];
  const body = terms([leavePolicyLine(vacation, { cap_credits: '20', steps })]);
  const { id } = (await hr.call(calls.create, { body })).body;
  const later = { ...body, id, first_day: '2026-07-01', lines: [leavePolicyLine(vacation, { yearly_credits: '18' })] };
  expect((await hr.call(calls.update, { body: { ...later, version: 1 } })).body).toEqual({ id, version: 2 });
  expect((await hr.call(calls.types)).body).toContainEqual({ id: vacation, name: 'Vacation Leave', code: 'VL' });
  const { body: stored } = await hr.call(calls.details, { params: { id } });
  expect(stored).toMatchObject({
    types: 'Vacation Leave',
    versions: [
      { first_day: '2026-07-01', is_planned: true, lines: [{ yearly_credits: 1800, cap_credits: null, steps: [] }] },
      {
        first_day: '2026-01-01',
        lines: [{ yearly_credits: 1200, cap_credits: 2000, steps: [{ after_years: 5, credits: 1550 }] }],
      },
    ],
  });
  expect((await hr.refused(calls.update, { body: { ...later, version: 1 } })).status).toBe(409);
  const planned = { id, version: 2, first_day: '2026-07-01' };
  expect((await hr.call(calls.removeVersion, { body: planned })).body).toEqual({ id, version: 3 });
  expect((await hr.call(calls.delete, { body: { id } })).status).toBe(204);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'leave-policy')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'leave.create-leave-policy',
    'leave.update-leave-policy',
    'leave.remove-policy-version',
    'leave.delete-leave-policy',
  ]);
});

it.each<[string, () => readonly object[], string]>([
  ['a type twice', () => [leavePolicyLine(vacation), leavePolicyLine(vacation)], 'lines'],
  ['an unknown type', () => [leavePolicyLine(999_999)], 'lines'],
  ['a negative amount', () => [leavePolicyLine(vacation, { yearly_credits: '-1' })], 'lines.0.yearly_credits'],
  ['more days than a year has', () => [leavePolicyLine(vacation, { yearly_credits: '367' })], 'lines.0.yearly_credits'],
])('refuses %s', async (_, lines, field) => {
  const hr = await portal.as({ roles: ['hr'] });
  const refused = await hr.refused(calls.create, { body: terms(lines()) });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
});

it('keeps a version that has begun, and a policy that somebody has', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = (await hr.call(calls.create, { body: terms([leavePolicyLine(vacation)]) })).body;
  await giveLeavePolicy(portal.db, (await createEmployee(portal.db)).id, id, '2026-03-01');
  const begun = { id, version: 1, first_day: '2026-01-01' };
  expect((await hr.refused(calls.removeVersion, { body: begun })).status).toBe(422);
  const refused = await hr.refused(calls.delete, { body: { id } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The policy is in use by 0 clients and 1 employee, past ones included, and cannot be deleted.',
  ]);
});

it('lets no one change the lines of a policy that only they have', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const body = terms([leavePolicyLine(vacation)]);
  const { id } = (await hr.call(calls.create, { body })).body;
  const own = await createEmployee(portal.db, { start_date: '2025-01-01' });
  await giveLeavePolicy(portal.db, own.id, id, '2026-03-01');
  const holder = await portal.as({ roles: ['hr'], employeeId: own.id });
  const raised = { ...body, id, version: 1, lines: [leavePolicyLine(vacation, { yearly_credits: '60' })] };
  const refused = await holder.refused(calls.update, { body: raised });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You are the only person with this policy. Someone else has to change its lines.',
  ]);
  // The name is no benefit.
  expect((await holder.call(calls.update, { body: { ...body, id, version: 1, name: `${body.name} b` } })).status).toBe(
    200,
  );
  const planned = { ...raised, version: 2, first_day: '2026-07-01' };
  expect((await hr.call(calls.update, { body: planned })).status).toBe(200);
  const removal = { id, version: 3, first_day: '2026-07-01' };
  expect((await holder.refused(calls.removeVersion, { body: removal })).status).toBe(403);
  const colleague = await createEmployee(portal.db, { start_date: '2025-01-01' });
  await giveLeavePolicy(portal.db, colleague.id, id, '2026-03-01');
  expect((await holder.call(calls.removeVersion, { body: removal })).status).toBe(200);
});

it('lets no one raise the past lines of a policy that only they had', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const body = { ...terms([leavePolicyLine(vacation)]), first_day: '2026-01-01' };
  const { id } = (await hr.call(calls.create, { body })).body;
  const own = await createEmployee(portal.db, { start_date: '2025-01-01' });
  const former = { employee_id: own.id, kind: 'leave', policy_id: id, valid: '[2026-01-01,2026-02-01)' } as const;
  await portal.db.insertInto('employee_policy').values(former).execute();
  const holder = await portal.as({ roles: ['hr'], employeeId: own.id });
  const raised = { ...body, id, version: 1, lines: [leavePolicyLine(vacation, { yearly_credits: '60' })] };
  expect((await holder.refused(calls.update, { body: raised })).status).toBe(403);
  // From a later day on they no longer have it.
  const later = { ...raised, first_day: '2026-03-01' };
  expect((await holder.call(calls.update, { body: later })).status).toBe(200);
});

it('is for admin and HR alone, and finds nothing for a missing one', async () => {
  const { id } = await createLeavePolicy(portal.db);
  for (const role of ['payroll', 'workforce admin', 'team lead', 'client-admin', 'employee'] as const) {
    const other = await portal.as({ roles: [role] });
    expect((await other.refused(calls.details, { params: { id } })).status).toBe(403);
    expect((await other.refused(calls.create, { body: terms() })).status).toBe(403);
  }
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(calls.details, { params: { id: 999_999 } })).status).toBe(404);
});
