import { ticketFilingCalls as calls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, refreshList } from '../../testing/factories/employees.ts';
import { createLeaveType } from '../../testing/factories/leave-types.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

async function person(name: string) {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id, name });
  await refreshList(portal.db, employee.id);
  const viewer = await portal.as({ roles: ['employee'], employeeId: employee.id });
  return { client, employee, viewer };
}

it('offers each side its active types, and staff also those that they may file for an employee', async () => {
  const { client, viewer } = await person('Tess Rivera');
  const ofEmployees = await createTicketType(portal.db, { audience: ['employee'] });
  const ofClients = await createTicketType(portal.db, { audience: ['client', 'staff'] });
  const inactive = await createTicketType(portal.db, { audience: ['employee', 'client', 'staff'], is_active: false });
  const known = [ofEmployees.code, ofClients.code, inactive.code];
  const offered = async (user: typeof viewer) =>
    (await user.call(calls.types, {})).body.filter(({ code }) => known.includes(code));
  expect(await offered(viewer)).toEqual([
    expect.objectContaining({ code: ofEmployees.code, sides: ['employee'], is_for_others: false }),
  ]);
  const clientUser = await portal.as({ roles: ['client-user'], clientId: client.id });
  expect(await offered(clientUser)).toEqual([
    expect.objectContaining({ code: ofClients.code, sides: ['client'], is_for_others: false }),
  ]);
  const hr = await portal.as({ roles: ['hr'] });
  expect(await offered(hr)).toEqual([
    expect.objectContaining({ code: ofEmployees.code, sides: [], is_for_others: true }),
    expect.objectContaining({ code: ofClients.code, sides: ['staff'], is_for_others: false }),
  ]);
  // Without the right to read employees nobody files for them.
  const receivable = await portal.as({ roles: ['accounts receivable'] });
  expect(await offered(receivable)).toEqual([expect.objectContaining({ code: ofClients.code })]);
});

it('shows the fields of the requester, what the portal fills in, and whom the answers may name', async () => {
  const { client, employee, viewer } = await person('Ann Cruz');
  const lead = await createEmployee(portal.db, { client_id: client.id, name: 'Lea Santos' });
  const team = await createTeam(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, employee);
  const [open, hidden] = [
    await createLeaveType(portal.db, { visibility: 'team' }),
    await createLeaveType(portal.db, { visibility: 'hr' }),
  ];
  const ofLeads = await createTicketType(portal.db, {}, { kind: 'team_lead' });
  const form = (await viewer.call(calls.form, { query: { type: ofLeads.code } })).body;
  expect(form.choices).toEqual({ team_lead: [{ id: lead.id, name: 'Lea Santos' }], approver: [], leave_type: [] });
  const internal = await createTicketType(
    portal.db,
    {},
    { seen_by: ['assignee'], edited_by: ['assignee'], is_required: false },
  );
  expect((await viewer.call(calls.form, { query: { type: internal.code } })).body.fields).toEqual([]);
  const computed = { kind: 'computed', formula: 'requester_leads', edited_by: [], is_required: false };
  const filled = await createTicketType(portal.db, {}, computed);
  expect((await viewer.call(calls.form, { query: { type: filled.code } })).body.computed).toEqual({
    question: 'Lea Santos',
  });
  const ofLeave = await createTicketType(portal.db, { audience: ['employee', 'client'] }, { kind: 'leave_type' });
  const leaveIds = async (user: typeof viewer) =>
    (await user.call(calls.form, { query: { type: ofLeave.code } })).body.choices.leave_type.map(({ id }) => id);
  expect(await leaveIds(viewer)).toEqual(expect.arrayContaining([open.id, hidden.id]));
  const clientUser = await portal.as({ roles: ['client-user'], clientId: client.id });
  expect(await leaveIds(clientUser)).toContain(open.id);
  expect(await leaveIds(clientUser)).not.toContain(hidden.id);
});

it('names as approvers who approves every ticket, and the own leads alone', async () => {
  const [own, other] = [await person('Kim Own'), await person('Kim Other')];
  const leadOf = async ({ client, employee }: typeof own) => {
    const record = await createEmployee(portal.db, { client_id: client.id });
    const team = await createTeam(portal.db, { client_id: client.id });
    await addToTeam(portal.db, team, record, 'teamLead');
    await addToTeam(portal.db, team, employee);
    return portal.as({ roles: ['team lead'], employeeId: record.id });
  };
  const [lead, foreign] = [await leadOf(own), await leadOf(other)];
  const everything = await portal.as({ roles: ['hr'] });
  const accountant = await portal.as({ roles: ['accounting'] });
  const type = await createTicketType(portal.db, {}, { kind: 'approver' });
  const { approver } = (await own.viewer.call(calls.form, { query: { type: type.code } })).body.choices;
  const ids = approver.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([lead.userId, everything.userId]));
  expect(ids).not.toContain(foreign.userId);
  expect(ids).not.toContain(accountant.userId);
});

