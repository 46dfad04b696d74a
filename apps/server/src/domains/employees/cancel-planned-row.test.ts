import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPolicy } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { beginPolicy } from './import-histories.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const kinds = ['cost', 're_fee', 'nonrefundable'] as const;

async function withAmounts(kind: (typeof kinds)[number]) {
  const { id: employee_id } = await createEmployee(portal.db);
  const add = (effective_from: string, effective_to?: string) =>
    hr.refused(calls.addAmount, {
      body: { employee_id, kind, effective_from, effective_to, amount: '100', currency_id: currencyIds.aud },
    });
  const rows = async () => (await hr.call(calls.costs, { query: { employee_id } })).body[kind];
  const cancel = (id = 0) => hr.refused(calls.cancelAmount, { body: { kind, id } });
  return { employee_id, add, rows, cancel };
}

it.each(kinds)('cancels a planned %s: the previous one continues', async (kind) => {
  const { add, rows, cancel } = await withAmounts(kind);
  await add('2026-01-01');
  await add('2026-04-01', '2026-04-30');
  const [planned, current] = await rows();
  expect((await cancel(planned?.id)).status).toBe(204);
  expect((await rows()).map(({ from, to, state }) => [from, to, state])).toEqual([['2026-01-01', null, 'current']]);
  expect((await cancel(current?.id)).status).toBe(409);
  expect((await cancel(planned?.id)).status).toBe(404);
});

it('leaves an amount its own end', async () => {
  const { add, rows, cancel } = await withAmounts('re_fee');
  await add('2026-03-01', '2026-03-31');
  await add('2026-04-01');
  await cancel((await rows())[0]?.id);
  expect((await rows()).map(({ from, to }) => [from, to])).toEqual([['2026-03-01', '2026-03-31']]);
});

it('hides amounts from users who may not see costs, and keeps them out of the activity log', async () => {
  const { employee_id, add, rows } = await withAmounts('cost');
  await add('2026-04-01');
  const id = (await rows())[0]?.id ?? 0;
  const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  expect((await editor.refused(calls.cancelAmount, { body: { kind: 'cost', id } })).status).toBe(403);
  await hr.call(calls.cancelAmount, { body: { kind: 'cost', id } });
  const line = await portal.db
    .selectFrom('activity_log')
    .select('before')
    .where('event', '=', 'employees.cancel-amount')
    .where('subject_id', '=', String(employee_id))
    .executeTakeFirstOrThrow();
  expect(line.before).toEqual({ kind: 'cost', effective_from: '2026-04-01', amount: '[hidden]' });
});

it('cancels a planned policy: the previous one continues', async () => {
  const { id } = await createEmployee(portal.db);
  const [first, second] = [await createPolicy(portal.db, 'leave'), await createPolicy(portal.db, 'leave')];
  const policy = { kind: 'leave', source: 'import' } as const;
  const by = { userId: hr.userId, today: '2026-03-02' };
  await beginPolicy(portal.db, id, { ...policy, policyId: first.id, from: '2026-03-01' }, by);
  await beginPolicy(portal.db, id, { ...policy, policyId: second.id, from: '2026-05-01' }, by);
  const rows = async () => (await hr.call(calls.policies, { params: { id } })).body;
  const [planned, current] = await rows();
  const cancel = (row = 0) => hr.refused(calls.cancelPolicy, { body: { id: row } });
  expect((await cancel(planned?.id)).status).toBe(204);
  expect(await rows()).toMatchObject([{ policy: { id: first.id }, to: null, state: 'current' }]);
  expect((await cancel(current?.id)).status).toBe(409);
  expect((await cancel(99_999_999)).status).toBe(404);
});

it('of a cancel and a change at the same moment, whatever comes first, no two amounts overlap', async () => {
  const { employee_id, add, rows, cancel } = await withAmounts('cost');
  await add('2026-01-01');
  await add('2026-04-01');
  const id = (await rows())[0]?.id ?? 0;
  const answers = await Promise.all([cancel(id), add('2026-05-01'), cancel(id)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const spans = (await rows()).map(({ from, to }) => [from, to]);
  expect(spans).toEqual([
    ['2026-05-01', null],
    ['2026-01-01', '2026-04-30'],
  ]);
  expect(employee_id).toBeGreaterThan(0);
});

it('row 9: answers the same for what is planned for a foreign employee and for what is missing', async () => {
  const { employee_id, add, rows } = await withAmounts('cost');
  await add('2026-04-01');
  const id = (await rows())[0]?.id ?? 0;
  const policy = await createPolicy(portal.db, 'leave');
  const by = { userId: hr.userId, today: '2026-03-02' };
  const planned = { kind: 'leave', source: 'import', policyId: policy.id, from: '2026-04-01' } as const;
  await beginPolicy(portal.db, employee_id, planned, by);
  const { body: policies } = await hr.call(calls.policies, { params: { id: employee_id } });
  const rights = ['can update employees', 'can read employees', 'can view employees sensitive data'] as const;
  const lead = await portal.as({
    roles: ['team lead'],
    permissions: [...rights],
    employeeId: (await createEmployee(portal.db)).id,
  });
  const missing = 88_888_888;
  const answers = [
    await lead.refused(calls.cancelAmount, { body: { kind: 'cost', id } }),
    await lead.refused(calls.cancelAmount, { body: { kind: 'cost', id: missing } }),
    await lead.refused(calls.cancelPolicy, { body: { id: policies[0]?.id ?? 0 } }),
    await lead.refused(calls.cancelPolicy, { body: { id: missing } }),
  ];
  const [first] = answers;
  expect(first?.status).toBe(404);
  for (const { status, body } of answers) expect([status, body.message]).toEqual([404, first?.body.message]);
});
