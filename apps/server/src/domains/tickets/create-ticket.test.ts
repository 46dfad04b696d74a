import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, refreshList } from '../../testing/factories/employees.ts';
import { createLeaveType } from '../../testing/factories/leave-types.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { ticketTypeBody } from './ticket-type-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

const details = { question: 'When?' };

async function person() {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  await refreshList(portal.db, employee.id);
  const viewer = await portal.as({ roles: ['employee'], employeeId: employee.id });
  return { client, employee, viewer };
}

const stored = (id: number) =>
  portal.db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const answersOf = async (id: number) => {
  const rows = await portal.db
    .selectFrom('ticket_detail')
    .select(['key', 'value'])
    .where('ticket_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

it('files a ticket of an employee with the answers, the due time and an entry in the log', async () => {
  const { client, employee, viewer } = await person();
  const type = await createTicketType(portal.db, { default_priority: 4, default_group: 'it' });
  const body = { ticket_type_id: type.id, subject: ' Desk ', details };
  const { status, body: filed } = await viewer.call(ticketsCalls.create, { body });
  expect(status).toBe(201);
  expect(filed).toEqual({ id: filed.id, number: `TCK-${filed.id}`, due_by: '2026-11-24T10:00:00Z' });
  expect(await stored(filed.id)).toMatchObject({
    ...{ subject: 'Desk', side: 'employee', status: 2, priority: 4, group_role: 'it' },
    ...{ requester_user_id: viewer.userId, employee_id: employee.id, client_id: client.id, assignee_user_id: null },
  });
  expect(await answersOf(filed.id)).toEqual(details);
  const entry = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'after'])
    .where('subject_kind', '=', 'ticket')
    .where('subject_id', '=', String(filed.id))
    .executeTakeFirstOrThrow();
  expect(entry.event).toBe('tickets.create');
  expect(JSON.stringify(entry.after)).not.toContain('When?');
});

it('checks the answers as the page does', async () => {
  const { viewer } = await person();
  const type = await createTicketType(portal.db);
  const refusal = (given: Record<string, string>) =>
    viewer.refused(ticketsCalls.create, { body: { ticket_type_id: type.id, subject: 'Desk', details: given } });
  expect(await refusal({})).toMatchObject({
    status: 422,
    body: { errors: { 'details.question': ['The question is required.'] } },
  });
  expect(await refusal({ question: 'x', other: 'y' })).toMatchObject({ status: 422 });
});

it('keeps the form that a ticket was filed with', async () => {
  const { viewer } = await person();
  const admin = await portal.as({ roles: ['admin'] });
  const body = { ...ticketTypeBody, name: 'Kept form', code: 'KEPT' };
  const { id } = (await admin.call(ticketTypesCalls.create, { body })).body;
  const file = async (given: Record<string, string>) =>
    (await viewer.call(ticketsCalls.create, { body: { ticket_type_id: id, subject: 'Move', details: given } })).body.id;
  const first = await file({ floor: 'Other', other_floor: 'Roof' });
  const [floor] = body.fields;
  if (!floor) throw new Error('The fixture has a field.');
  await admin.call(ticketTypesCalls.update, {
    body: { ...body, id, version: 1, fields: [{ ...floor, label: 'Level' }] },
  });
  const second = await file({ floor: 'Third' });
  const labels = async (ticket: number) =>
    (
      await sql<{ label: string }>`
        select f.label from ticket_detail d join ticket_type_field f using (version_id, key)
        where d.ticket_id = ${ticket} order by f.sequence`.execute(portal.db)
    ).rows.map(({ label }) => label);
  expect(await labels(first)).toEqual(['Floor', 'Other floor']);
  expect(await labels(second)).toEqual(['Level']);
  await expect(
    sql`update ticket_detail set version_id = version_id + 1 where ticket_id = ${first}`.execute(portal.db),
  ).rejects.toThrow('ticket_detail_ticket');
});

