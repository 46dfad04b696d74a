import { dayIn, homeZone, permissions } from '@muster/contract';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { UpdateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createEmployee } from './factories/employees.ts';
import { addToTeam } from './factories/teams.ts';
import { type Twin, twinClients } from './twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let right: Twin;
let hr: Persona;
let lead: Persona;
let clientAdmin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  hr = await portal.as({ roles: ['hr'] });
  lead = await portal.as({
    roles: ['team lead', 'employee'],
    permissions: ['can read employees', 'can update employees', 'can delete employees'],
    employeeId: left.leadId,
  });
  clientAdmin = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: left.clientId });
});
afterAll(() => portal.close());

const first = ({ employeeIds }: Twin) => employeeIds[0] ?? 0;

/** A request that changes nothing, as a user without the sensitive right would send it. */
async function openUpdate(id: number): Promise<UpdateEmployeeRequest> {
  const stored = await portal.db.selectFrom('employee').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    id,
    version: stored.version,
    name: stored.name,
    third_party_employee_id: stored.third_party_employee_id,
    timezone_id: stored.timezone_id,
    position: stored.position,
    work_email: stored.work_email,
    office_id: stored.office_id,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfo',
    start_date: stored.start_date,
    orientation_date: stored.orientation_date,
    payment_method: 'Bank Account',
  };
}

const bodyOf = ({ body }: { body: object }) => ({ ...body, requestId: '' });

