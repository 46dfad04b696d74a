import type { TicketStatus } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import {
  move,
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
beforeEach(() => portal.clock.set('2026-11-24T02:00:00Z'));

const at = '2026-11-24T01:00:00Z';
const columnsOf: Readonly<Record<TicketStatus, object>> = {
  2: { status: 2 },
  3: { status: 3, pending_since: at },
  4: { status: 4, resolved_at: at },
  5: { status: 5, resolved_at: at, closed_at: at },
};
const statuses: readonly TicketStatus[] = [2, 3, 4, 5];
const allowed: Readonly<Record<string, readonly string[]>> = {
  agent: ['2 3', '2 4', '3 2', '3 4', '4 2', '4 5'],
  user: ['2 4', '3 4', '4 2', '4 5'],
  colleague: [],
};

describe.each(['agent', 'user', 'colleague'] as const)('moves of the %s', (name) => {
  it('are those of the rules, over HTTP', async () => {
    const done: string[] = [];
    for (const from of statuses)
      for (const to of statuses) {
        const { id } = await ofClient(portal, scene, columnsOf[from]);
        const { abilities } = await record(scene[name], id);
        const { status } = await move(scene[name], id, to);
        expect([200, 409]).toContain(status);
        expect(abilities.moves.includes(to)).toBe(status === 200);
        if (status === 200) done.push(`${from} ${to}`);
      }
    expect(done).toEqual(allowed[name]);
  });
});

it('does not count time in which the ticket is pending or resolved', async () => {
  const { agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene, { priority: 4 });
  portal.clock.advance({ hours: 1 });
  await move(agent, id, 3);
  expect(await record(lead, id)).toMatchObject({
    due_at: null,
    handling: { first_response_due_at: '2026-11-24T03:00:00.000Z' },
  });
  portal.clock.advance({ hours: 3 });
  await move(agent, id, 2);
  expect((await record(lead, id)).due_at).toBe('2026-11-24T13:00:00.000Z');
  await move(agent, id, 4);
  expect((await record(lead, id)).due_at).toBe('2026-11-24T13:00:00.000Z');
  portal.clock.advance({ hours: 2 });
  await move(lead, id, 2);
  expect(await record(lead, id)).toMatchObject({
    due_at: '2026-11-24T15:00:00.000Z',
    handling: { reopened_count: 1 },
  });
  const { rows } = await sql<{ to_at: string }>`
    select to_at from ticket_pause where ticket_id = ${id} order by from_at`.execute(portal.db);
  expect(rows.map(({ to_at }) => to_at)).toEqual(['2026-11-24T06:00:00.000Z', '2026-11-24T08:00:00.000Z']);
});

it('moves also after the clock was set back, and counts no time twice', async () => {
  const { agent, ana } = scene;
  const { id } = await ofEmployee(portal, scene, { priority: 4 });
  const moveAt = async (time: string, status: TicketStatus) => {
    portal.clock.set(`2026-11-24T${time}Z`);
    expect((await move(agent, id, status)).status).toBe(200);
  };
  await moveAt('03:00:00', 3);
  await moveAt('04:00:00', 2);
  await moveAt('03:50:00', 3);
  await moveAt('03:50:00', 2);
  await moveAt('03:55:00', 3);
  await moveAt('04:10:00', 2);
  await moveAt('04:05:00', 4);
  portal.clock.set('2026-11-24T04:30:00Z');
  expect((await reply(ana, id)).status).toBe(201);
  // Eight hours from two o'clock, without the 90 minutes from three o'clock on.
  expect((await record(agent, id)).due_at).toBe('2026-11-24T11:30:00.000Z');
});

it('notifies the requester of a resolution, and closes for good', async () => {
  const { ana, agent } = scene;
  const { id } = await ofEmployee(portal, scene);
  await move(agent, id, 4);
  expect(await noticesOf(portal, ana)).toContain(`tickets.resolved /my-tickets/${id}`);
  expect((await move(ana, id, 5)).status).toBe(200);
  const seen = await record(ana, id);
  expect(seen).toMatchObject({
    status: 5,
    closed_at: '2026-11-24T02:00:00.000Z',
    abilities: { reply: false, moves: [] },
  });
  expect((await move(agent, id, 2)).body.message).toBe('This ticket is closed. Continue in a new ticket.');
});

it('asks the requester to rate what somebody else closed, but not what nobody worked on', async () => {
  const { user, agent } = scene;
  const toRate = async () => (await noticesOf(portal, user)).filter((notice) => notice.startsWith('tickets.to-rate'));
  const own = await ofClient(portal, scene, columnsOf[4]);
  const others = await ofClient(portal, scene, columnsOf[4]);
  const before = await toRate();
  expect((await move(user, own.id, 5)).status).toBe(200);
  expect(await toRate()).toEqual(before);
  expect((await move(agent, others.id, 5)).status).toBe(200);
  expect(await toRate()).toEqual([...before, `tickets.to-rate /my-tickets/${others.id}`]);
});

it('lets one of two people move it, and says who did', async () => {
  const { agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene);
  const body = { version: 1, status: 4 } as const;
  const answers = await Promise.all([agent, lead].map((who) => who.refused(calls.move, { params: { id }, body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
    /^(Ira Tan|Lia Santos) changed this ticket after/,
  );
  expect((await record(lead, id)).history.length).toBe(1);
});

it('answers 404 to whom the ticket is closed, in every call', async () => {
  const { id } = await ofEmployee(portal, scene);
  const { outsider, user } = scene;
  const other = (await ticketScene(portal)).ana;
  for (const who of [outsider, user, other])
    for (const call of Object.values(calls).filter(({ path }) => path.includes(':id'))) {
      const answer = await who.refused(call, { params: { id }, body: bodies[call.name] } as never);
      const missing = await who.refused(call, { params: { id: 99_999_999 }, body: bodies[call.name] } as never);
      expect([call.name, answer.status, answer.body.message]).toEqual([call.name, 404, missing.body.message]);
    }
});

const bodies: Readonly<Record<string, object | undefined>> = {
  'tickets.reply': { body: 'x' },
  'tickets.add-note': { body: 'x' },
  'tickets.change-status': { version: 1, status: 4 },
  'tickets.assign': { version: 1, assignee_user_id: null },
  'tickets.change-priority': { version: 1, priority: 4 },
  'tickets.change-group': { version: 1, group: 'hr' },
  'tickets.change-details': { version: 1, details: {} },
  'tickets.follow': { user_id: 1, is_following: true },
  'tickets.link': { ticket_id: 1 },
  'tickets.unlink': { ticket_id: 1 },
  'tickets.merge': { version: 1, into_ticket_id: 1 },
  'tickets.rate': { score: 5 },
};
