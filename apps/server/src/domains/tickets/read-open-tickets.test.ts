import type { Permission, Role } from '@muster/contract';
import { ticketViewPermissions } from '@muster/contract/domains/tickets/ticket-view-permissions.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

const open = async (viewer: Persona) => (await viewer.call(ticketsCalls.open)).body;
const subjectsOf = async (viewer: Persona) => (await open(viewer)).data.map(({ subject }) => subject).toSorted();

it('calls.tickets.1 answers data by due time, total and overdue', async () => {
  const { db } = portal;
  const requester = await portal.as({ roles: ['employee'] });
  const { id: ticket_type_id, name } = await createTicketType(db);
  const about = { ticket_type_id, requester_user_id: requester.userId };
  const late = await createTicket(db, { ...about, due_at: '2026-11-24T01:59:59Z', group_role: 'payroll' });
  const soon = await createTicket(db, { ...about, due_at: '2026-11-24T02:00:00Z', priority: 4 });
  const paused = await createTicket(db, { ...about, status: 3, pending_since: '2026-11-24T01:00:00Z', due_at: null });
  const done = { status: 4, resolved_at: '2026-11-24T01:00:00Z', due_at: '2026-11-23T00:00:00Z' };
  await createTicket(db, { ...about, ...done });
  await createTicket(db, { ...about, ...done, status: 5, closed_at: '2026-11-24T01:30:00Z' });
  const body = await open(await portal.as({ permissions: ['can view all tickets'] }));
  expect(body).toMatchObject({ total: 3, overdue: 1 });
  expect(body.data.map(({ id, is_overdue }) => [id, is_overdue])).toEqual([
    [late.id, true],
    [soon.id, false],
    [paused.id, false],
  ]);
  expect(body.data[0]).toEqual({
    ...{ id: late.id, number: `TCK-${late.id}`, subject: late.subject, type: name, status: 2, priority: 2 },
    ...{ due_by: '2026-11-24T01:59:59Z', is_overdue: true, requester: requester.name, client: null },
    ...{ group: 'payroll', assignee: null, is_mine: false, reply_due_by: null, approval_state: null },
  });
  // The first reply is more urgent than what is overdue since a second, until it is there.
  const reply = { first_response_due_at: '2026-11-23T00:00:00Z' };
  await db.updateTable('ticket').set(reply).where('id', '=', soon.id).execute();
  const reader = await portal.as({ permissions: ['can view all tickets'] });
  expect((await open(reader)).data[0]).toMatchObject({ id: soon.id, reply_due_by: '2026-11-23T00:00:00Z' });
  await db
    .updateTable('ticket')
    .set({ first_responded_at: '2026-11-24T00:00:00Z' })
    .where('id', '=', soon.id)
    .execute();
  expect((await open(reader)).data[0]).toMatchObject({ id: late.id });
  await sql`delete from ticket`.execute(db);
});

it('shows what is assigned to the viewer or to nobody beyond the first hundred, and counts all of it', async () => {
  const { db } = portal;
  const requester = await portal.as({ roles: ['office admin'] });
  const agent = await portal.as({ permissions: ['can view all tickets'] });
  const { id: ticket_type_id } = await createTicketType(db);
  const about = { ticket_type_id, requester_user_id: requester.userId };
  for (let minute = 0; minute < 100; minute += 1)
    await createTicket(db, { ...about, due_at: '2026-11-24T03:00:00Z', assignee_user_id: requester.userId });
  const mine = await createTicket(db, { ...about, due_at: '2026-11-25T03:00:00Z', assignee_user_id: agent.userId });
  const free = await createTicket(db, { ...about, due_at: '2026-11-26T03:00:00Z' });
  const counts = { total: 102, overdue: 0, mine: 1, unassigned: 1 };
  const shown = async (show?: 'mine' | 'unassigned') => (await agent.call(ticketsCalls.open, { query: { show } })).body;
  const first = await shown();
  expect(first).toMatchObject(counts);
  expect(first.data).toHaveLength(100);
  expect(first.data.some(({ id }) => id === mine.id || id === free.id)).toBe(false);
  expect(await shown('mine')).toMatchObject({ ...counts, data: [{ id: mine.id, is_mine: true }] });
  expect(await shown('unassigned')).toMatchObject({ ...counts, data: [{ id: free.id, assignee: null }] });
  await sql`delete from ticket`.execute(db);
});

