import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createTicket } from '../../testing/factories/tickets.ts';
import {
  note,
  noticesOf,
  ofClient,
  ofEmployee,
  record,
  reply,
  type TicketScene,
  ticketScene,
} from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const merge = (who: Persona, id: number, into_ticket_id: number, version = 1) =>
  who.refused(calls.merge, { params: { id }, body: { version, into_ticket_id } });

it('closes one in favor of the other, which shows the replies of both', async () => {
  const { ana, agent, lead } = scene;
  const [one, into] = [await ofEmployee(portal, scene), await ofEmployee(portal, scene)];
  await reply(ana, one.id, { body: 'First.' });
  await note(agent, one.id, { body: 'A note there.' });
  await reply(ana, into.id, { body: 'Second.' });
  await agent.call(calls.follow, { params: { id: one.id }, body: { user_id: lead.userId, is_following: true } });
  expect((await merge(agent, one.id, into.id)).body).toEqual({ version: 2 });
  const seen = await record(ana, into.id);
  expect(seen.replies.map(({ ticket_id, body }) => [ticket_id, body])).toEqual([
    [one.id, 'First.'],
    [into.id, 'Second.'],
  ]);
  expect(seen.handling).toBeNull();
  expect(seen.links).toMatchObject([{ ticket_id: one.id, kind: 'merged_into', is_from_here: false, status: 5 }]);
  expect((await record(agent, into.id)).handling).toMatchObject({
    notes: [{ ticket_id: one.id, body: 'A note there.' }],
    followers: [{ id: lead.userId }],
  });
  const closed = await record(ana, one.id);
  expect(closed).toMatchObject({
    status: 5,
    links: [{ ticket_id: into.id, is_from_here: true }],
    abilities: { reply: false },
  });
  expect(closed.history.map(({ kind, after }) => [kind, after])).toEqual([
    ['merged', `TCK-${into.id}`],
    ['status', '5'],
  ]);
  expect((await reply(ana, one.id)).status).toBe(409);
  expect(await noticesOf(portal, ana)).toContain(`tickets.merged /my-tickets/${one.id}`);
});

it('is refused for tickets of two people, whichever side they are on', async () => {
  const { agent, lead, colleague } = scene;
  const one = await ofEmployee(portal, scene);
  const other = await ticketScene(portal);
  const foreign = [
    await ofEmployee(portal, other),
    await ofClient(portal, scene),
    await ofClient(portal, scene, { requester_user_id: colleague.userId }),
  ];
  for (const { id } of foreign) expect((await merge(agent, one.id, id)).status).toBe(409);
  expect((await merge(agent, foreign[1]?.id ?? 0, foreign[2]?.id ?? 0)).status).toBe(409);
  expect((await merge(lead, one.id, one.id)).status).toBe(422);
  expect((await record(agent, one.id)).status).toBe(2);
});

it('shows what was written there only to those who see that ticket', async () => {
  const { agent, lead, ana } = scene;
  const [one, into] = [await ofEmployee(portal, scene, { group_role: 'hr' }), await ofEmployee(portal, scene)];
  await reply(ana, one.id, { body: 'For HR.' });
  await note(lead, one.id, { body: 'HR only.' });
  expect((await merge(agent, into.id, one.id)).status).toBe(404);
  expect((await merge(ana, one.id, into.id)).status).toBe(403);
  await merge(lead, one.id, into.id);
  const seen = await record(agent, into.id);
  expect(JSON.stringify([seen.replies, seen.handling, seen.links])).not.toMatch(/For HR|HR only/);
  expect((await record(lead, into.id)).handling?.notes.length).toBe(1);
});

it('keeps notes about a ticket from its requester, who handles the one that it was merged into', async () => {
  const { agent, lead, type } = scene;
  const filed = (group_role: string) =>
    createTicket(portal.db, { ticket_type_id: type.id, requester_user_id: agent.userId, group_role });
  const [one, into] = [await filed('hr'), await filed('it')];
  await reply(lead, one.id, { body: 'To the requester.' });
  await note(lead, one.id, { body: 'HR only.' });
  await note(lead, into.id, { body: 'For IT.' });
  expect((await merge(lead, one.id, into.id)).status).toBe(200);
  const seen = await record(agent, into.id);
  expect(seen.replies.map(({ body }) => body)).toEqual(['To the requester.']);
  expect(seen.handling?.notes.map(({ body }) => body)).toEqual(['For IT.']);
  expect((await record(lead, into.id)).handling?.notes).toHaveLength(2);
});

it('shows what was written in tickets that were merged one after the other', async () => {
  const { ana, agent } = scene;
  const [first, second, third] = [
    await ofEmployee(portal, scene),
    await ofEmployee(portal, scene),
    await ofEmployee(portal, scene),
  ];
  await reply(ana, first.id, { body: 'First.' });
  await reply(ana, second.id, { body: 'Second.' });
  await merge(agent, first.id, second.id);
  expect((await merge(agent, second.id, third.id)).status).toBe(200);
  for (const who of [ana, agent])
    expect((await record(who, third.id)).replies.map(({ body }) => body)).toEqual(['First.', 'Second.']);
});

it('happens once if two people merge at the same time', async () => {
  const { agent, lead } = scene;
  const [one, into] = [await ofEmployee(portal, scene), await ofEmployee(portal, scene)];
  const answers = await Promise.all([merge(agent, one.id, into.id), merge(lead, into.id, one.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const closed = await merge(lead, one.id, into.id, 2);
  expect(closed.status).toBe(409);
  const later = await ofEmployee(portal, scene);
  const ended = (await record(lead, one.id)).status === 5 ? one.id : into.id;
  expect((await merge(lead, later.id, ended)).body.message).toBe(`TCK-${ended} is closed. Merge into an open ticket.`);
});
