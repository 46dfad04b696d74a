import { type Permission, permissions, type Role } from '@muster/contract';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { findTicket } from './ticket-record.repository.ts';
import { ofClient, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

it('answers the record that each party sees', async () => {
  const { ana, agent, client, employee, type } = scene;
  const { id, subject } = await ofEmployee(portal, scene, { priority: 3 });
  const own = await record(ana, id);
  expect(own).toMatchObject({
    ...{ id, number: `TCK-${id}`, version: 1, subject, side: 'employee', status: 2 },
    type: { id: type.id, name: type.name, code: type.code },
    requester: { user_id: ana.userId, name: 'Ana Cruz', label: null },
    employee: { id: employee.id, name: employee.name },
    abilities: { reply: true, moves: [4], rate: false, attach: true, continue: false },
    handling: null,
  });
  expect(own.answers.map(({ label, value }) => [label, value])).toEqual([['Question', null]]);
  const handled = await record(agent, id);
  expect(handled).toMatchObject({
    client: { id: client.id, name: client.legal_business_name },
    abilities: { moves: [3, 4] },
    handling: { priority: 3, group: 'it', assignee: null, notes: [], followers: [] },
  });
});

it('has no internal property for the other parties, whatever their rights', async () => {
  const everything = [...permissions];
  const { client } = scene;
  const employee = await createEmployee(portal.db, { client_id: client.id });
  const { id } = await ofEmployee(portal, scene, { priority: 3, employee_id: employee.id });
  const filed = await ofClient(portal, scene);
  const worker = await portal.as({ roles: ['employee'], permissions: everything, employeeId: employee.id });
  const user = await portal.as({ roles: ['client-user'], permissions: everything, clientId: client.id });
  for (const [who, ticket] of [
    [worker, id],
    [user, filed.id],
  ] as const) {
    const answer = await record(who, ticket);
    expect(answer.handling).toBeNull();
    expect(Object.keys(answer)).not.toContain('priority');
  }
  expect((await worker.refused(calls.details, { params: { id: filed.id } })).status).toBe(404);
  expect((await user.refused(calls.details, { params: { id } })).status).toBe(404);
});

const people: readonly { roles: Role[]; permissions: Permission[]; clientId?: number }[] = [
  { roles: ['hr'], permissions: ['can view all tickets'] },
  { roles: ['it'], permissions: ['can view assigned tickets'] },
  { roles: ['it'], permissions: ['can view ticket for cctv recordings'] },
  { roles: ['office admin'], permissions: ['can view assigned tickets', 'can view new candidate search ticket'] },
  { roles: ['accounting'], permissions: [] },
  { roles: [], permissions: ['can view assigned tickets'] },
];

it('the condition of lists and the rule of parties are the same', async () => {
  const { agent, lead } = scene;
  const types = [await createTicketType(portal.db)];
  for (const view_permission of ['can view ticket for cctv recordings', 'can view new candidate search ticket'])
    types.push(await createTicketType(portal.db, { view_permission }));
  const tickets: number[] = [];
  for (const { id: ticket_type_id } of types)
    for (const group_role of ['it', 'office admin', 'hr'])
      for (const assignee_user_id of [null, agent.userId, lead.userId])
        for (const file of [ofEmployee, ofClient])
          tickets.push((await file(portal, scene, { ticket_type_id, group_role, assignee_user_id })).id);
  const { client, employee } = scene;
  const outside = [
    { roles: ['client-user'], permissions: ['can view assigned tickets'], clientId: client.id },
    { roles: ['client'], permissions: [], clientId: client.id },
    { roles: ['employee'], permissions: ['can view all tickets'], employeeId: employee.id },
  ] as const;
  for (const gaps of [...people, ...outside])
    for (const userId of [agent.userId, lead.userId, 99_999_999]) {
      const viewer = testViewer({ ...gaps, userId, roles: [...gaps.roles], permissions: [...gaps.permissions] });
      const reach = ticketReach(viewer);
      for (const id of tickets) {
        const found = await findTicket(portal.db, { id, reach });
        const { rows } = await sql<Parameters<typeof ticketMover>[1]>`
          select t.*, y.view_permission from ticket t join ticket_type y on y.id = t.ticket_type_id where t.id = ${id}`.execute(
          portal.db,
        );
        const [facts] = rows;
        if (!facts) throw new Error('The ticket is there.');
        expect([gaps, userId, found !== undefined]).toEqual([gaps, userId, ticketMover(viewer, facts) !== null]);
      }
    }
});
