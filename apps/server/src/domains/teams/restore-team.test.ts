import { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let hr: Persona;
let client: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  client = await createClient(portal.db);
});
afterAll(() => portal.close());

const restore = (id: number, who = hr) => who.refused(teamsCalls.restore, { params: { id } });

it('gives back the team with its lead and members, and the lead reaches it again', async () => {
  const team = await createTeam(portal.db, { client_id: client.id });
  const [lead, member] = [
    await createEmployee(portal.db, { client_id: client.id }),
    await createEmployee(portal.db, { client_id: client.id }),
  ];
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, member);
  const params = { id: team.id };
  const before = (await hr.call(teamsCalls.details, { params })).body;
  const leader = await portal.as({ roles: ['employee', 'team lead'], employeeId: lead.id });
  const led = async () => (await leader.call(teamsCalls.own)).body.map(({ id }) => id);
  await hr.call(teamsCalls.delete, { body: params });
  expect(await led()).toEqual([]);
  expect((await restore(team.id)).status).toBe(204);
  expect(await led()).toEqual([team.id]);
  expect((await hr.call(teamsCalls.details, { params })).body).toEqual({ ...before, version: before.version + 2 });
});

it('comes back without a member who moved to another client meanwhile', async () => {
  const team = await createTeam(portal.db, { client_id: client.id });
  const mover = await createEmployee(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, mover);
  await hr.call(teamsCalls.delete, { body: { id: team.id } });
  const other = await createClient(portal.db);
  await portal.db.updateTable('employee').set({ client_id: other.id }).where('id', '=', mover.id).execute();
  await restore(team.id);
  expect((await hr.call(teamsCalls.details, { params: { id: team.id } })).body.members).toEqual([]);
});

it('is refused to a viewer whose reach would grow', async () => {
  const team = await createTeam(portal.db, { client_id: client.id });
  const lead = await createEmployee(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await hr.call(teamsCalls.delete, { body: { id: team.id } });
  const own = await portal.as({
    roles: ['employee', 'team lead'],
    permissions: ['can update clients'],
    employeeId: lead.id,
  });
  const refused = await restore(team.id, own);
  expect([403, 404]).toContain(refused.status);
  expect((await hr.refused(teamsCalls.details, { params: { id: team.id } })).status).toBe(404);
});
