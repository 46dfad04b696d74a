import { employeeLookupCalls as calls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam } from '../../testing/factories/teams.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let right: Twin;
let lead: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  lead = await portal.as({ roles: ['team lead'], employeeId: left.leadId });
  await createEmployee(portal.db, { client_id: left.clientId, name: 'Gone Away', status: 'resigned' });
  await createEmployee(portal.db, { client_id: 1, name: 'Ines Inside', internal_staff_flag: true });
});
afterAll(() => portal.close());

const first = ({ employeeIds }: Twin) => employeeIds[0] ?? 0;
const names = ({ body }: { body: { data: readonly { name: string }[] } }) => body.data.map(({ name }) => name);

describe('lists to choose people from', () => {
  it('are paged by name, searched by name and position, and active ones unless all are asked for', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const page = await hr.call(calls.active, { query: { rows: 2, page: 2 } });
    expect([names(page), page.body.total]).toEqual([['Jose Reyes', 'Maria Santos'], 5]);
    expect(names(await hr.call(calls.active, { query: { search: 'gone' } }))).toEqual([]);
    const all = await hr.call(calls.all, { query: { search: 'gone' } });
    expect(all.body.data[0]?.employee_status_type_group.name).toBe('resignation');
    expect(names(await hr.call(calls.active, { query: { search: 'accountant' } }))).toHaveLength(4);
  });

  it('row 11: carry no field that could be sensitive, and find nobody by one', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const found = await hr.call(calls.all, { query: { search: left.canaries.personal_email ?? '' } });
    expect(found.body.total).toBe(0);
    const { body } = await hr.call(calls.all, { query: {} });
    expect(Object.keys(body.data[0] ?? {})).toEqual(['id', 'name', 'position', 'client', 'employee_status_type_group']);
  });

  it('list internal staff for the record of a client', async () => {
    const sales = await portal.as({ roles: ['sales'] });
    expect(names(await sales.call(calls.internalStaff, { query: {} }))).toEqual(['Ines Inside']);
  });
});

describe('row 9: people of a client', () => {
  it('are only the own ones for a client user, whichever client is named', async () => {
    const user = await portal.as({ roles: ['client-user'], clientId: left.clientId });
    const { body } = await user.call(calls.ofClient, { query: {} });
    expect(body.data.map(({ id }) => id).toSorted()).toEqual([...left.employeeIds].toSorted());
    expect((await user.call(calls.ofClient, { query: { client_id: left.clientId } })).body).toEqual(body);
    const foreign = await user.refused(calls.ofClient, { query: { client_id: right.clientId } });
    const missing = await user.refused(calls.ofClient, { query: { client_id: 99_999_999 } });
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
  });

  it('are those of the client that staff name', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    expect((await hr.call(calls.ofClient, { query: { client_id: right.clientId } })).body.total).toBe(2);
    expect((await hr.refused(calls.ofClient, { query: {} })).status).toBe(422);
    expect((await hr.refused(calls.ofClient, { query: { client_id: 99_999_999 } })).status).toBe(404);
  });
});

describe('the employee behind an account', () => {
  it('is found only for viewers who may see the employee', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    const { body } = await hr.call(calls.ofUser, { query: { id: left.employeeUserId } });
    expect(body).toMatchObject({ id: first(left), user_id: left.employeeUserId, client: { id: left.clientId } });
    expect((await lead.call(calls.ofUser, { query: { id: left.employeeUserId } })).body.id).toBe(first(left));
    const foreign = await lead.refused(calls.ofUser, { query: { id: right.employeeUserId } });
    const missing = await lead.refused(calls.ofUser, { query: { id: 99_999_999 } });
    expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
  });
});

describe('team leaders', () => {
  it('are shown to an employee for their own teams only', async () => {
    const member = await createEmployee(portal.db, { client_id: left.clientId });
    await addToTeam(portal.db, { id: left.teamId }, member);
    const person = await portal.as({ roles: ['employee'], employeeId: member.id });
    const { body } = await person.call(calls.teamLeaders, { query: { id: member.id } });
    expect(body).toMatchObject([{ id: left.leadId, name: 'Jose Reyes', role: 'Team Lead', team: { id: left.teamId } }]);
    for (const id of [first(right), first(left), left.leadId, 99_999_999]) {
      expect((await person.refused(calls.teamLeaders, { query: { id } })).status).toBe(404);
    }
  });

  it('are shown for every employee that the viewer may read', async () => {
    const hr = await portal.as({ roles: ['hr'] });
    expect((await hr.call(calls.teamLeaders, { query: { id: first(right) } })).body).toHaveLength(1);
    expect((await lead.refused(calls.teamLeaders, { query: { id: first(right) } })).status).toBe(404);
  });
});
