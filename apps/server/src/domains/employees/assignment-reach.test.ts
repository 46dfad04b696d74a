import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

/** A lead of a client, and one of the people led, who moves to another client on 9 March. */
async function leaving() {
  const [present, next] = [await createClient(portal.db), await createClient(portal.db)];
  const boss = await createEmployee(portal.db, { client_id: present.id });
  const person = await createEmployee(portal.db, { client_id: present.id });
  const team = await createTeam(portal.db, { client_id: present.id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, person);
  const hr = await portal.as({ roles: ['hr'] });
  const move = { kind: 'client', id: person.id, client_id: next.id, effective_date: '2026-03-09' } as const;
  await hr.call(calls.changeAssignment, { body: move });
  const permissions = ['can update employees', 'can read employees'] as const;
  const lead = await portal.as({ roles: ['team lead', 'employee'], permissions, employeeId: boss.id });
  const clientUser = await portal.as({ roles: ['client-admin'], permissions, clientId: present.id });
  return { person, hr, lead, clientUser };
}

it('leaves changes of days with another client to HR', async () => {
  const { person, hr, lead, clientUser } = await leaving();
  const text = 'With another client on Mar 09, 2026: ask HR to make this change.';
  const position = { kind: 'position', id: person.id, position: 'Nurse', effective_date: '2026-03-05' } as const;
  for (const user of [lead, clientUser]) {
    const refused = await user.refused(calls.changeAssignment, { body: position });
    expect([refused.status, refused.body.message]).toEqual([409, text]);
    const preview = (await user.call(calls.previewAssignment, { body: position })).body;
    expect(preview).toEqual({ problem: text, rows: [], changes: [], ended_shifts: [] });
    const plan = { kind: 'client', id: person.id, effective_date: '2026-03-09' } as const;
    expect((await user.refused(calls.cancelAssignment, { body: plan })).status).toBe(409);
  }
  expect((await hr.call(calls.changeAssignment, { body: position })).status).toBe(200);
});
