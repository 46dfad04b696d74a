import type { Role } from '@muster/contract';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAs } from '../domains/accounts/impersonation.fixture.ts';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { addPolicyVersion } from './factories/approvals.ts';
import type { TestClient } from './test-client.ts';

/** Attempts to change pay alone, and changes that meet each other. */
let portal: TestPortal;
let hr: Persona;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp({ secondPersonFor: ['salary', 'cost', 'payment_method'] });
  hr = await portal.as({ roles: ['hr'] });
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

async function added() {
  const body = await employeeBody(portal.db);
  const { body: created } = await hr.call(employeesCalls.create, { body });
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  return { ...kept, id: created.id };
}

type Added = Awaited<ReturnType<typeof added>>;

async function requested(who: TestClient, employee: Added, given: Readonly<Record<string, unknown>>): Promise<number> {
  const { pay_change } = (await who.call(employeesCalls.update, { body: { ...employee, ...given } })).body;
  if (!pay_change) throw new Error('The change does not wait.');
  return pay_change.id;
}

const decide = async (who: TestClient, id: number) =>
  (await who.refused(payChangesCalls.decide, { body: { id, decision: 'approved' } })).status;
const withdraw = async (who: TestClient, id: number) =>
  (await who.refused(payChangesCalls.withdraw, { body: { id } })).status;
const salaryOf = async ({ id }: Added) => (await hr.call(employeesCalls.details, { params: { id } })).body.basic_salary;
const stateOf = async (id: number) =>
  (await portal.db.selectFrom('pay_change').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

it('row 30: nobody requests, decides or withdraws while acting as another user', async () => {
  const employee = await added();
  const id = await requested(hr, employee, { basic_salary: '31337.00' });
  // A new session each time: acting as somebody else ends the earlier one.
  const actingAs = async (target: Persona) => actAs(portal, await portal.as({ roles: ['admin'] }), target);
  const decider = await actingAs(await portal.as({ roles: ['hr'] }));
  expect(await decide(decider, id)).toBe(403);
  const { data } = (await decider.call(payChangesCalls.list, { query: { employee_id: employee.id } })).body;
  expect(data.map((one) => [one.id, one.abilities])).toEqual([[id, { decide: false, withdraw: false }]]);
  const requester = await actingAs(hr);
  expect(await withdraw(requester, id)).toBe(403);
  const other = await added();
  const body = { ...other, basic_salary: '31337.00' };
  expect((await requester.refused(employeesCalls.update, { body })).status).toBe(403);
  expect([await stateOf(id), await salaryOf(employee), await salaryOf(other)]).toEqual([
    'waiting',
    '25000.00',
    '25000.00',
  ]);
});

it('a substitute decides for a named approver, but never on an own request or on the own record', async () => {
  const employee = await added();
  const [requester, subject, third, stranger] = [
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['hr'], employeeId: employee.id }),
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['hr'] }),
  ];
  const named = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['hr'] }), hr];
  for (const [index, { userId }] of [requester, subject, third].entries()) {
    const user_id = named[index]?.userId ?? 0;
    const days = '[2020-01-01,2099-01-01)';
    await portal.db.insertInto('approval_substitute').values({ user_id, substitute_user_id: userId, days }).execute();
  }
  const approvers = named.map(({ userId }) => ({ source: 'person', user_id: userId }) as const);
  await addPolicyVersion(portal.db, 'pay-change', [{ approvers }]);
  const id = await requested(requester, employee, { basic_salary: '31337.00' });
  for (const who of [requester, subject, stranger]) expect(await decide(who, id)).toBe(403);
  expect(await decide(third, id)).toBe(204);
  expect(await salaryOf(employee)).toBe('31337.00');
  const roles = ['hr', 'admin'].map((role) => ({ source: 'role', role }) as const);
  await addPolicyVersion(portal.db, 'pay-change', [{ approvers: roles }]);
});

it('another account of the requester does not decide on the own record', async () => {
  const employee = await added();
  const first = await portal.as({ roles: ['hr'], employeeId: employee.id });
  const id = await requested(first, employee, { basic_salary: '31337.00' });
  const link = (userId: number, employeeId: number | null) =>
    portal.db.updateTable('app_user').set({ employee_id: employeeId }).where('id', '=', userId).execute();
  await link(first.userId, null);
  const second = await portal.as({ roles: ['hr'], employeeId: employee.id });
  expect(await decide(second, id)).toBe(403);
  await link(second.userId, null);
  await link(first.userId, employee.id);
  expect(await decide(first, id)).toBe(403);
  expect(await stateOf(id)).toBe('waiting');
});

it('two approvals at once apply the change once', async () => {
  const employee = await added();
  const before = await hr.call(employeesCalls.details, { params: { id: employee.id } });
  const id = await requested(hr, employee, { basic_salary: '31337.00' });
  const deciders = [admin, await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['admin'] })];
  const answers = await Promise.all(deciders.map((who) => decide(who, id)));
  expect(answers.toSorted()).toEqual([204, 409, 409]);
  const after = await hr.call(employeesCalls.details, { params: { id: employee.id } });
  expect([after.body.basic_salary, after.body.version]).toEqual(['31337.00', (before.body.version ?? 0) + 1]);
});

