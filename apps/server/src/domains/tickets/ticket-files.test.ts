import { ticketAttachmentCalls as ofTicket } from '@muster/contract/domains/tickets/ticket-attachment.calls.ts';
import { ticketReplyAttachmentCalls as ofReply } from '@muster/contract/domains/tickets/ticket-reply-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import { ofClient, ofEmployee, record, reply, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id;
const attach = (who: Persona, ticket_id: number, name = 'screen.pdf') =>
  who.refused(ofTicket.add, { form: uploadForm({ ticket_id }, pdf(), name) });

it('follows the form of a ticket, for its own parties alone', async () => {
  const { ana, agent, outsider, user } = scene;
  const { id } = await ofEmployee(portal, scene);
  const fileId = idOf(await attach(ana, id));
  expect((await record(agent, id)).files).toMatchObject([{ id: fileId, file_name: 'screen.pdf', kind: 'pdf' }]);
  const query = { ticket_id: id, file_name: 'screen.pdf' };
  for (const who of [ana, agent]) expect((await who.refused(ofTicket.read, { query })).text).toBe(String(pdf()));
  for (const who of [outsider, user, (await ticketScene(portal)).ana]) {
    const tried = [
      await who.refused(ofTicket.list, { params: { id } }),
      await who.refused(ofTicket.read, { query }),
      await attach(who, id),
      await who.refused(ofTicket.remove, { params: { id: fileId } }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  const second = idOf(await attach(agent, id));
  expect((await ana.refused(ofTicket.remove, { params: { id: second } })).status).toBe(403);
  expect((await ana.refused(ofTicket.remove, { params: { id: fileId } })).status).toBe(204);
  const third = idOf(await attach(ana, id));
  expect((await agent.refused(ofTicket.remove, { params: { id: third } })).status).toBe(204);
});

it('is refused by its content, whatever its name says', async () => {
  const { ana } = scene;
  const { id } = await ofEmployee(portal, scene);
  const form = uploadForm({ ticket_id: id }, '<svg onload="alert(1)"/>', 'scan.png');
  expect((await ana.refused(ofTicket.add, { form })).status).toBe(422);
});

it('of a reply is added by its author, and read by every party', async () => {
  const { user, colleague, agent, ana } = scene;
  const { id } = await ofClient(portal, scene);
  const ticket_reply_id = idOf(await reply(user, id));
  const add = (who: Persona) => who.refused(ofReply.add, { form: uploadForm({ ticket_reply_id }, pdf(), 'log.pdf') });
  expect((await add(user)).status).toBe(201);
  expect((await add(colleague)).status).toBe(403);
  expect((await add(agent)).status).toBe(403);
  expect((await add(ana)).status).toBe(404);
  const query = { ticket_reply_id, file_name: 'log.pdf' };
  for (const who of [user, colleague, agent]) expect((await who.refused(ofReply.read, { query })).status).toBe(200);
  expect((await record(agent, id)).replies[0]?.files.map(({ file_name }) => file_name)).toEqual(['log.pdf']);
});

it('is not added to a closed ticket, and logged without its name', async () => {
  const { ana } = scene;
  const at = '2026-11-24T01:00:00Z';
  const { id } = await ofEmployee(portal, scene, { status: 5, resolved_at: at, closed_at: at });
  expect((await attach(ana, id)).status).toBe(409);
  const open = await ofEmployee(portal, scene);
  await attach(ana, open.id, 'diagnosis.pdf');
  const entries = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('subject_id', '=', String(open.id))
    .execute();
  expect(entries.map(({ event }) => event)).toEqual(['tickets.attach']);
  expect(JSON.stringify(entries)).not.toContain('diagnosis');
});
