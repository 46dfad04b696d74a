import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { approvedSwap, bothDays, requestSwap, swapper } from './holiday-swap.fixture.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const listed = async (by: Persona, view: 'waiting' | 'decided') =>
  (await by.call(calls.list, { query: { view } })).body.data;

it('lists what waits and what was decided, with what the viewer may do', async () => {
  const waiting = await swapper(portal);
  const id = await requestSwap(waiting.user);
  const made = await approvedSwap(portal);
  expect((await listed(hr, 'waiting')).find((swap) => swap.id === id)).toMatchObject({
    employee: { id: waiting.id, name: waiting.name },
    holiday: 'Founding Day',
    ...bothDays,
    state: 'requested',
    abilities: { decide: true, cancel: false },
    approval: { state: 'pending' },
  });
  expect((await listed(hr, 'decided'))[0]).toMatchObject({
    id: made.swapId,
    state: 'approved',
    abilities: { decide: false, cancel: true },
  });
});

it('shows leads the swaps of their people alone, and clients none', async () => {
  const one = await swapper(portal);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const boss = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, one);
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id });
  const other = await portal.as({ roles: ['team lead'] });
  const id = await requestSwap(one.user);
  expect((await listed(lead, 'waiting')).map((swap) => swap.id)).toEqual([id]);
  expect(await listed(other, 'waiting')).toEqual([]);
  const client = await portal.as({ roles: ['client-admin'], clientId: client_id });
  expect((await client.refused(calls.list)).status).toBe(403);
});

it('shows the employee and the client the coming days as they will be worked', async () => {
  const one = await approvedSwap(portal);
  const own = (await one.user.call(holidaysCalls.coming)).body.map(({ day, name, off }) => [day, name, off]);
  expect(own).toEqual([
    ['2026-03-10', 'Founding Day', 0],
    ['2026-03-20', 'Day off for Founding Day', 1],
  ]);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const client = await portal.as({ roles: ['client-admin'], clientId: client_id });
  const seen = (await client.call(holidaysCalls.coming)).body;
  expect(seen.map(({ day, people, off }) => [day, people, off])).toEqual([['2026-03-10', 1, 0]]);
});