describe('kinds of tickets, rights and sides', () => {
  const people: Record<string, Persona> = {};
  let clients: { own: number; other: number };

  beforeAll(async () => {
    const { db } = portal;
    const [own, other] = [await createClient(db), await createClient(db)];
    clients = { own: own.id, other: other.id };
    const [worker, stranger] = [
      await createEmployee(db, { client_id: own.id }),
      await createEmployee(db, { client_id: other.id }),
    ];
    people.worker = await portal.as({ roles: ['employee'], employeeId: worker.id });
    people.agent = await portal.as({ roles: ['it'], permissions: ['can view assigned tickets'] });
    const requester = await portal.as({ roles: ['office admin'] });
    const filed = async (subject: string, type: { id: number }, columns: object) =>
      createTicket(db, { ticket_type_id: type.id, requester_user_id: requester.userId, subject, ...columns });
    const plain = await createTicketType(db);
    await filed('employee', plain, { side: 'employee', employee_id: worker.id, client_id: own.id });
    await filed('other employee', plain, { side: 'employee', employee_id: stranger.id, client_id: other.id });
    await filed('client', plain, { side: 'client', client_id: own.id });
    await filed('other client', plain, { side: 'client', client_id: other.id });
    await filed('staff', plain, {});
    await filed('group it', plain, { group_role: 'it' });
    await filed('assigned', plain, { assignee_user_id: people.agent.userId });
    for (const view_permission of ticketViewPermissions) {
      const type = await createTicketType(db, { view_permission });
      await filed(view_permission, type, {});
      await filed(`it: ${view_permission}`, type, { group_role: 'it' });
    }
  });

  const allOf = async () => {
    const { rows } = await sql<{ subject: string }>`select subject from ticket`.execute(portal.db);
    return rows.map(({ subject }) => subject).toSorted();
  };
  const ofTypes = (permissions: readonly string[]) => permissions.flatMap((one) => [one, `it: ${one}`]).toSorted();

  it('shows holders of all tickets everything', async () => {
    const viewer = await portal.as({ roles: ['hr'], permissions: ['can view all tickets'] });
    expect(await subjectsOf(viewer)).toEqual(await allOf());
    expect((await open(viewer)).total).toBe((await allOf()).length);
  });

  it('shows assigned tickets, and those of the own group whose type has no right of its own', async () => {
    const agent = people.agent;
    if (!agent) throw new Error('There is an agent.');
    const granted = (
      await portal.db
        .selectFrom('role_permission as g')
        .innerJoin('permission as p', 'p.id', 'g.permission_id')
        .innerJoin('role as r', 'r.id', 'g.role_id')
        .select('p.name')
        .where('r.name', '=', 'it')
        .execute()
    ).map(({ name }) => name);
    const held = ticketViewPermissions.filter((one) => granted.includes(one));
    expect(await subjectsOf(agent)).toEqual(['assigned', 'group it', ...ofTypes(held)].toSorted());
  });

  it.each(ticketViewPermissions)('%s shows the tickets of its type alone', async (permission) => {
    const viewer = await portal.as({ permissions: [permission, 'can view assigned tickets'] });
    expect(await subjectsOf(viewer)).toEqual(ofTypes([permission]));
  });

  const everything: Permission[] = ['can view all tickets', 'can view assigned tickets', ...ticketViewPermissions];

  it.each<[Role, string[]]>([
    ['client-user', ['client']],
    ['client-admin', ['client']],
    ['client', ['client']],
    ['employee', []],
  ])('shows a %s of another side no more, whatever the rights', async (role, subjects) => {
    const clientId = role === 'employee' ? undefined : clients.own;
    const viewer = await portal.as({ roles: [role], permissions: everything, ...(clientId && { clientId }) });
    const body = await open(viewer);
    expect([body.data.map(({ subject }) => subject), body.total, body.overdue]).toEqual([subjects, subjects.length, 0]);
  });

  it('shows employees what is filed on their behalf', async () => {
    const employee = await createEmployee(portal.db, { client_id: clients.own });
    const viewer = await portal.as({ roles: ['employee'], permissions: everything, employeeId: employee.id });
    const { id: ticket_type_id } = await createTicketType(portal.db);
    const hr = await portal.as({ roles: ['hr'] });
    const own = { side: 'employee', employee_id: employee.id, client_id: clients.own };
    const { subject } = await createTicket(portal.db, { ticket_type_id, requester_user_id: hr.userId, ...own });
    expect(await subjectsOf(viewer)).toEqual([subject]);
  });

  it('is refused without one of the rights', async () => {
    for (const role of ['employee', 'client'] as const)
      expect((await (await portal.as({ roles: [role] })).refused(ticketsCalls.open)).status).toBe(403);
  });

  it('row security keeps each side to itself, with the answers', async () => {
    const seenBy = (rows: string) =>
      writeWithin(portal.services.databases, { rows }, async (db) => {
        const found = await sql<{ side: string; client_id: number | null }>`select side, client_id from ticket`.execute(
          db,
        );
        return found.rows.map(({ side, client_id }) => `${side} ${client_id}`).toSorted();
      });
    expect(await seenBy('none')).toEqual([]);
    expect(await seenBy(`client:${clients.own}`)).toEqual([`client ${clients.own}`]);
    expect(await seenBy('employee:999999')).toEqual([]);
    expect((await seenBy('staff')).length).toBe((await allOf()).length);
  });
});
