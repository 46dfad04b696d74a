import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { note, ofClient, ofEmployee, record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('canned_reply').execute();
  scene = await ticketScene(portal);
});

const offered = async (who: Persona, id: number) =>
  (await who.call(cannedRepliesCalls.offered, { params: { id } })).body;
const refused = async (who: Persona, id: number) =>
  (await who.refused(cannedRepliesCalls.offered, { params: { id } })).status;

it('fills a text in with what the viewer sees of the ticket', async () => {
  const { agent, client, employee } = scene;
  const { id } = await ofEmployee(portal, scene, { subject: 'Laptop {agent}' });
  const body = '{requester}, {employee}, {client}, {number}, {subject}, {type}, {agent}';
  await createCannedReply(portal.db, { name: 'All', body });
  const [reply] = await offered(agent, id);
  const shown = ['Ana Cruz', employee.name, client.legal_business_name, `TCK-${id}`, 'Laptop {agent}'];
  expect(reply).toMatchObject({ name: 'All', body: [...shown, scene.type.name, 'Ira Tan'].join(', '), missing: [] });
});

it('marks what the ticket does not have', async () => {
  const { id } = await ofClient(portal, scene);
  await createCannedReply(portal.db, { body: 'About {employee}.' });
  expect(await offered(scene.agent, id)).toMatchObject([{ body: 'About [Employee].', missing: ['Employee'] }]);
});

it('offers active texts of the type and of every type, those of the type first', async () => {
  const { id } = await ofEmployee(portal, scene);
  const other = await createTicketType(portal.db);
  await createCannedReply(portal.db, { name: 'Any' });
  await createCannedReply(portal.db, { name: 'This', ticket_type_id: scene.type.id });
  await createCannedReply(portal.db, { name: 'Other', ticket_type_id: other.id });
  await createCannedReply(portal.db, { name: 'Old', is_active: false });
  expect((await offered(scene.lead, id)).map(({ name }) => name)).toEqual(['This', 'Any']);
});

it('is for those who handle the ticket alone, while it can be answered', async () => {
  const { ana, user, colleague, outsider, agent } = scene;
  await createCannedReply(portal.db);
  const { id } = await ofEmployee(portal, scene);
  const filed = await ofClient(portal, scene);
  expect(await refused(ana, id)).toBe(403);
  for (const who of [user, colleague]) expect(await refused(who, filed.id)).toBe(403);
  expect(await refused(user, id)).toBe(404);
  expect(await refused(outsider, id)).toBe(404);
  const at = portal.clock.now().toString();
  const closed = await ofEmployee(portal, scene, { status: 5, resolved_at: at, closed_at: at });
  expect(await refused(agent, closed.id)).toBe(409);
});

it('sends and changes nothing', async () => {
  const { agent, ana } = scene;
  const { id } = await ofEmployee(portal, scene);
  await createCannedReply(portal.db, { body: 'Hello {requester}' });
  await note(agent, id);
  await offered(agent, id);
  expect(await record(ana, id)).toMatchObject({ replies: [], version: 1 });
});
