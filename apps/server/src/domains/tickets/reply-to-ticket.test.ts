import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import {
  move,
  noticesOf,
  ofClient,
  ofEmployee,
  ofStaff,
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
beforeEach(() => portal.clock.set('2026-11-24T02:00:00Z'));

describe('a reply', () => {
  it('of those who handle the ticket is its first response, and reaches the requester', async () => {
    const { ana, agent } = scene;
    const { id } = await ofEmployee(portal, scene);
    portal.clock.advance({ minutes: 10 });
    expect((await reply(agent, id, { body: ' Please restart it. ' })).status).toBe(201);
    portal.clock.advance({ minutes: 10 });
    expect((await reply(agent, id)).status).toBe(201);
    const seen = await record(ana, id);
    expect(seen.replies[0]).toMatchObject({
      ...{ ticket_id: id, body: 'Please restart it.', is_by_staff: true, source: 'portal', mentions: [], files: [] },
      author: { name: 'Ira Tan', label: 'IT' },
    });
    expect((await record(agent, id)).handling?.first_responded_at).toBe('2026-11-24T02:10:00.000Z');
    expect(await noticesOf(portal, ana)).toContain(`tickets.answered /my-tickets/${id}`);
    expect((await noticesOf(portal, agent)).length).toBe(0);
  });

  it('is sent again under the key of its first attempt, and is refused under the key of another ticket', async () => {
    const { agent } = scene;
    const [one, other] = [await ofEmployee(portal, scene), await ofEmployee(portal, scene)];
    const send = ({ id }: { readonly id: number }) =>
      agent.refused(calls.reply, {
        ...{ params: { id }, body: { body: 'It is done.' } },
        headers: { 'idempotency-key': 'the-key-of-one-reply' },
      });
    const first = await send(one);
    expect(first.status).toBe(201);
    expect((await send(one)).body).toEqual(first.body);
    expect((await send(other)).status).toBe(422);
    expect((await record(agent, other.id)).replies).toEqual([]);
  });

  it('of staff on the own ticket is an answer, also of those who may handle it', async () => {
    const { agent, lead } = scene;
    const { id } = await ofStaff(portal, scene, { assignee_user_id: agent.userId });
    await reply(lead, id);
    expect(await record(agent, id)).toMatchObject({
      replies: [{ is_by_staff: false }],
      handling: { first_responded_at: null },
    });
    expect((await reply(agent, id, { body: 'Which one?', status: 3 })).status).toBe(201);
    await reply(lead, id, { body: 'The blue one.' });
    expect(await record(agent, id)).toMatchObject({ status: 2, pending_since: null });
    expect((await reply(lead, id, { body: 'Or the red one, I look.', status: 3 })).status).toBe(201);
    expect(await record(agent, id)).toMatchObject({ status: 3 });
  });

  it('of staff who work on the own ticket changes nothing else', async () => {
    const { lead } = scene;
    const { id } = await ofStaff(portal, scene, { assignee_user_id: lead.userId });
    await move(lead, id, 3);
    await reply(lead, id);
    expect(await record(lead, id)).toMatchObject({ status: 3, replies: [{ is_by_staff: true }] });
  });

  it('of staff on the own ticket reaches the group while nobody has it', async () => {
    const { agent, lead } = scene;
    const { id } = await ofStaff(portal, scene);
    await reply(lead, id);
    expect(await noticesOf(portal, agent)).toContain(`tickets.replied /ticket-details/${id}`);
  });

  it('of the requester opens a ticket that waits or is resolved, and reaches who has it', async () => {
    const { ana, agent, lead } = scene;
    const { id } = await ofEmployee(portal, scene, { assignee_user_id: agent.userId });
    await move(agent, id, 3);
    expect((await reply(ana, id)).status).toBe(201);
    expect(await record(ana, id)).toMatchObject({ status: 2, pending_since: null });
    await move(agent, id, 4);
    await reply(ana, id);
    const seen = await record(lead, id);
    expect(seen).toMatchObject({
      status: 2,
      resolved_at: null,
      handling: { reopened_count: 1, first_responded_at: null },
    });
    expect(seen.history.map(({ before, after, actor }) => [before, after, actor])).toEqual([
      ['2', '3', 'Ira Tan'],
      ['3', '2', 'Ana Cruz'],
      ['2', '4', 'Ira Tan'],
      ['4', '2', 'Ana Cruz'],
    ]);
    const link = `/ticket-details/${id}`;
    expect((await noticesOf(portal, agent)).filter((one) => one.endsWith(link))).toEqual([
      `tickets.replied ${link}`,
      `tickets.replied ${link}`,
    ]);
  });

  it('sets the status that its author chose, in one step', async () => {
    const { ana, agent } = scene;
    const { id } = await ofEmployee(portal, scene);
    expect((await reply(agent, id, { status: 4 })).body).toMatchObject({ version: 2 });
    expect(await record(ana, id)).toMatchObject({ status: 4, resolved_at: '2026-11-24T02:00:00.000Z' });
    expect((await reply(agent, id, { status: 3 })).status).toBe(409);
    expect((await record(ana, id)).replies.length).toBe(1);
  });

  it('that resolves the ticket says so to the requester, who has to answer if it is not solved', async () => {
    const { user, agent } = scene;
    const { id } = await ofClient(portal, scene);
    await reply(agent, id, { status: 4 });
    const notices = await noticesOf(portal, user);
    expect(notices.filter((notice) => notice.endsWith(`/my-tickets/${id}`))).toEqual([
      `tickets.answered /my-tickets/${id}`,
      `tickets.resolved /my-tickets/${id}`,
    ]);
  });

  it('of the requester reaches the group while nobody has or follows the ticket', async () => {
    const { ana, agent, lead, outsider } = scene;
    const waiting = await ofEmployee(portal, scene);
    const taken = await ofEmployee(portal, scene, { assignee_user_id: lead.userId });
    for (const { id } of [waiting, taken]) await reply(ana, id);
    const replied = async (who: typeof agent) =>
      (await noticesOf(portal, who)).filter((notice) =>
        [waiting, taken].some(({ id }) => notice === `tickets.replied /ticket-details/${id}`),
      );
    expect(await replied(agent)).toEqual([`tickets.replied /ticket-details/${waiting.id}`]);
    expect(await replied(lead)).toEqual([`tickets.replied /ticket-details/${taken.id}`]);
    expect(await replied(outsider)).toEqual([]);
  });

  it('to a closed ticket is refused', async () => {
    const { ana, agent } = scene;
    const at = '2026-11-24T01:00:00Z';
    const { id } = await ofEmployee(portal, scene, { status: 5, resolved_at: at, closed_at: at });
    for (const who of [ana, agent]) {
      const refused = await reply(who, id);
      expect([refused.status, refused.body.message]).toEqual([409, 'This ticket is closed. Continue in a new ticket.']);
    }
  });

  it('is refused while its author has not read the latest one', async () => {
    const { ana, agent, lead } = scene;
    const { id } = await ofEmployee(portal, scene);
    const first = (await ana.call(calls.reply, { params: { id }, body: { body: 'Hello?' } })).body.id;
    expect((await reply(agent, id, { last_reply_id: first })).status).toBe(201);
    const refused = await reply(lead, id, { last_reply_id: first });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ira Tan replied after you opened the ticket. Read it, then send yours.',
    ]);
    expect((await reply(ana, id, { last_reply_id: null })).body.message).toContain('A colleague replied after');
    expect((await reply(agent, id, { last_reply_id: first })).status).toBe(201);
  });

  it('of a colleague of the same company counts, of others it answers 404', async () => {
    const { user, colleague, ana, outsider, agent } = scene;
    const { id } = await ofClient(portal, scene);
    await move(agent, id, 3);
    expect((await reply(colleague, id)).status).toBe(201);
    expect(await record(user, id)).toMatchObject({ status: 2, client: { id: scene.client.id } });
    for (const who of [ana, outsider]) expect((await reply(who, id)).status).toBe(404);
    const other = await ticketScene(portal);
    for (const who of [other.user, other.ana]) expect((await reply(who, id)).status).toBe(404);
    expect((await reply(user, 99_999_999)).status).toBe(404);
  });

  it('mentions only staff who see the ticket', async () => {
    const { ana, agent, lead, outsider } = scene;
    const { id } = await ofEmployee(portal, scene);
    const mentions = [lead.userId, outsider.userId, ana.userId];
    await reply(agent, id, { body: '@Lia Santos will call you.', mentions });
    const [seen] = (await record(ana, id)).replies;
    expect(seen?.mentions).toEqual([{ id: lead.userId, name: 'Lia Santos' }]);
    expect(await noticesOf(portal, lead)).toContain(`tickets.mentioned /ticket-details/${id}`);
    expect((await noticesOf(portal, outsider)).length).toBe(0);
  });

  it('is logged without its text, for the company too', async () => {
    const { user } = scene;
    const { id } = await ofClient(portal, scene);
    await reply(user, id, { body: 'The diagnosis is secret.' });
    const entries = await portal.db
      .selectFrom('activity_log')
      .selectAll()
      .where('subject_id', '=', String(id))
      .execute();
    expect(entries.map(({ event, client_id }) => [event, client_id])).toEqual([['tickets.reply', scene.client.id]]);
    expect(JSON.stringify(entries)).not.toContain('diagnosis');
  });
});