it('refuses types that are inactive, of another side or unknown alike', async () => {
  const { viewer } = await person();
  const inactive = await createTicketType(portal.db, { is_active: false });
  const ofClients = await createTicketType(portal.db, { audience: ['client'] });
  for (const ticket_type_id of [inactive.id, ofClients.id, 9_999_999]) {
    const refused = await viewer.refused(ticketsCalls.create, { body: { ticket_type_id, subject: 'Desk', details } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { ticket_type_id: ['The ticket type is invalid.'] } },
    });
  }
});

it('lets staff file for an employee within reach, and nobody else', async () => {
  const { employee, viewer } = await person();
  const other = await person();
  const type = await createTicketType(portal.db, { audience: ['employee', 'staff'] });
  const body = { ticket_type_id: type.id, subject: 'Desk', details, employee_id: employee.id };
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = (await hr.call(ticketsCalls.create, { body })).body;
  expect(await stored(id)).toMatchObject({ side: 'employee', employee_id: employee.id, requester_user_id: hr.userId });
  expect((await other.viewer.refused(ticketsCalls.create, { body })).status).toBe(422);
  const it = await portal.as({ permissions: ['can create ticket'] });
  expect((await it.refused(ticketsCalls.create, { body })).status).toBe(404);
  expect((await viewer.call(ticketsCalls.create, { body })).status).toBe(201);
});

it('files for the company of a client user, with people of that company only', async () => {
  const [own, foreign] = [await person(), await person()];
  const type = await createTicketType(portal.db, { audience: ['client'] }, { kind: 'employee' });
  const viewer = await portal.as({ roles: ['client-admin'], clientId: own.client.id });
  const body = (question: number) => ({ ticket_type_id: type.id, subject: 'Log-in', details: { question } });
  const { id } = (await viewer.call(ticketsCalls.create, { body: body(own.employee.id) })).body;
  expect(await stored(id)).toMatchObject({ side: 'client', client_id: own.client.id, employee_id: null });
  const refused = await viewer.refused(ticketsCalls.create, { body: body(foreign.employee.id) });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'details.question': ['The question is invalid.'] } },
  });
});

it('takes leads of the own teams, approvers and leave types that exist', async () => {
  const { client, employee, viewer } = await person();
  const lead = await createEmployee(portal.db, { client_id: client.id });
  const team = await createTeam(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, employee);
  const approver = await portal.as({ roles: ['team lead'], employeeId: lead.id });
  const stranger = await portal.as({ roles: ['team lead'] });
  const accountant = await portal.as({ roles: ['accounting'] });
  const leave = await createLeaveType(portal.db);
  const statusOf = async (kind: string, question: number) => {
    const type = await createTicketType(portal.db, {}, { kind });
    const body = { ticket_type_id: type.id, subject: 'Ask', details: { question } };
    return (await viewer.refused(ticketsCalls.create, { body })).status;
  };
  expect(await statusOf('team_lead', lead.id)).toBe(201);
  expect(await statusOf('team_lead', employee.id)).toBe(422);
  expect(await statusOf('approver', approver.userId)).toBe(201);
  expect(await statusOf('approver', accountant.userId)).toBe(422);
  expect(await statusOf('approver', stranger.userId)).toBe(422);
  expect(await statusOf('leave_type', leave.id)).toBe(201);
  expect(await statusOf('leave_type', 9_999_999)).toBe(422);
});

it('fills in what the portal knows', async () => {
  const { viewer } = await person();
  const filed = async (formula: string) => {
    const computed = { kind: 'computed', formula, edited_by: [], is_required: false };
    const type = await createTicketType(portal.db, {}, computed);
    const body = { ticket_type_id: type.id, subject: 'Ask', details: {} };
    return answersOf((await viewer.call(ticketsCalls.create, { body })).body.id);
  };
  expect(await filed('filed_on')).toEqual({ question: '2026-11-24' });
  expect(await filed('requester_client')).toEqual({ question: expect.any(String) });
  expect(await filed('requester_position')).toEqual({ question: expect.any(String) });
  // Without a team there is no lead.
  expect(await filed('requester_leads')).toEqual({});
});

