import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createTicketType } from '../../../testing/factories/ticket-types.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

const needsOf = async (who: Persona) =>
  (await who.call(needsCalls.list, { query: { kind: 'ticket-approval' } })).body.data;

async function filedByClient() {
  const client = await createClient(portal.db);
  const type = await createTicketType(
    portal.db,
    { needs_approval: true, audience: ['client'] },
    { seen_by: ['requester', 'approver', 'assignee'] },
  );
  const approver = await portal.as({ roles: ['client-admin'], clientId: client.id });
  const { db } = portal;
  await db.updateTable('app_user').set({ approval_enabled: true }).where('id', '=', approver.userId).execute();
  const user = await portal.as({ roles: ['client-user'], clientId: client.id, name: 'Cole Hart' });
  const body = { ticket_type_id: type.id, subject: 'A second monitor', details: { question: 'For the new desk.' } };
  const { id } = (await user.call(ticketsCalls.create, { body })).body;
  return { id, type, approver, user, other: await portal.as({ roles: ['client-admin'], clientId: client.id }) };
}

it('asks the approvers of the company, with what they decide on, and nobody else', async () => {
  const { id, type, approver, user, other } = await filedByClient();
  const foreign = await filedByClient();
  expect(await needsOf(approver)).toMatchObject([
    {
      kind: 'ticket-approval',
      ticket: {
        ...{ id, number: `TCK-${id}`, subject: 'A second monitor', type: type.name, requester: 'Cole Hart' },
        answers: [{ label: 'Question', value: 'For the new desk.' }],
      },
    },
  ]);
  expect((await needsOf(foreign.approver)).map(({ uuid }) => uuid)).toHaveLength(1);
  for (const one of [user, other]) expect(await needsOf(one)).toEqual([]);
});

it('shows what became of it, to those who were asked alone', async () => {
  const { id, approver, user } = await filedByClient();
  const params = { uuid: (await needsOf(approver))[0]?.uuid ?? '' };
  expect((await user.call(needsCalls.read, { params })).status).toBe(404);
  const body = { id, decision: 'refused', note: 'Use the old one.' } as const;
  await approver.call(ticketApprovalsCalls.decide, { body });
  expect((await approver.call(needsCalls.read, { params })).body.settled).toMatchObject({
    ...{ kind: 'ticket-approval', outcome: 'refused', comment: 'Use the old one.' },
  });
  expect(await needsOf(approver)).toEqual([]);
});

it('is due when the list of tickets for approval says, whenever approvers are reminded', async () => {
  const { id, approver } = await filedByClient();
  const { db } = portal;
  await db.updateTable('ticket').set({ approval_due_at: '2026-11-24T09:30:00Z' }).where('id', '=', id).execute();
  const { data } = (await approver.call(ticketApprovalsCalls.list)).body;
  expect(data.map(({ decide_by }) => decide_by)).toEqual(['2026-11-24T09:30:00.000Z']);
  expect((await needsOf(approver)).map(({ due }) => due)).toEqual(['2026-11-24T09:30:00.000Z']);
});
