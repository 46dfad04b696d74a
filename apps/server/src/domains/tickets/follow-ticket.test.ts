import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { noticesOf, ofEmployee, record, reply, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const follow = (who: Persona, id: number, { userId: user_id }: Persona, is_following = true) =>
  who.refused(calls.follow, { params: { id }, body: { user_id, is_following } });

it('notifies followers of replies until they stop', async () => {
  const { ana, agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene);
  expect((await follow(agent, id, agent)).status).toBe(204);
  expect((await follow(agent, id, lead)).status).toBe(204);
  expect((await follow(agent, id, lead)).status).toBe(204);
  expect(await record(agent, id)).toMatchObject({
    is_following: true,
    handling: { followers: [{ name: 'Ira Tan' }, { name: 'Lia Santos' }] },
  });
  await reply(ana, id);
  await follow(lead, id, lead, false);
  await reply(ana, id);
  expect((await noticesOf(portal, agent)).length).toBe(2);
  expect((await noticesOf(portal, lead)).length).toBe(1);
});

it('is for those who handle the ticket', async () => {
  const { ana, agent, outsider, user } = scene;
  const { id } = await ofEmployee(portal, scene);
  expect((await follow(ana, id, ana)).status).toBe(403);
  for (const who of [outsider, user, ana]) expect((await follow(agent, id, who)).status).toBe(422);
  expect((await record(agent, id)).handling?.followers).toEqual([]);
});