it('says who handles a type, who approves it and how fast it is answered', async () => {
  const { viewer } = await person('Una Vega');
  const plain = await createTicketType(portal.db, { default_group: 'it', default_priority: 4 });
  const asked = await createTicketType(portal.db, { default_group: 'office admin', needs_approval: true });
  const { body } = await viewer.call(calls.types, {});
  const offered = (code: string) => body.find((type) => type.code === code);
  expect(offered(plain.code)).toMatchObject({
    ...{ group: 'it', needs_approval: false, approval_steps: [] },
    answered_within: { minutes: 60, minutes_a_day: 1440 },
  });
  expect(offered(asked.code)).toMatchObject({ group: 'office admin', needs_approval: true });
  expect(offered(asked.code)?.approval_steps.length).toBeGreaterThan(0);
  const expectedOf = async (code: string) => (await viewer.call(calls.form, { query: { type: code } })).body.expected;
  expect(await expectedOf(plain.code)).toEqual({
    ...{ steps: [], decide_by: null },
    ...{ reply_by: '2026-11-24T03:00:00Z', resolve_by: '2026-11-24T10:00:00Z' },
  });
  const waiting = await expectedOf(asked.code);
  expect(waiting).toMatchObject({ decide_by: '2026-11-25T02:00:00Z', reply_by: null, resolve_by: null });
  // An employee reads what the approvers are, not their names.
  expect(waiting?.steps.map(({ name }) => name)).toEqual(offered(asked.code)?.approval_steps);
  expect((await viewer.call(calls.form, { query: { type: 'LEAVE' } })).body.expected).toBeNull();
});

it('refuses forms of other sides and inactive types like those that are not there', async () => {
  const { viewer } = await person('Noa Lim');
  const ofClients = await createTicketType(portal.db, { audience: ['client'] });
  const inactive = await createTicketType(portal.db, { is_active: false });
  for (const type of [ofClients.code, inactive.code, 'NO-SUCH'])
    expect(await viewer.refused(calls.form, { query: { type } })).toMatchObject({
      status: 422,
      body: { errors: { ticket_type_id: ['The ticket type is invalid.'] } },
    });
});

it('lets staff choose the employee first, and only one within reach', async () => {
  const { employee, client } = await person('Ida Reyes');
  const other = await person('Ida Reyes');
  const computed = { kind: 'computed', formula: 'requester_client', edited_by: [], is_required: false };
  const type = await createTicketType(portal.db, { audience: ['employee'] }, computed);
  const hr = await portal.as({ roles: ['hr'] });
  const form = async (employee_id?: number) =>
    (await hr.call(calls.form, { query: { type: type.code, ...(employee_id && { employee_id }) } })).body.computed;
  expect(await form()).toEqual({});
  expect(await form(employee.id)).toEqual({ question: client.legal_business_name });
  const query = { type: type.code, employee_id: employee.id };
  expect((await other.viewer.refused(calls.form, { query })).status).toBe(422);
  const boss = await createEmployee(portal.db, { client_id: other.client.id });
  const team = await createTeam(portal.db, { client_id: other.client.id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  const lead = await portal.as({ roles: ['team lead'], employeeId: boss.id });
  expect((await lead.refused(calls.form, { query })).status).toBe(404);
});

it('finds only people whom the viewer may name, also where two have one name', async () => {
  const [left, right] = [await person('Twin Namesake'), await person('Twin Namesake')];
  const found = async (user: typeof left.viewer) =>
    (await user.call(calls.people, { query: { search: 'twin namesake' } })).body.map(({ id }) => id);
  const both = [left.employee.id, right.employee.id].toSorted();
  expect(await found(left.viewer)).toEqual([left.employee.id]);
  expect(await found(await portal.as({ roles: ['client-user'], clientId: right.client.id }))).toEqual([
    right.employee.id,
  ]);
  expect((await found(await portal.as({ roles: ['hr'] }))).toSorted()).toEqual(both);
  expect(await found(await portal.as({ roles: ['accounts receivable'] }))).toEqual([]);
});