it('a change that is withdrawn while somebody approves it is either applied or withdrawn', async () => {
  for (const turn of [1, 2, 3, 4]) {
    const employee = await added();
    const id = await requested(hr, employee, { basic_salary: '31337.00' });
    const calls = [() => decide(admin, id), () => withdraw(hr, id)];
    const ordered = turn % 2 === 0 ? calls.toReversed() : calls;
    const answers = await Promise.all(ordered.map((call) => call()));
    expect(answers.toSorted()).toEqual([204, 409]);
    const ends = { approved: '31337.00', withdrawn: '25000.00' } as Readonly<Record<string, string>>;
    expect(await salaryOf(employee)).toBe(ends[await stateOf(id)]);
  }
});

it('a change whose requester lost the account or a right cannot be approved, only rejected', async () => {
  const losses: readonly (readonly [string, (userId: number) => Promise<unknown>])[] = [
    ['disabled', (id) => portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', id).execute()],
    ['without a role', (id) => portal.db.deleteFrom('user_role').where('user_id', '=', id).execute()],
    [
      'without the sensitive right',
      async (id) => {
        await portal.db.deleteFrom('user_role').where('user_id', '=', id).execute();
        await portal.db
          .insertInto('user_permission')
          .columns(['user_id', 'permission_id'])
          .expression((from) =>
            from
              .selectFrom('permission')
              .select(({ val }) => [val(id).$castTo<number>().as('user_id'), 'id'])
              .where('name', 'in', ['can update employees', 'can read employees']),
          )
          .execute();
      },
    ],
  ];
  for (const [what, lose] of losses) {
    const employee = await added();
    const requester = await portal.as({ roles: ['hr'] });
    const id = await requested(requester, employee, { basic_salary: '31337.00' });
    await lose(requester.userId);
    const refused = await admin.refused(payChangesCalls.decide, { body: { id, decision: 'approved' } });
    expect([refused.status, refused.body.message], what).toEqual([
      409,
      `${requester.name} may not make this change any more. Reject it; someone else can request it if it is still needed.`,
    ]);
    expect([await stateOf(id), await salaryOf(employee)], what).toEqual(['waiting', '25000.00']);
    const body = { id, decision: 'refused', note: 'The requester left.' } as const;
    expect((await admin.call(payChangesCalls.decide, { body })).status, what).toBe(204);
  }
});

it('somebody who lost the right to decide between reading and deciding is refused', async () => {
  const employee = await added();
  const id = await requested(hr, employee, { basic_salary: '31337.00' });
  const rights: readonly (readonly Role[])[] = [['finance'], ['hr', 'account manager']];
  for (const roles of rights) {
    const decider = await portal.as({ roles: ['hr'] });
    expect((await decider.call(payChangesCalls.values, { params: { id } })).status).toBe(200);
    await portal.db.deleteFrom('user_role').where('user_id', '=', decider.userId).execute();
    await portal.db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression((from) =>
        from
          .selectFrom('role')
          .select(({ val }) => [val(decider.userId).$castTo<number>().as('user_id'), 'id'])
          .where('name', 'in', roles),
      )
      .execute();
    expect(await decide(decider, id), roles.join()).toBe(403);
  }
  expect(await stateOf(id)).toBe('waiting');
});

it('the log of an approved amount names its last day, as that of an amount added alone', async () => {
  const employee = await added();
  const amount = { employee_id: employee.id, kind: 're_fee', amount: '13.00', currency_id: 2 } as const;
  const body = { ...amount, effective_from: '2027-01-01', effective_to: '2027-06-30' };
  const { pay_change } = (await hr.call(employeeHistoryCalls.addAmount, { body })).body;
  expect(await decide(admin, pay_change?.id ?? 0)).toBe(204);
  const logged = await portal.db
    .selectFrom('activity_log')
    .select('after')
    .where('event', '=', 'employees.add-amount')
    .where('subject_id', '=', String(employee.id))
    .executeTakeFirstOrThrow();
  expect(logged.after).toEqual({
    ...{ kind: 're_fee', effective_from: '2027-01-01', effective_to: '2027-06-30', amount: '[hidden]' },
  });
});

it('row 10: client users and employees request nothing, whatever is granted to them', async () => {
  const employee = await added();
  const rights = ['can update employees', 'can read employees', 'can view employees sensitive data'] as const;
  const { personal_email, personal_phone, address_line_1, city, zip, bank_name, bank_type, ...rest } = employee;
  const { bank_account_no, sss, basic_salary, ...open } = rest;
  for (const who of [
    await portal.as({ roles: ['client-admin'], clientId: employee.client_id, permissions: rights }),
    await portal.as({ roles: ['employee'], employeeId: employee.id, permissions: rights }),
  ]) {
    const { status, body } = await who.refused(employeesCalls.update, { body: { ...open, payment_method: 'Cash' } });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  }
});
