import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener } from '../../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { createTicketType } from '../../../testing/factories/ticket-types.ts';
import { createTicket } from '../../../testing/factories/tickets.ts';

let portal: TestPortal;
let requester: Persona;
let typeId: number;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  requester = await portal.as({ roles: ['payroll'] });
  typeId = (await createTicketType(portal.db)).id;
});
afterAll(() => portal.close());

const soon = '2026-11-24T20:00:00Z';
const file = async (columns: Partial<Parameters<typeof createTicket>[1]> = {}) => {
  const filed = { ticket_type_id: typeId, requester_user_id: requester.userId, due_at: soon, group_role: 'it' };
  return (await createTicket(portal.db, { ...filed, ...columns })).id;
};
const agent = (roles: readonly ('it' | 'hr')[] = ['it']) =>
  portal.as({ roles: [...roles], permissions: ['can view assigned tickets'] });
const listed = async (user: Persona) => (await user.call(needsCalls.list, { query: { kind: 'ticket' } })).body;
const idsOf = async (user: Persona) =>
  (await listed(user)).data.map((need) => (need.kind === 'ticket' ? need.ticket.id : 0));

it('shows tickets of the viewer and of nobody in a group of theirs from a day before they are due', async () => {
  const [ann, ben, hr] = [await agent(), await agent(), await agent(['hr'])];
  const late = await file({ due_at: '2026-11-23T20:00:00Z', assignee_user_id: ann.userId });
  const free = await file();
  await file({ due_at: '2026-11-25T02:20:00Z' });
  await file({ due_at: null });
  await file({ status: 3, pending_since: '2026-11-24T01:00:00Z' });
  const taken = await file({ assignee_user_id: ben.userId });
  expect(await idsOf(ann)).toEqual([late, free]);
  expect(await idsOf(ben)).toEqual([free, taken]);
  expect(await idsOf(hr)).toEqual([]);
  expect(await listed(ann)).toMatchObject({
    ...{ total: 2, overdue: 1, counts: [{ kind: 'ticket', count: 2 }] },
    data: [{ ticket: { taker_user_id: null } }, { ticket: { taker_user_id: ann.userId, number: `TCK-${free}` } }],
  });
  portal.clock.set('2026-11-24T02:20:00Z');
  expect(await idsOf(ben)).toHaveLength(3);
  portal.clock.set('2026-11-24T02:00:00Z');
});

it('hides the ticket that the viewer filed as an employee, and tickets of types with a right of their own', async () => {
  const worker = await createEmployee(portal.db, {});
  const own = await portal.as({
    ...{ roles: ['it', 'employee'], permissions: ['can view assigned tickets'], employeeId: worker.id },
  });
  const before = await idsOf(own);
  const closed = (await createTicketType(portal.db, { view_permission: 'can view new candidate search ticket' })).id;
  await file({ ticket_type_id: closed });
  await file({ side: 'employee', employee_id: worker.id, client_id: worker.client_id });
  expect(await idsOf(own)).toEqual(before);
});

it('leaves the pages of the group when somebody takes the ticket, and says so at its address', async () => {
  const [ann, ben] = [await agent(), await agent()];
  const stranger = await agent(['hr']);
  const id = await file();
  const find = async (user: Persona) =>
    (await listed(user)).data.find((need) => need.kind === 'ticket' && need.ticket.id === id);
  const uuid = (await find(ben))?.uuid ?? '';
  const heard: string[] = [];
  const listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => {
    const { channels, event } = JSON.parse(payload);
    if (event === 'needs.changed') heard.push(...channels);
  });
  await listener.start();
  const body = { version: 1, assignee_user_id: ann.userId };
  await ann.call(ticketWorkCalls.assign, { params: { id }, body });
  await portal.settle();
  await expect.poll(() => heard).toEqual(expect.arrayContaining([ann, ben].map((one) => `private-user.${one.uuid}`)));
  expect(heard).not.toContain(`private-user.${stranger.uuid}`);
  await listener.close();
  expect(await find(ben)).toBeUndefined();
  expect(await find(ann)).toMatchObject({ ticket: { taker_user_id: null } });
  const read = (user: Persona) => user.call(needsCalls.read, { params: { uuid } });
  expect((await read(ann)).body.need).toMatchObject({ uuid });
  expect((await read(ben)).body.settled).toMatchObject({ kind: 'ticket', outcome: 'passed-on' });
  expect((await read(stranger)).status).toBe(404);
  await ann.call(ticketWorkCalls.move, { params: { id }, body: { version: 2, status: 4 } });
  expect((await read(ann)).body.settled).toMatchObject({ kind: 'ticket', outcome: 'done' });
});
