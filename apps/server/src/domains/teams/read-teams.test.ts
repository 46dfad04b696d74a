import { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('is managed by a client admin and read by a client user of the company', async () => {
  const { id: client_id } = await createClient(portal.db);
  const [admin, user] = [
    await portal.as({ roles: ['client-admin'], clientId: client_id }),
    await portal.as({ roles: ['client-user'], clientId: client_id }),
  ];
  const { id: employee_id } = await createEmployee(portal.db, { client_id, name: 'Ana Reyes' });
  const { body: choices } = await admin.call(teamsCalls.candidates, { query: { client_id: String(client_id) } });
  expect(choices.map(({ name }) => name)).toEqual(['Ana Reyes']);
  const members = [{ employee_id, team_role_id: teamRoleIds.teamLead }];
  const { body: added } = await admin.call(teamsCalls.create, { body: { client_id, name: 'Intake', members } });
  const { body: list } = await user.call(teamsCalls.table, { query: { dt_params: '{}' } });
  const [row] = list.data;
  expect(list.data).toMatchObject([
    { id: added.id, name: 'Intake', leads: ['Ana Reyes'], abilities: { update: false } },
  ]);
  const at = { params: { uuid: row?.uuid ?? '' } };
  expect((await user.call(teamsCalls.atAddress, at)).body).toMatchObject({
    members: [{ name: 'Ana Reyes' }],
    abilities: { update: false },
  });
  expect((await admin.call(teamsCalls.atAddress, at)).body.abilities).toEqual({ update: true });
  const body = { id: added.id, version: 1, name: 'Intake and billing', members: [] };
  expect((await user.refused(teamsCalls.update, { body })).status).toBe(403);
  expect((await admin.call(teamsCalls.update, { body })).status).toBe(200);
  await admin.call(teamsCalls.delete, { body: { id: added.id } });
  expect((await user.refused(teamsCalls.atAddress, at)).status).toBe(404);
  await admin.call(teamsCalls.restore, { params: { id: added.id } });
  expect((await user.call(teamsCalls.atAddress, at)).body.name).toBe('Intake and billing');
});
