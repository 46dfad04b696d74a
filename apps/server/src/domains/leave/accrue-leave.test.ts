import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { leavePoliciesCalls as calls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveTaker, leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { accrueLeave, accrueNextPeople } from './accrue-leave.ts';

let portal: TestPortal;
let vacation: number;
beforeAll(async () => {
  portal = await buildTestApp();
  vacation = await leaveTypeId(portal, 'VL');
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const noLine = {};

/** A policy from January on that credits a day of vacation a month, unless said otherwise. */
async function policy(line: Parameters<typeof leavePolicyLine>[1] = noLine) {
  const hr = await portal.as({ roles: ['hr'] });
  const terms = { name: `Policy ${nextNumber()}`, is_client_assignable: true, first_day: '2026-01-01' };
  const body = { ...terms, lines: [leavePolicyLine(vacation, line)] as never[] };
  const { id } = (await hr.call(calls.create, { body })).body;
  const change = async (version: number, first_day: string, changed: typeof line) => {
    const lines = [leavePolicyLine(vacation, changed)] as never[];
    await hr.call(calls.update, { body: { ...body, id, version, first_day, lines } });
    await portal.settle();
  };
  return { id, hr, change };
}

async function holder(policyId: number, from = '2026-01-01', start_date = '2025-01-01') {
  const { id } = await createEmployee(portal.db, { start_date });
  await giveLeavePolicy(portal.db, id, policyId, from);
  return id;
}

const readClientOf = (employeeId: number) =>
  portal.db.selectFrom('employee').select('client_id').where('id', '=', employeeId).executeTakeFirstOrThrow();

const balance = (employeeId: number) => leaveBalance(portal, employeeId, vacation);

const entries = async (employeeId: number) => {
  const rows = await portal.db
    .selectFrom('leave_entry')
    .select(['kind', 'effective_on', 'minutes', 'period_key'])
    .where('employee_id', '=', employeeId)
    .orderBy('effective_on')
    .orderBy('id')
    .execute();
  return rows.map(
    ({ kind, effective_on, minutes, period_key }) => `${kind} ${effective_on} ${minutes / 480} ${period_key}`,
  );
};

describe('the daily count', () => {
  it('credits each month once, whether it runs ten times, two at once, or a month late', async () => {
    const { id } = await policy();
    const person = await holder(id);
    for (let run = 0; run < 10; run += 1) await accrueLeave(portal.db, [person], '2026-02-28');
    const inParallel = () => portal.db.transaction().execute((db) => accrueLeave(db, [person], '2026-04-30'));
    await Promise.all([inParallel(), inParallel(), inParallel()]);
    expect(await entries(person)).toEqual([
      'accrual 2026-01-31 1 monthly 2026-01-01',
      'accrual 2026-02-28 1 monthly 2026-02-01',
      'accrual 2026-03-31 1 monthly 2026-03-01',
      'accrual 2026-04-30 1 monthly 2026-04-01',
    ]);
    expect(await balance(person)).toBe(4);
  });

  it('changes nothing when its transaction is lost', async () => {
    const { id } = await policy();
    const person = await holder(id);
    const lost = portal.db.transaction().execute(async (db) => {
      await accrueLeave(db, [person], '2026-02-28');
      throw new Error('killed');
    });
    await expect(lost).rejects.toThrow('killed');
    expect(await entries(person)).toEqual([]);
  });

  it('walks through everybody with a policy', async () => {
    const { id } = await policy();
    const people = [await holder(id), await holder(id)];
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const portion: Awaited<ReturnType<typeof accrueNextPeople>> = await accrueNextPeople(
        portal.db,
        '2026-02-28',
        after,
      );
      seen.push(...portion.changed);
      after = portion.last;
    }
    expect(seen).toEqual(expect.arrayContaining(people));
  });
});

it('credits what an assigned policy gives at once, and takes it back with the assignment', async () => {
  const { id } = await policy({ accrual: 'upfront', yearly_credits: '15' });
  const person = await holder(id);
  await portal.settle();
  expect(await balance(person)).toBe(15);
  await portal.db.deleteFrom('employee_policy').where('employee_id', '=', person).execute();
  await portal.settle();
  expect(await balance(person)).toBe(0);
  expect(await entries(person)).toEqual([
    'accrual 2026-01-01 15 upfront 2026-01-01',
    'accrual 2026-01-01 -15 upfront 2026-01-01 #2',
  ]);
});

it('prorates what was credited in advance when somebody leaves', async () => {
  const { id } = await policy({ accrual: 'upfront', yearly_credits: '12' });
  const person = await holder(id);
  await portal.settle();
  await portal.db
    .updateTable('employee_active_date')
    .set({
      ...{ end_date: '2026-06-30', status_group: 'resignation', reason: 'Moved on' },
      ...{ clearance_status: 'Pending', rehire: true },
    })
    .where('employee_id', '=', person)
    .execute();
  await portal.settle();
  expect(await balance(person)).toBe(6);
});

it('closes the balance when the employment ends, and begins again at zero when the person is hired again', async () => {
  const { id } = await policy({ accrual: 'upfront', yearly_credits: '12' });
  const person = await holder(id);
  await portal.settle();
  const ending = { end_date: '2026-06-30', status_group: 'resignation', reason: 'Moved on' };
  await portal.db
    .updateTable('employee_active_date')
    .set({ ...ending, clearance_status: 'Pending', rehire: true })
    .where('employee_id', '=', person)
    .execute();
  portal.clock.set('2026-07-02T01:00:00Z');
  await portal.settle();
  expect((await entries(person)).at(-1)).toBe('expiry 2026-07-01 -6 closed 2026-06-30');
  expect(await balance(person)).toBe(0);
  const { hr } = await policy();
  const query = { employee_id: String(person), leave_type_id: String(vacation) };
  const { body } = await hr.call(leaveBalancesCalls.ledger, { query: query as never });
  expect(body.entries[0]).toMatchObject({ kind: 'expiry', minutes: -2880, reason: 'The employment ended', balance: 0 });
  await portal.db
    .insertInto('employee_active_date')
    .values({ employee_id: person, start_date: '2026-10-01' })
    .execute();
  portal.clock.set('2026-10-02T01:00:00Z');
  await portal.settle();
  expect(await balance(person)).toBeCloseTo(12 * (92 / 365), 0);
});

it('closes an imported balance of somebody without a policy, too', async () => {
  const one = await createLeaveTaker(portal, { days: 5 });
  await portal.db
    .insertInto('employee_active_date')
    .values({ employee_id: one.id, start_date: '2025-01-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await portal.db
    .updateTable('employee_active_date')
    .set({ end_date: '2026-02-27', status_group: 'resignation', reason: 'Moved on' })
    .set({ clearance_status: 'Pending', rehire: true })
    .where('employee_id', '=', one.id)
    .execute();
  await accrueNextPeople(portal.db, '2026-03-02', one.id - 1);
  expect(await balance(one.id)).toBe(0);
});

it('prorates at once when a last day is planned, and gives it back when the plan is cancelled', async () => {
  const { id } = await policy({ accrual: 'upfront', yearly_credits: '12' });
  const person = await holder(id);
  await portal.settle();
  expect(await balance(person)).toBe(12);
  const { userId } = await portal.as({ roles: ['hr'] });
  const plan = {
    ...{ employee_id: person, last_day: '2026-06-30', effective_at: '2026-06-30T16:00:00Z' },
    ...{ status_type_id: statusTypeIds.resigned, status_group: 'resignation', reason: 'Moves abroad' },
    ...{ clearance_status: 'Pending', rehire: true, actor_user_id: userId, actor_name: 'Hannah Ramos' },
  };
  await portal.db.insertInto('employee_planned_ending').values(plan).execute();
  await portal.settle();
  expect(await balance(person)).toBe(6);
  await portal.db
    .updateTable('employee_planned_ending')
    .set({ last_day: '2026-09-30', effective_at: '2026-09-30T16:00:00Z' })
    .where('employee_id', '=', person)
    .execute();
  await portal.settle();
  expect(await balance(person)).toBe(9);
  await portal.db.deleteFrom('employee_planned_ending').where('employee_id', '=', person).execute();
  await portal.settle();
  expect(await balance(person)).toBe(12);
});

describe('a change of the policy', () => {
  it('shows whose balances change before it is saved, and then does exactly that', async () => {
    const { id, hr, change } = await policy();
    const person = await holder(id);
    await portal.settle();
    const body = {
      id,
      first_day: '2026-02-01',
      lines: [leavePolicyLine(vacation, { yearly_credits: '24' })] as never[],
    };
    const { body: preview } = await hr.call(calls.preview, { body });
    expect(preview).toMatchObject({ employees: 1, total: 1, year_end: '2026-12-31' });
    expect(preview.balances[0]).toMatchObject({
      employee_id: person,
      leave_type: 'Vacation Leave',
      today: { before: 960, after: 1440 },
      year_end: { before: 12 * 480, after: 23 * 480 },
    });
    expect(await balance(person)).toBe(2);
    await change(1, '2026-02-01', { yearly_credits: '24' });
    expect(await balance(person)).toBe(3);
    await accrueLeave(portal.db, [person], '2026-12-31');
    expect(await balance(person)).toBe(23);
  });

  it('that begins next year is shown until the end of that year', async () => {
    const { id, hr } = await policy();
    const person = await holder(id);
    await portal.settle();
    const lines = [leavePolicyLine(vacation, { yearly_credits: '24' })] as never[];
    const shown = async (first_day: string) => (await hr.call(calls.preview, { body: { id, first_day, lines } })).body;
    const preview = await shown('2027-01-01');
    expect(preview).toMatchObject({ total: 1, year_end: '2027-12-31' });
    const [changed] = preview.balances;
    expect(changed).toMatchObject({ employee_id: person, today: { before: 960, after: 960 } });
    expect((changed?.year_end.after ?? 0) - (changed?.year_end.before ?? 0)).toBe(12 * 480);
    expect(await shown('9999-01-01')).toMatchObject({ total: 0, year_end: '2029-12-31' });
  });

  it('shows what it would do to the balances of an employee who gets it, and then does exactly that', async () => {
    const [one, other] = [await policy(), await policy({ yearly_credits: '24' })];
    const person = await holder(one.id);
    await portal.settle();
    const body = { employee_id: person, policy_id: other.id, effective_from: '2026-03-02' };
    const { body: preview } = await one.hr.call(calls.previewAssignment, { body });
    expect(preview).toMatchObject({ employees: 1, total: 1, year_end: '2026-12-31' });
    const [changed] = preview.balances;
    expect(changed).toMatchObject({ employee_id: person, today: { before: 960, after: 960 } });
    expect(changed?.year_end.before).toBe(12 * 480);
    expect(await balance(person)).toBe(2);
    const { client_id } = await readClientOf(person);
    await portal.db.insertInto('client_policy').values({ client_id, kind: 'leave', policy_id: other.id }).execute();
    await one.hr.call(employeeHistoryCalls.addPolicy, { body: { ...body, kind: 'leave' } });
    await portal.settle();
    expect(await balance(person)).toBe(2);
    await accrueLeave(portal.db, [person], '2026-12-31');
    expect((await balance(person)) * 480).toBe(changed?.year_end.after);
  });

  it('answers the same for a missing employee and a missing policy as for none', async () => {
    const { id, hr } = await policy();
    const asked = (employee_id: number, policy_id: number) =>
      hr.refused(calls.previewAssignment, { body: { employee_id, policy_id, effective_from: '2026-04-01' } });
    expect((await asked(88_888_888, id)).status).toBe(404);
    expect((await asked(await holder(id), 88_888_888)).status).toBe(404);
  });

  it('that is planned takes nothing away before its first day', async () => {
    const { id, change } = await policy({ accrual: 'upfront', yearly_credits: '12' });
    const person = await holder(id);
    await portal.settle();
    await change(1, '2026-04-01', { accrual: 'upfront', yearly_credits: '15' });
    expect(await balance(person)).toBe(12);
    await accrueLeave(portal.db, [person], '2026-03-31');
    expect(await balance(person)).toBe(12);
    await accrueLeave(portal.db, [person], '2026-04-01');
    expect(await balance(person)).toBeGreaterThan(14);
  });

  it('touches nothing when only the name changes', async () => {
    const { change, id } = await policy();
    const person = await holder(id);
    await portal.settle();
    const before = await entries(person);
    await change(1, '2026-01-01', noLine);
    expect(await entries(person)).toEqual(before);
  });
});

it('lets somebody request later days on what is credited until then, and as far below zero as the policy allows', async () => {
  const { id } = await policy({ negative_credits: '1' });
  const person = await createLeaveTaker(portal, { days: 0, shift: { work_days: [1, 2, 3, 4, 5] } });
  await portal.db
    .insertInto('employee_active_date')
    .values({ employee_id: person.id, start_date: '2025-01-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await giveLeavePolicy(portal.db, person.id, id, '2026-01-01');
  await portal.settle();
  const user = await portal.as({ roles: ['employee'], employeeId: person.id });
  const request = (first_day: string, last_day: string) =>
    user.refused(leaveRequestsCalls.request, {
      body: { leave_type_id: vacation, first_day, last_day, reason: 'A family trip.' },
    });
  // Two days are credited on March 2, and four on May 4.
  expect((await request('2026-03-16', '2026-03-19')).status).toBe(422);
  expect((await request('2026-03-16', '2026-03-18')).status).toBe(201);
  expect((await request('2026-05-04', '2026-05-06')).status).toBe(422);
  expect((await request('2026-05-04', '2026-05-05')).status).toBe(201);
});
