import { dayIn, homeZone } from '@muster/contract';
import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;
let today: string;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  today = dayIn(homeZone, portal.clock.now());
});
afterAll(() => portal.close());

const spans = (rows: readonly { from: string; to: string | null }[]) => rows.map(({ from, to }) => [from, to]);
const lists = { client: 'clients', position: 'positions', shift: 'shifts' } as const;

describe.each(['client', 'position', 'shift'] as const)('a change of the %s', (kind) => {
  async function prepared() {
    const employee = await createEmployee(portal.db, { position: 'Clerk' });
    await assignShift(portal.db, employee, await createShift(portal.db), '[2020-01-01,)');
    const value = {
      client: { kind: 'client', client_id: (await createClient(portal.db)).id },
      position: { kind: 'position', position: 'Nurse' },
      shift: { kind: 'shift', shift_id: (await createShift(portal.db)).id },
    } as const;
    const { id } = employee;
    const body = (effective_date: string) => ({ body: { ...value[kind], id, effective_date } });
    const stored = async () => (await hr.call(calls.assignments, { query: { employee_id: id } })).body[lists[kind]];
    return { body, stored };
  }

  it.each([
    ['today', 0],
    ['on a later day', 30],
    ['on a past day', -10],
  ])('that begins %s is stored as its preview said', async (_day, days) => {
    const { body, stored } = await prepared();
    const day = addDays(today, days);
    const before = await stored();
    const { body: preview } = await hr.call(calls.previewAssignment, body(day));
    expect(preview).toMatchObject({ problem: null, changes: [{ from: day, to: null }] });
    expect(preview.rows.map(({ id }) => id)).toEqual([null, before[0]?.id]);
    expect(await stored()).toEqual(before);
    expect((await hr.call(calls.changeAssignment, body(day))).status).toBe(200);
    expect(spans(await stored())).toEqual(spans(preview.rows));
  });

  it('names the reason of a refusal beforehand, in the words of the refusal', async () => {
    const { body, stored } = await prepared();
    await hr.call(calls.changeAssignment, body(today));
    for (const day of [today, addDays(today, 5)]) {
      const { body: preview } = await hr.call(calls.previewAssignment, body(day));
      const refused = await hr.refused(calls.changeAssignment, body(day));
      expect([preview.problem, preview.changes]).toEqual([refused.body.message, []]);
    }
    expect(await stored()).toHaveLength(2);
  });

  it('of two equal changes at the same moment one wins, and no two values overlap', async () => {
    const { body, stored } = await prepared();
    const day = addDays(today, 10);
    const answers = await Promise.all([body(day), body(day)].map((one) => hr.refused(calls.changeAssignment, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(spans(await stored())).toEqual([
      [day, null],
      ['2020-01-01', addDays(day, -1)],
    ]);
  });
});

it('an amount is stored as its preview said, and a preview is for those who see costs', async () => {
  const { id: employee_id } = await createEmployee(portal.db);
  const body = (effective_from: string, effective_to?: string) => ({
    body: {
      employee_id,
      kind: 're_fee',
      effective_from,
      effective_to,
      amount: '10',
      currency_id: currencyIds.aud,
    } as const,
  });
  await hr.call(calls.addAmount, body('2026-01-01'));
  const { body: preview } = await hr.call(calls.previewAmount, body('2026-04-01', '2026-04-30'));
  expect(preview.changes).toEqual([
    { from: '2026-04-01', to: '2026-04-30' },
    { from: '2026-05-01', to: null },
  ]);
  await hr.call(calls.addAmount, body('2026-04-01', '2026-04-30'));
  const { body: stored } = await hr.call(calls.costs, { query: { employee_id } });
  expect(spans(stored.re_fee)).toEqual(spans(preview.rows));
  expect((await hr.call(calls.previewAmount, body('2026-04-15'))).body.problem).toContain('Another amount applies');
  const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  expect((await editor.refused(calls.previewAmount, body('2026-06-01'))).status).toBe(403);
});