it('continues a closed ticket of the same person, and shows each at the other', async () => {
  const { viewer } = await person();
  const other = await person();
  const type = await createTicketType(portal.db);
  const file = (who: typeof viewer, continues_ticket_id: number | null = null) =>
    who.refused(ticketsCalls.create, {
      body: { ticket_type_id: type.id, subject: 'Desk', details, continues_ticket_id },
    });
  const first = (
    await viewer.call(ticketsCalls.create, { body: { ticket_type_id: type.id, subject: 'Desk', details } })
  ).body.id;
  expect((await file(viewer, first)).status).toBe(409);
  await sql`update ticket set status = 5, resolved_at = filed_at, closed_at = filed_at, due_at = null where id = ${first}`.execute(
    portal.db,
  );
  expect((await file(other.viewer, first)).status).toBe(404);
  const next = await viewer.call(ticketsCalls.create, {
    body: { ticket_type_id: type.id, subject: 'Desk again', details, continues_ticket_id: first },
  });
  const linksAt = async (id: number) =>
    (await viewer.call(ticketWorkCalls.details, { params: { id } })).body.links.map(
      ({ ticket_id, kind, is_from_here }) => ({ ticket_id, kind, is_from_here }),
    );
  expect(await linksAt(next.body.id)).toEqual([{ ticket_id: first, kind: 'continues', is_from_here: true }]);
  expect(await linksAt(first)).toEqual([{ ticket_id: next.body.id, kind: 'continues', is_from_here: false }]);
  const forOther = await portal.as({ roles: ['hr'], permissions: ['can view all tickets', 'can create ticket'] });
  const staffType = await createTicketType(portal.db, { audience: ['staff'] });
  const refusal = await forOther.refused(ticketsCalls.create, {
    body: { ticket_type_id: staffType.id, subject: 'Mine', details, continues_ticket_id: first },
  });
  expect(refusal).toMatchObject({
    status: 422,
    body: { errors: { continues_ticket_id: [expect.stringMatching(/someone else/)] } },
  });
});

it('stores what staff file with its approval, its link and its log entry, or nothing', async () => {
  const hr = await portal.as({ roles: ['hr'], permissions: ['can approve all tickets'] });
  await portal.as({ roles: ['hr'], permissions: ['can approve all tickets'] });
  const type = await createTicketType(portal.db, { audience: ['staff'], needs_approval: true });
  const body = { ticket_type_id: type.id, subject: 'Desk', details };
  const first = (await hr.call(ticketsCalls.create, { body })).body.id;
  await sql`update ticket set status = 5, approval_state = null, approval_due_at = null, resolved_at = filed_at, closed_at = filed_at, due_at = null
    where id = ${first}`.execute(portal.db);
  const { id } = (await hr.call(ticketsCalls.create, { body: { ...body, continues_ticket_id: first } })).body;
  expect(id).toBeGreaterThan(first);
  const { rows } = await sql`select
      (select count(*)::integer from ticket_detail where ticket_id = ${id}) as answers,
      (select other_ticket_id from ticket_link where ticket_id = ${id}) as continued,
      (select state from approval_request where kind = 'ticket' and subject_id = ${id}) as approval,
      (select count(*)::integer from activity_log where subject_kind = 'ticket' and subject_id = ${String(id)}) as lines`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ answers: Object.keys(details).length, continued: first, approval: 'pending', lines: 1 }]);
  // The database refuses the log entry: the ticket, which was sent before it, is not stored either.
  await sql`alter table activity_log add constraint refused check (event <> 'tickets.create') not valid`.execute(
    portal.db,
  );
  const count = () => portal.db.selectFrom('ticket').select('id').execute();
  const before = await count();
  expect((await hr.refused(ticketsCalls.create, { body })).status).toBe(409);
  await sql`alter table activity_log drop constraint refused`.execute(portal.db);
  expect(await count()).toEqual(before);
});
