import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const raise = (employee_id: number, effective_from: string, more: { effective_to?: string } = {}) => ({
  employee_id,
  kind: 'cost' as const,
  effective_from,
  amount: '1300.75',
  currency_id: currencyIds.aud,
  ...more,
});

it('ends the current cost the day before and keeps it as history', async () => {
  const { body: added } = await hr.call(employeesCalls.create, { body: await employeeBody(portal.db) });
  expect((await hr.call(calls.addAmount, { body: raise(added.id, '2026-06-01') })).status).toBe(201);
  const { body } = await hr.call(calls.costs, { query: { employee_id: added.id } });
  expect(body.cost.map(({ amount, from, to }) => [amount, from, to])).toEqual([
    ['1300.75', '2026-06-01', null],
    ['1200.50', '2026-03-02', '2026-05-31'],
  ]);
});

it.each(['re_fee', 'nonrefundable'] as const)(
  'adds the first %s, which the list then no longer misses',
  async (kind) => {
    const { id } = await createEmployee(portal.db);
    await hr.call(calls.addAmount, { body: { ...raise(id, '2020-01-01'), kind } });
    const { body } = await hr.call(calls.costs, { query: { employee_id: id } });
    expect(body[kind]).toMatchObject([{ amount: '1300.75', currency: 'AUD', state: 'current' }]);
    const list = await hr.call(employeesCalls.table, { query: { dt_params: JSON.stringify({ rows: 100 }) } });
    const row = list.body.data.find((one) => one.id === id);
    const flags = { re_fee: row?.employee_current_re_fee, nonrefundable: row?.employee_current_nonrefundable_history };
    expect(flags[kind]).toBe(true);
  },
);

it('refuses an overlap with a message and changes nothing', async () => {
  const { id } = await createEmployee(portal.db);
  await hr.call(calls.addAmount, { body: raise(id, '2026-06-01') });
  for (const from of ['2026-06-01', '2026-05-01']) {
    const refused = await hr.refused(calls.addAmount, { body: raise(id, from) });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.effective_from?.[0]).toContain('Another amount applies in this period.');
  }
  const before = await hr.call(calls.addAmount, { body: raise(id, '2026-05-01', { effective_to: '2026-05-31' }) });
  expect(before.status).toBe(201);
  const { body } = await hr.call(calls.costs, { query: { employee_id: id } });
  expect(body.cost.map(({ from, to }) => [from, to])).toEqual([
    ['2026-06-01', null],
    ['2026-05-01', '2026-05-31'],
  ]);
});

it('refuses an end before the start, an amount without bounds and an unknown currency', async () => {
  const { id } = await createEmployee(portal.db);
  const wrong = [
    { ...raise(id, '2026-06-01'), effective_to: '2026-05-31' },
    { ...raise(id, '2026-06-01'), amount: '10000000.01' },
    { ...raise(id, '2026-06-01'), currency_id: 999 },
  ];
  const answers = await Promise.all(wrong.map((body) => hr.refused(calls.addAmount, { body })));
  expect(answers.map(({ body }) => Object.keys(body.errors ?? {}))).toEqual([
    ['effective_to'],
    ['amount'],
    ['currency_id'],
  ]);
});

it('row 11: needs the right to see costs, and the activity log omits the amount', async () => {
  const { id } = await createEmployee(portal.db);
  const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  expect((await editor.refused(calls.addAmount, { body: raise(id, '2026-06-01') })).status).toBe(403);
  await hr.call(calls.addAmount, { body: raise(id, '2026-06-01') });
  const line = await portal.db
    .selectFrom('activity_log')
    .select('after')
    .where('event', '=', 'employees.add-amount')
    .where('subject_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(line)).not.toMatch(/1300|130075/);
});
