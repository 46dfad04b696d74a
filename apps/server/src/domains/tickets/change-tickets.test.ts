import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { ofClient, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const change = (who: Persona, body: object) => who.refused(calls.changeSeveral, { body: body as never });
const at = '2026-11-24T01:00:00Z';

it('changes what it can, and says why the rest was not changed', async () => {
  const { agent, lead } = scene;
  const [one, other] = [await ofEmployee(portal, scene), await ofClient(portal, scene)];
  const foreign = await ofEmployee(portal, scene, { group_role: 'hr' });
  const closed = await ofEmployee(portal, scene, { status: 5, resolved_at: at, closed_at: at });
  const ids = [closed.id, other.id, foreign.id, one.id, one.id, 99_999_999];
  const missing = "This ticket does not exist, or you don't have access to it.";
  expect((await change(agent, { ids, assignee_user_id: agent.userId })).body).toEqual({
    changed: 2,
    refused: [
      { id: foreign.id, number: `TCK-${foreign.id}`, reason: missing },
      { id: closed.id, number: `TCK-${closed.id}`, reason: 'This ticket is closed. Continue in a new ticket.' },
      { id: 99_999_999, number: 'TCK-99999999', reason: missing },
    ],
  });
  for (const { id } of [one, other]) {
    const seen = await record(lead, id);
    expect(seen).toMatchObject({ version: 2, handling: { assignee: { id: agent.userId } } });
    expect(seen.history.length).toBe(1);
  }
  expect((await record(lead, foreign.id)).version).toBe(1);
});

it('takes status, priority and group, one at a time', async () => {
  const { agent, lead } = scene;
  const ids = [(await ofEmployee(portal, scene)).id, (await ofClient(portal, scene)).id];
  expect((await change(agent, { ids, priority: 4 })).body).toEqual({ changed: 2, refused: [] });
  expect((await change(agent, { ids, status: 4 })).body).toEqual({ changed: 2, refused: [] });
  expect((await change(agent, { ids, status: 3 })).body).toMatchObject({
    changed: 0,
    refused: [{ reason: "You can't change this ticket from resolved to pending." }, {}],
  });
  expect((await change(agent, { ids, group: 'payroll' })).body).toMatchObject({ changed: 2 });
  for (const id of ids)
    expect(await record(lead, id)).toMatchObject({ status: 4, handling: { priority: 4, group: 'payroll' } });
  expect((await change(agent, { ids, priority: 1, status: 2 })).status).toBe(422);
  expect((await change(agent, { ids })).status).toBe(422);
});

it('changes nothing for the other parties', async () => {
  const { user, ana, outsider, lead } = scene;
  const ids = [(await ofEmployee(portal, scene)).id, (await ofClient(portal, scene)).id];
  for (const who of [user, ana, outsider])
    expect((await change(who, { ids, priority: 4 })).body).toMatchObject({ changed: 0 });
  for (const id of ids) expect((await record(lead, id)).version).toBe(1);
});
