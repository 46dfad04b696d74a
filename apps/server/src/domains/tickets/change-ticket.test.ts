import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticesOf, ofClient, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-11-24T02:00:00Z'));

const assign = (who: Persona, id: number, assignee_user_id: number | null, version = 1) =>
  who.refused(calls.assign, { params: { id }, body: { version, assignee_user_id } });

describe('the assignee', () => {
  it('is staff who may see assigned tickets, and hears of it', async () => {
    const { agent, lead, outsider, ana, user } = scene;
    const { id } = await ofEmployee(portal, scene);
    expect((await assign(lead, id, agent.userId)).body).toEqual({ version: 2 });
    expect((await record(agent, id)).handling).toMatchObject({
      assignee: { id: agent.userId, name: 'Ira Tan' },
      is_assigned_to_me: true,
    });
    expect(await noticesOf(portal, agent)).toContain(`tickets.assigned /ticket-details/${id}`);
    for (const { userId } of [outsider, ana, user]) {
      const refused = await assign(lead, id, userId, 2);
      expect([refused.status, refused.body.errors]).toEqual([422, { assignee_user_id: ['The assignee is invalid.'] }]);
    }
    expect((await assign(agent, id, null, 2)).body).toEqual({ version: 3 });
    const { history } = await record(lead, id);
    expect(history.map(({ kind, before, after, actor }) => [kind, before, after, actor])).toEqual([
      ['assignee', null, 'Ira Tan', 'Lia Santos'],
      ['assignee', 'Ira Tan', null, 'Ira Tan'],
    ]);
  });

  it('sees a ticket of a type with a right of its own, until it is taken back', async () => {
    const { agent, lead } = scene;
    const { id: ticket_type_id } = await portal.db
      .selectFrom('ticket_type')
      .select('id')
      .where('code', '=', 'CAND')
      .executeTakeFirstOrThrow();
    const { id } = await ofClient(portal, scene, { ticket_type_id });
    expect((await assign(agent, id, agent.userId)).status).toBe(404);
    await assign(lead, id, agent.userId);
    expect((await record(agent, id)).handling?.is_assigned_to_me).toBe(true);
    await assign(lead, id, null, 2);
    expect((await assign(agent, id, agent.userId, 3)).status).toBe(404);
  });

  it('is kept from people who file as employees themselves', async () => {
    const { lead, client } = scene;
    const { id: employee_id } = await createEmployee(portal.db, { client_id: client.id });
    const own = await portal.as({ roles: ['hr'], permissions: ['can view all tickets'], employeeId: employee_id });
    const { id } = await ofEmployee(portal, scene, { employee_id });
    expect((await assign(lead, id, own.userId)).status).toBe(422);
  });
});

it('changes the priority, and with it the due times', async () => {
  const { agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene, { priority: 1, due_at: '2026-11-29T02:00:00Z' });
  const body = { version: 1, priority: 4 } as const;
  expect((await agent.call(calls.prioritize, { params: { id }, body })).body).toEqual({ version: 2 });
  expect(await record(lead, id)).toMatchObject({
    due_at: '2026-11-24T10:00:00.000Z',
    handling: { priority: 4, first_response_due_at: '2026-11-24T03:00:00.000Z' },
    history: [{ kind: 'priority', before: '1', after: '4' }],
  });
});

it('moves a ticket to another group, where nobody has it yet', async () => {
  const { agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene, { assignee_user_id: agent.userId });
  const body = { version: 1, group: 'payroll' };
  expect((await agent.call(calls.regroup, { params: { id }, body })).status).toBe(200);
  const { handling, history } = await record(lead, id);
  expect(handling).toMatchObject({ group: 'payroll', assignee: null });
  expect(history.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['group', 'it', 'payroll'],
    ['assignee', 'Ira Tan', null],
  ]);
  expect((await agent.refused(calls.details, { params: { id } })).status).toBe(404);
  const admin = await portal.as({ roles: ['it', 'hr'], permissions: ['can view all tickets'] });
  await assign(lead, id, admin.userId, 2);
  await lead.call(calls.regroup, { params: { id }, body: { version: 3, group: 'it' } });
  expect((await record(lead, id)).handling?.assignee?.id).toBe(admin.userId);
});

it('is refused to the other parties, who know of the ticket, and after it was closed', async () => {
  const { user, colleague, lead } = scene;
  const { id } = await ofClient(portal, scene);
  const at = '2026-11-24T01:00:00Z';
  const closed = await ofClient(portal, scene, { status: 5, resolved_at: at, closed_at: at });
  const tried = (who: Persona, ticket: number) =>
    Promise.all([
      assign(who, ticket, null),
      who.refused(calls.prioritize, { params: { id: ticket }, body: { version: 9, priority: 1 } }),
      who.refused(calls.regroup, { params: { id: ticket }, body: { version: 9, group: 'hr' } }),
      who.refused(calls.people, { params: { id: ticket } }),
    ]);
  for (const who of [user, colleague])
    expect((await tried(who, id)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await assign(lead, closed.id, lead.userId)).body.message).toBe(
    'This ticket is closed. Continue in a new ticket.',
  );
});

it('lists to whom a ticket can be given, and who reads it', async () => {
  const { agent, lead, outsider } = scene;
  const { id } = await ofEmployee(portal, scene, { group_role: 'hr' });
  const { assignees, readers } = (await lead.call(calls.people, { params: { id } })).body;
  const idsOf = (people: typeof readers) => people.map((one) => one.id);
  expect(idsOf(assignees)).toEqual(expect.arrayContaining([agent.userId, lead.userId]));
  expect(idsOf(readers)).toContain(lead.userId);
  expect(idsOf(readers)).not.toContain(agent.userId);
  expect([...idsOf(assignees), ...idsOf(readers)]).not.toContain(outsider.userId);
});
