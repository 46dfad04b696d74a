import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { ofClient, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const at = '2026-11-24T01:00:00Z';
const closed = { status: 5, resolved_at: at, closed_at: at };
const rate = (who: Persona, id: number, body: object = { score: 4 }) =>
  who.refused(calls.rate, { params: { id }, body: body as never });

it('takes one rating of the requester, after the ticket was closed', async () => {
  const { ana, agent } = scene;
  const { id } = await ofEmployee(portal, scene, closed);
  expect((await record(ana, id)).abilities.rate).toBe(true);
  expect((await record(agent, id)).abilities.rate).toBe(false);
  const answers = await Promise.all([rate(ana, id, { score: 5, comment: ' Fast. ' }), rate(ana, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await record(agent, id)).rating?.score).toBeGreaterThan(3);
  expect((await record(ana, id)).abilities.rate).toBe(false);
});

it('is refused before, to everybody else, and outside 1 to 5', async () => {
  const { ana, user, colleague, agent, outsider } = scene;
  const resolved = await ofEmployee(portal, scene, { status: 4, resolved_at: at });
  expect((await rate(ana, resolved.id)).status).toBe(409);
  const { id } = await ofClient(portal, scene, closed);
  for (const who of [colleague, agent]) expect((await rate(who, id)).status).toBe(403);
  for (const who of [ana, outsider]) expect((await rate(who, id)).status).toBe(404);
  for (const score of [0, 6, 2.5]) expect((await rate(user, id, { score })).status).toBe(422);
  expect((await record(user, id)).rating).toBeNull();
});
