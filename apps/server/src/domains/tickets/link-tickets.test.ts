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

const link = (who: Persona, id: number, ticket_id: number) =>
  who.refused(calls.link, { params: { id }, body: { ticket_id } });
const unlink = (who: Persona, id: number, ticket_id: number) =>
  who.refused(calls.unlink, { params: { id }, body: { ticket_id } });

it('links two tickets both ways, for those who handle them alone', async () => {
  const { agent, ana, user } = scene;
  const one = await ofEmployee(portal, scene);
  const other = await ofClient(portal, scene, { subject: 'The same printer' });
  expect((await link(agent, other.id, one.id)).status).toBe(204);
  expect((await link(agent, one.id, other.id)).status).toBe(409);
  expect((await record(agent, one.id)).links).toEqual([
    {
      ...{ ticket_id: other.id, number: `TCK-${other.id}`, subject: 'The same printer', status: 2 },
      ...{ kind: 'related', is_from_here: true },
    },
  ]);
  expect((await record(agent, other.id)).links.map(({ ticket_id }) => ticket_id)).toEqual([one.id]);
  expect((await record(agent, other.id)).history.map(({ kind, after }) => [kind, after])).toEqual([
    ['linked', `TCK-${one.id}`],
  ]);
  for (const [who, id] of [
    [ana, one.id],
    [user, other.id],
  ] as const) {
    const seen = await record(who, id);
    expect([seen.links, seen.history]).toEqual([[], []]);
    expect((await link(who, id, id === one.id ? other.id : one.id)).status).toBe(403);
  }
  expect((await unlink(agent, one.id, other.id)).status).toBe(204);
  expect((await unlink(agent, one.id, other.id)).status).toBe(404);
  expect((await record(agent, one.id)).links).toEqual([]);
});

it('answers the same for a ticket out of reach and a missing one, and shows neither', async () => {
  const { agent, lead } = scene;
  const one = await ofEmployee(portal, scene);
  const foreign = await ofEmployee(portal, scene, { group_role: 'hr' });
  const [hidden, missing] = [await link(agent, one.id, foreign.id), await link(agent, one.id, 99_999_999)];
  expect([hidden.status, hidden.body.message]).toEqual([missing.status, missing.body.message]);
  expect(hidden.status).toBe(404);
  await link(lead, one.id, foreign.id);
  expect((await record(agent, one.id)).links).toEqual([]);
  expect((await record(lead, one.id)).links.length).toBe(1);
  expect((await link(lead, one.id, one.id)).status).toBe(422);
});
