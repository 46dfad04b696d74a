import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const mayRead = ['can view employee shift calendar'] as const;

/** Ana works weekdays, Ben the weekend. Ben covers the 10th; they exchange the 11th and the 14th. */
async function swapped() {
  const pair = await createColleagues(portal, [
    { shift: { work_days: [1, 2, 3, 4, 5] }, employee: { name: 'Ana Reyes' } },
    { shift: { work_days: [6, 7] }, employee: { name: 'Ben Cruz' } },
  ]);
  const hr = await portal.as({ roles: ['hr'] });
  for (const [give_date, take_date] of [
    ['2026-03-10', null],
    ['2026-03-11', '2026-03-14'],
  ] as const) {
    const body = { colleague_id: pair.ben.id, give_date, take_date, reason: 'A family day.' };
    const { id } = (await pair.ana.user.call(swapsCalls.request, { body })).body;
    await pair.ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
    expect((await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } })).status).toBe(204);
  }
  return { ...pair, hr };
}

/** The swaps in the calendar of a reader, such as 'covered 03-10 Ben Cruz', by person. */
async function swapsFor(reader: Persona, clientId: number): Promise<Record<string, string[]>> {
  const dt_params = JSON.stringify({ filters: { client_id: { value: clientId, matchMode: 'equals' } } });
  const query = { from: '2026-03-09', to: '2026-03-15', dt_params };
  const { body } = await reader.call(employeeShiftsCalls.calendar, { query });
  const texts = body.data.map(({ name, swaps }): [string, string[]] => [
    name,
    swaps.map(({ work_date, kind, colleague }) => `${kind} ${work_date.slice(5)} ${colleague}`),
  ]);
  return Object.fromEntries(texts);
}

it('names the colleague on swapped and covered days', async () => {
  const { clientId, ana, ben, hr } = await swapped();
  const anaDays = ['covered 03-10 Ben Cruz', 'swapped 03-11 Ben Cruz', 'swapped 03-14 Ben Cruz'];
  const benDays = ['covers 03-10 Ana Reyes', 'swapped 03-11 Ana Reyes', 'swapped 03-14 Ana Reyes'];
  expect(await swapsFor(hr, clientId)).toEqual({ 'Ana Reyes': anaDays, 'Ben Cruz': benDays });
  const client = await portal.as({ roles: ['client-user'], clientId, permissions: mayRead });
  expect(await swapsFor(client, clientId)).toEqual({ 'Ana Reyes': anaDays, 'Ben Cruz': benDays });
  const { id: foreignId } = await createClient(portal.db);
  const foreign = await portal.as({ roles: ['client-user'], clientId: foreignId, permissions: mayRead });
  expect(await swapsFor(foreign, clientId)).toEqual({});

  const team = await createTeam(portal.db, { client_id: clientId });
  const lead = await createEmployee(portal.db, { client_id: clientId, name: 'Lia Santos' });
  const members = [
    { team_id: team.id, employee_id: lead.id, team_role_id: teamRoleIds.teamLead },
    { team_id: team.id, employee_id: ana.id, team_role_id: teamRoleIds.member },
  ];
  await portal.db.insertInto('team_member').values(members).execute();
  const leading = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id, permissions: mayRead });
  // Ben is on none of the lead's teams.
  const unnamed = { 'Ana Reyes': ['covered 03-10 null', 'swapped 03-11 null', 'swapped 03-14 null'] };
  expect(await swapsFor(leading, clientId)).toEqual({ ...unnamed, 'Lia Santos': [] });

  const { id: laterId } = await createClient(portal.db);
  await moveToClient(portal.db, ben, laterId, '2026-03-12');
  expect(await swapsFor(client, clientId)).toEqual({ ...unnamed, 'Lia Santos': [] });
  const later = await portal.as({ roles: ['client-user'], clientId: laterId, permissions: mayRead });
  expect(JSON.stringify(await swapsFor(later, laterId))).not.toContain('Ana');
});
