import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as statusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
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
  const permissions = ['can update employees', 'can read employees', 'can delete employees'] as const;
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

it('leaves the end of work that is planned with another client to HR', async () => {
  const { person, hr, lead, clientUser } = await leaving();
  const { id } = person;
  const type = { status_type_id: statusTypeIds.resigned, reason: 'Moves abroad', clearance_status: 'Pending' } as const;
  const ending = (day: string) => ({ id, effective_date: day, ...type, rehire: true });
  const suspension = { id, status_type_id: statusTypeIds.suspended, effective_date: '2026-03-02', reason: 'Missing' };
  const text = 'With another client on Mar 09, 2026: ask HR to make this change.';
  const clients = () =>
    portal.db.selectFrom('employee_client').select(['client_id', 'valid']).where('employee_id', '=', id).execute();
  const before = await clients();
  for (const user of [lead, clientUser]) {
    const now = { ...ending('2026-03-01'), immediately: true };
    const refusals = [
      await user.refused(statusCalls.deactivate, { body: now }),
      await user.refused(statusCalls.deactivate, { body: ending('2026-03-05') }),
      await user.refused(statusCalls.previewEnding, { body: { id, effective_date: '2026-03-05' } }),
      await user.refused(statusCalls.deactivate, { body: suspension }),
      await user.refused(employeesCalls.delete, { body: { id } }),
    ];
    const answers = refusals.map(({ status, body }) => [status, body.message]);
    expect(answers).toEqual(refusals.map(() => [409, text]));
  }
  expect(await clients()).toEqual(before);
  expect((await hr.call(statusCalls.deactivate, { body: ending('2026-03-05') })).status).toBe(200);
  for (const user of [lead, clientUser]) {
    const later = await user.refused(statusCalls.deactivate, { body: ending('2026-03-20') });
    expect((await user.refused(statusCalls.cancelEnding, { body: { id } })).body.message).toContain('ask HR');
    expect(later.body.message).toContain('ask HR');
  }
  await hr.call(statusCalls.cancelEnding, { body: { id } });
  await hr.call(statusCalls.deactivate, { body: suspension });
  for (const user of [lead, clientUser]) {
    const back = await user.refused(statusCalls.reactivate, { body: { id, effective_date: '2026-03-02' } });
    expect([back.status, back.body.message]).toEqual([409, text]);
  }
  expect((await hr.call(statusCalls.reactivate, { body: { id, effective_date: '2026-03-02' } })).status).toBe(200);
});
