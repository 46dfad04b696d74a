import { leaveCalendarCalls as calls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createLeaveTaker, leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

/** Two people of one team, both away on March 12. */
async function teamAway() {
  const { id: clientId } = await createClient(portal.db);
  const team = await createTeam(portal.db, { client_id: clientId });
  const add = async (name: string) => {
    const one = await createLeaveTaker(portal, { ...weekdays, employee: { client_id: clientId, name } });
    await addToTeam(portal.db, team, one);
    const body = { employee_id: one.id, leave_type_id: await leaveTypeId(portal, 'VL'), ...range('2026-03-12') };
    const { id } = (await (await hr()).call(leaveRequestsCalls.request, { body: { ...body, reason: 'A trip.' } })).body;
    await (await hr()).call(leaveRequestsCalls.decide, { body: { id, decision: 'approved' } });
    return one;
  };
  const people = { maria: await add('Maria Santos'), ben: await add('Ben Cruz') };
  await portal.settle();
  return { ...people, clientId };
}

const hr = () => portal.as({ roles: ['hr'] });
const march = { from: '2026-03-01', to: '2026-03-31' };
const clientSees = async (by: Persona) => (await by.call(calls.client, { query: march })).body;

it('counts only active members, in the size of a team and among those who are away', async () => {
  const { maria, ben, clientId } = await teamAway();
  await sql`update employee set status_type_id = (select id from status_type where status_group = 'inactive' order by id limit 1)
    where id = ${ben.id}`.execute(portal.db);
  const client = await portal.as({ roles: ['client-user'], clientId });
  const [team] = (await clientSees(client)).teams;
  expect([team?.size, team?.days.map(({ away }) => away.map(({ id }) => id))]).toEqual([1, [[maria.id]]]);
});

it('shows the rest days of each person, and weekends beyond the planned schedule', async () => {
  const { maria, clientId } = await teamAway();
  await sql`update employee_schedule set status = 'restday' where employee_id = ${maria.id} and work_date = '2026-03-18'`.execute(
    portal.db,
  );
  const client = await portal.as({ roles: ['client-user'], clientId });
  const rest = (await clientSees(client)).people.find(({ id }) => id === maria.id)?.rest_days;
  expect(rest).toEqual(['01', '07', '08', '14', '15', '18', '21', '22', '28', '29'].map((day) => `2026-03-${day}`));
  await sql`delete from employee_schedule where employee_id = ${maria.id} and work_date > '2026-03-20'`.execute(
    portal.db,
  );
  expect((await clientSees(client)).people.find(({ id }) => id === maria.id)?.rest_days).toEqual(rest);
});
