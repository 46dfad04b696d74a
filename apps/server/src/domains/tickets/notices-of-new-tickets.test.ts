import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { approvalScene, decide, fileTicket } from './ticket-approval.fixture.ts';
import { noticesOf, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

async function file(who: Persona, ticket_type_id = scene.type.id): Promise<number> {
  const body = { ticket_type_id, subject: 'Desk', details: { question: 'When?' } };
  const { id } = (await who.call(ticketsCalls.create, { body })).body;
  await portal.settle();
  return id;
}

const seen = async (who: Persona, id: number, type = 'tickets.filed') =>
  (await noticesOf(portal, who)).filter((notice) => notice === `${type} /ticket-details/${id}`).length;

it('notifies the group of a new ticket, each member once, and nobody else', async () => {
  const { agent, lead, outsider, ana } = scene;
  const id = await file(ana);
  expect(await Promise.all([agent, lead, outsider, ana].map((who) => seen(who, id)))).toEqual([1, 0, 0, 0]);
});

it('does not notify who filed it', async () => {
  const { agent } = scene;
  const type = await createTicketType(portal.db, { default_group: 'it', audience: ['staff'] });
  const second = await portal.as({ roles: ['it'] });
  const id = await file(second, type.id);
  expect(await Promise.all([agent, second].map((who) => seen(who, id)))).toEqual([1, 0]);
});

it('waits for the approval, and notifies once work can begin', async () => {
  const approvals = await approvalScene(portal);
  const id = await fileTicket(approvals.user, approvals);
  await portal.settle();
  expect(await seen(approvals.agent, id)).toBe(0);
  expect((await decide(approvals.approver, id)).status).toBe(204);
  await portal.settle();
  expect(await seen(approvals.agent, id)).toBe(1);
});

it('notifies of a type with a right of its own only those of the group who have it', async () => {
  const view_permission = 'can view ticket for cctv recordings';
  const type = await createTicketType(portal.db, { default_group: 'payroll', view_permission });
  const trusted = await portal.as({ roles: ['payroll'], permissions: [view_permission] });
  const others = await portal.as({ roles: ['payroll'], permissions: ['can view assigned tickets'] });
  const id = await file(scene.ana, type.id);
  expect(await Promise.all([trusted, others].map((who) => seen(who, id)))).toEqual([1, 0]);
});

it('notifies the next group when a ticket is passed on, without who passed it on', async () => {
  const { agent, lead, ana } = scene;
  const payroll = await portal.as({ roles: ['payroll'] });
  const regroup = async (who: Persona, id: number, group: string, version: number) => {
    await who.call(ticketWorkCalls.regroup, { params: { id }, body: { group, version } });
    return Promise.all([agent, lead, payroll].map((one) => seen(one, id, 'tickets.passed-on')));
  };
  const id = await file(ana);
  expect(await regroup(agent, id, 'payroll', 1)).toEqual([0, 0, 1]);
  expect(await regroup(payroll, id, 'hr', 2)).toEqual([0, 1, 1]);
  // Again, if it comes back.
  expect(await regroup(lead, id, 'payroll', 3)).toEqual([0, 1, 2]);
});

it('notifies the next group of what waits for its approval only after it', async () => {
  const approvals = await approvalScene(portal);
  const payroll = await portal.as({ roles: ['payroll'] });
  const id = await fileTicket(approvals.user, approvals);
  await portal.settle();
  await scene.lead.call(ticketWorkCalls.regroup, { params: { id }, body: { group: 'payroll', version: 1 } });
  expect(await seen(payroll, id, 'tickets.passed-on')).toBe(0);
  await decide(approvals.approver, id);
  await portal.settle();
  expect([await seen(payroll, id), await seen(payroll, id, 'tickets.passed-on')]).toEqual([1, 0]);
});