describe('row 9: a team lead', () => {
  it('changes only people of the own teams; others look missing', async () => {
    const own = await openUpdate(first(left));
    expect((await lead.refused(employeesCalls.update, { body: { ...own, position: 'Senior' } })).status).toBe(200);
    const foreign = await openUpdate(first(right));
    const missing = await lead.refused(employeesCalls.update, { body: { ...foreign, id: 99_999_999 } });
    for (const version of [foreign.version, 77, undefined]) {
      const answer = await lead.refused(employeesCalls.update, { body: { ...foreign, version, position: 'Taken' } });
      expect(answer.status).toBe(404);
      expect(bodyOf(answer)).toEqual(bodyOf(missing));
    }
  });

  it('cannot delete or find anybody else', async () => {
    const foreign = await lead.refused(employeesCalls.delete, { body: { id: first(right) } });
    const missing = await lead.refused(employeesCalls.delete, { body: { id: 99_999_999 } });
    expect([foreign.status, bodyOf(foreign)]).toEqual([404, bodyOf(missing)]);
    const found = await lead.call(homeCalls.search, { query: { term: 'maria' } });
    expect(found.body.employees.map(({ id }) => id)).toEqual([first(left)]);
  });

  it('loses sight of a dissolved team', async () => {
    const former = await createEmployee(portal.db, { client_id: left.clientId, name: 'Former Member' });
    const team = await portal.db
      .insertInto('team')
      .values({ client_id: left.clientId, name: 'Dissolved', deleted_at: '2026-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addToTeam(portal.db, team, former);
    await addToTeam(portal.db, team, { id: left.leadId }, 'teamLead');
    expect((await lead.refused(employeesCalls.details, { params: { id: former.id } })).status).toBe(404);
    expect((await lead.call(homeCalls.search, { query: { term: 'former member' } })).body.employees).toEqual([]);
  });
});

describe('rows 10 and 11: a client user with all rights granted', () => {
  it('sees nothing sensitive of the own employees in any call, and cannot set it', async () => {
    const { body } = await clientAdmin.call(employeesCalls.details, { params: { id: first(left) } });
    expect(body.sensitiveData).toBe(false);
    expect(Object.keys(body)).not.toContain('sss');
    const list = await clientAdmin.call(employeesCalls.table, { query: {} });
    expect(new Set(list.body.data.map(({ client_id }) => client_id))).toEqual(new Set([left.clientId]));
    expect(list.text).not.toContain(left.canaries.personal_email);
    const update = { ...(await openUpdate(first(left))), sss: '34-7654321-8' };
    expect(await clientAdmin.refused(employeesCalls.update, { body: update })).toMatchObject({
      status: 422,
      body: { errors: { sss: [expect.any(String)] } },
    });
  });

  it('cannot move an employee to another client: row security refuses', async () => {
    const body = { ...(await openUpdate(first(left))), client_id: right.clientId };
    expect([403, 422]).toContain((await clientAdmin.refused(employeesCalls.update, { body })).status);
  });

  it('is deleted completely, including account and sensitive data', async () => {
    const gone = await createEmployee(portal.db, { client_id: left.clientId, sensitive: { city: 'Cebu' } });
    const account = await portal.as({ roles: ['employee'], employeeId: gone.id });
    expect((await clientAdmin.call(employeesCalls.delete, { body: { id: gone.id } })).status).toBe(204);
    const rest = portal.db.selectFrom('employee_sensitive').select('city').where('employee_id', '=', gone.id);
    expect(await rest.execute()).toEqual([]);
    const after = await account.send({
      url: '/api/current-time',
      headers: { authorization: `Bearer ${account.bearer}` },
    });
    expect(after.status).toBe(419);
  });
});

describe('row 3: an employee who is suspended by a client user', () => {
  it('is signed out, and may sign in again when the suspension ends', async () => {
    const person = await createEmployee(portal.db, { client_id: left.clientId });
    const account = await portal.as({ roles: ['employee'], employeeId: person.id });
    const accountOf = () =>
      portal.db.selectFrom('app_user').select('status').where('id', '=', account.userId).executeTakeFirstOrThrow();
    const day = dayIn(homeZone, portal.clock.now());
    const suspended = await clientAdmin.refused(employeeStatusCalls.deactivate, {
      body: { id: person.id, status_type_id: statusTypeIds.suspended, effective_date: day, reason: 'Inquiry' },
    });
    expect([suspended.status, await accountOf()]).toEqual([200, { status: 'disabled' }]);
    const bearer = { authorization: `Bearer ${account.bearer}` };
    expect((await account.send({ url: '/api/current-time', headers: bearer })).status).toBe(419);
    const back = await clientAdmin.refused(employeeStatusCalls.reactivate, {
      body: { id: person.id, effective_date: day },
    });
    expect([back.status, await accountOf()]).toEqual([200, { status: 'active' }]);
  });
});

describe('row 11: a conflict', () => {
  it('reports a changed salary only to users who may see it', async () => {
    const id = first(right);
    const before = await openUpdate(id);
    const sensitive = { address_line_1: 'Mabini Street', city: 'Makati', zip: '1200', basic_salary: '31000.00' };
    const changed = await hr.refused(employeesCalls.update, { body: { ...before, ...sensitive, position: 'Lead' } });
    expect(changed.status).toBe(200);
    const blind = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    const stale = { ...before, position: 'Other' };
    const refused = await blind.refused(employeesCalls.update, { body: stale });
    expect(refused.body.conflict?.fields).toEqual([{ name: 'position', label: 'Position' }]);
    expect(refused.text).not.toMatch(/salary|hidden/i);
    const whole = await hr.refused(employeesCalls.update, { body: { ...stale, ...sensitive } });
    expect(whole.body.conflict?.fields.map(({ name }) => name)).toContain('basic_salary');
  });
});

describe('row 12: the exemption from infractions', () => {
  it("cannot be set through the record's form by users without the right to its own call", async () => {
    const plain = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    const body = await openUpdate(first(left));
    for (const is_infraction_exempted of [undefined, false]) {
      const update = { ...body, position: `Clerk ${is_infraction_exempted}`, is_infraction_exempted };
      const { version } = await openUpdate(first(left));
      expect((await plain.refused(employeesCalls.update, { body: { ...update, version } })).status).toBe(200);
    }
    const exempting = { ...(await openUpdate(first(left))), is_infraction_exempted: true };
    expect(await plain.refused(employeesCalls.update, { body: exempting })).toMatchObject({
      status: 422,
      body: { errors: { is_infraction_exempted: [expect.any(String)] } },
    });
  });

  it('and every other switch is kept if an update omits it', async () => {
    const flags = {
      internal_staff_flag: true,
      file_201_complete: true,
      is_salaried: true,
      is_infraction_exempted: true,
    };
    const person = await createEmployee(portal.db, flags);
    const plain = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    const body = { ...(await openUpdate(person.id)), position: 'Clerk' };
    expect((await plain.refused(employeesCalls.update, { body })).status).toBe(200);
    const stored = await portal.db
      .selectFrom('employee')
      .select(['internal_staff_flag', 'file_201_complete', 'is_salaried', 'is_infraction_exempted', 'position'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ ...flags, position: 'Clerk' });
  });
});

describe('row 3: bank details and pay', () => {
  it('can be changed only soon after a password or code; other fields need no confirmation', async () => {
    const tired = await portal.as({ roles: ['hr'] });
    portal.clock.advance({ minutes: 11 });
    const address = { address_line_1: 'Rizal Street', city: 'Makati', zip: '1200' };
    const update = async (given: object) =>
      tired.refused(employeesCalls.update, { body: { ...(await openUpdate(first(right))), ...address, ...given } });
    expect((await update({ notes: 'called' })).status).toBe(200);
    for (const given of [{ basic_salary: '99000.00' }, { bank_account_no: '123456789012' }]) {
      expect(await update(given)).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
    }
    await portal.db
      .updateTable('session')
      .set({ factor_at: portal.clock.now().toString() })
      .where('id', '=', tired.sessionId)
      .execute();
    expect((await update({ basic_salary: '99000.00' })).status).toBe(200);
  });
});

it('filters by a list of names and positions as people read them', async () => {
  const of = async (field: string, value: string[]) => {
    const dtParams = JSON.stringify({ filters: { [field]: { value, matchMode: 'in' } } });
    return (await hr.call(employeesCalls.table, { query: { dt_params: dtParams } })).body.total;
  };
  expect(await of('name', ['Maria Santos'])).toBe(2);
  expect(await of('name', ['Twin shift'])).toBe(0);
  expect(await of('shift.shift.name', ['Twin shift'])).toBe(4);
});
