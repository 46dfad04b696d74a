import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient, createPolicy } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

/** A leave policy that is assigned to a client, without being its default. */
async function leavePolicyOf(clientId: number) {
  const policy = await createPolicy(portal.db, 'leave');
  const assigned = { client_id: clientId, kind: 'leave', policy_id: policy.id };
  await portal.db.insertInto('client_policy').values(assigned).execute();
  return policy;
}

async function prepared() {
  const { id: clientId } = await createClient(portal.db);
  const { id: employee_id } = await createEmployee(portal.db, { client_id: clientId });
  const add = (policyId: number, effective_from: string, kind: 'leave' | 'holiday' = 'leave') =>
    hr.refused(calls.addPolicy, { body: { employee_id, kind, policy_id: policyId, effective_from } });
  const rows = async () => (await hr.call(calls.policies, { params: { id: employee_id } })).body;
  return { clientId, employee_id, add, rows };
}

it('gives an employee a policy from a day on: the one before ends, and the log names it', async () => {
  const { clientId, employee_id, add, rows } = await prepared();
  const [first, second] = [await leavePolicyOf(clientId), await leavePolicyOf(clientId)];
  expect((await add(first.id, '2026-01-01')).status).toBe(201);
  const body = { employee_id, kind: 'leave', policy_id: second.id, effective_from: '2026-05-01' } as const;
  const preview = await hr.call(calls.previewPolicy, { body });
  expect(preview.body).toMatchObject({ problem: null, changes: [{ from: '2026-05-01', to: null }] });
  expect((await add(second.id, '2026-05-01')).status).toBe(201);
  expect((await rows()).map(({ policy, from, to, state }) => [policy.name, from, to, state])).toEqual([
    [second.name, '2026-05-01', null, 'future'],
    [first.name, '2026-01-01', '2026-04-30', 'current'],
  ]);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('after')
    .where('event', '=', 'employees.add-policy')
    .where('subject_id', '=', String(employee_id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ after }) => after)).toEqual([
    { kind: 'leave', policy: first.name, effective_from: '2026-01-01' },
    { kind: 'leave', policy: second.name, effective_from: '2026-05-01' },
  ]);
});

it('keeps past days, and asks to cancel a planned policy before an earlier one', async () => {
  const { clientId, add } = await prepared();
  const { id } = await leavePolicyOf(clientId);
  const other = await leavePolicyOf(clientId);
  await add(id, '2026-01-01');
  const past = await add(other.id, '2026-02-01');
  expect([past.status, past.body.errors?.effective_from]).toEqual([
    422,
    [expect.stringContaining('Start today or later')],
  ]);
  await add(other.id, '2026-06-01');
  const before = await add(id, '2026-05-01');
  expect(before.body.errors?.effective_from).toEqual([expect.stringContaining('cancel that one')]);
});

it("offers the client's policies, those for single employees, and every holiday policy, which starts on January 1", async () => {
  const { clientId, employee_id, add } = await prepared();
  const [own, foreign, personal, holiday] = [
    await leavePolicyOf(clientId),
    await leavePolicyOf((await createClient(portal.db)).id),
    await createPolicy(portal.db, 'leave'),
    await createPolicy(portal.db, 'holiday'),
  ];
  await portal.db
    .updateTable('leave_policy')
    .set({ is_client_assignable: false })
    .where('id', '=', personal.id)
    .execute();
  const { body } = await hr.call(calls.policyChoices, { query: { employee_id: String(employee_id) } });
  const names = body.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([own.name, personal.name, holiday.name]));
  expect(names).not.toContain(foreign.name);
  expect((await add(foreign.id, '2026-04-01')).body.errors).toHaveProperty('policy_id');
  const previewed = { employee_id, kind: 'leave', policy_id: foreign.id, effective_from: '2026-04-01' } as const;
  expect((await hr.refused(calls.previewPolicy, { body: previewed })).body.errors).toHaveProperty('policy_id');
  for (const day of ['1900-01-01', '9999-12-31'])
    expect((await add(own.id, day)).body.errors).toHaveProperty('effective_from');
  expect((await add(personal.id, '2026-04-01')).status).toBe(201);
  expect((await add(holiday.id, '2026-04-01', 'holiday')).body.errors?.effective_from).toEqual([
    'A holiday policy starts on January 1.',
  ]);
});

it('is not for the own record, and answers the same for foreign and missing employees', async () => {
  const { clientId, employee_id } = await prepared();
  const { id: policy_id } = await leavePolicyOf(clientId);
  const body = (id: number) =>
    ({ body: { employee_id: id, kind: 'leave', policy_id, effective_from: '2026-04-01' } }) as const;
  const self = await portal.as({ roles: ['hr'], employeeId: employee_id });
  expect((await self.refused(calls.addPolicy, body(employee_id))).status).toBe(403);
  await hr.call(calls.addPolicy, body(employee_id));
  const [planned] = (await hr.call(calls.policies, { params: { id: employee_id } })).body;
  const cancelling = { body: { id: planned?.id ?? 0 } };
  expect((await self.refused(calls.cancelPolicy, cancelling)).status).toBe(403);
  expect((await hr.refused(calls.cancelPolicy, cancelling)).status).toBe(204);
  const rights = ['can update employees', 'can read employees'] as const;
  const lead = await portal.as({
    roles: ['team lead'],
    permissions: [...rights],
    employeeId: (await createEmployee(portal.db)).id,
  });
  const answers = [
    await lead.refused(calls.addPolicy, body(employee_id)),
    await lead.refused(calls.addPolicy, body(88_888_888)),
    await lead.refused(calls.previewPolicy, body(employee_id)),
    await lead.refused(calls.policyChoices, { query: { employee_id: String(employee_id) } }),
  ];
  for (const answer of answers) expect([answer.status, answer.body.message]).toEqual([404, answers[1]?.body.message]);
});

it('stores one of two policies that begin on the same day at the same moment', async () => {
  const { clientId, add, rows } = await prepared();
  const policies = [await leavePolicyOf(clientId), await leavePolicyOf(clientId)];
  const answers = await Promise.all(policies.map(({ id }) => add(id, '2026-04-01')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await rows()).toHaveLength(1);
});
