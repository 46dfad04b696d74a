import { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { note, noticesOf, ofClient, ofEmployee, reply, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp({ appUrl: 'https://portal.example.com', sendsMail: true });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-11-24T02:00:00Z');
  await sql`delete from mail_outbox`.execute(portal.db);
  scene = await ticketScene(portal);
});

async function mails(of: TestPortal = portal) {
  await of.settle();
  const { db } = of;
  const { cipher } = of.services;
  const { rows } = await sql<{ thread: object }>`select thread from mail_outbox order by id desc`.execute(db);
  const sent = await storedMessages({ db, cipher }, 'mail_outbox');
  return sent.map(({ to, subject, text }, index) => ({ to, subject, text, thread: rows[index]?.thread })).toReversed();
}

it('mails replies of those who handle a ticket to the person who filed it, as one thread', async () => {
  const { ana, agent } = scene;
  const { id, subject } = await ofEmployee(portal, scene);
  await reply(agent, id, { body: 'Which laptop?' });
  await reply(ana, id, { body: 'The old one.' });
  await reply(agent, id, { body: 'It is on its way.' });
  const [first, second, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ to: ana.email, subject: `[TCK-${id}] ${subject}` });
  expect(first?.text).toContain('Which laptop?');
  expect(first?.text).toContain(`https://portal.example.com/my-tickets/${id}`);
  expect(second).toMatchObject({ to: ana.email, subject: first?.subject });
  const ids = await portal.db
    .selectFrom('ticket_reply')
    .select('message_id')
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute();
  const [one, answer, two] = ids.map(({ message_id }) => message_id);
  expect(answer).toBeNull();
  expect(one).toMatch(/^<[\w-]{43}@portal\.example\.com>$/);
  expect(first?.thread).toEqual({ messageId: one, inReplyTo: null, references: [] });
  expect(second?.thread).toEqual({ messageId: two, inReplyTo: one, references: [one] });
});

it('mails formatted text as plain text, with the address of each link', async () => {
  const { agent } = scene;
  const { id } = await ofEmployee(portal, scene);
  await reply(agent, id, { body: '**Please** read [the guide](https://guide.example/x):\n- first\n- then' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Please read the guide (https://guide.example/x):\n- first\n- then');
});

it('mails a reply once, and not to who has switched off these mails', async () => {
  const { ana, agent } = scene;
  const { id } = await ofEmployee(portal, scene);
  await ana.call(notificationSettingsCalls.switch, {
    body: { types: ['tickets.answered'], channel: 'mail', is_on: true },
  });
  await reply(agent, id, { body: 'Which laptop?' });
  expect(await mails()).toHaveLength(1);
  const promised = portal.db.selectFrom('notification_delivery').select('channel').where('user_id', '=', ana.userId);
  expect(await promised.where('channel', '=', 'mail').execute()).toEqual([]);
  await ana.call(notificationSettingsCalls.switch, {
    body: { types: ['tickets.answered'], channel: 'mail', is_on: false },
  });
  await reply(agent, id, { body: 'It is on its way.' });
  expect(await mails()).toHaveLength(1);
});

it('never mails notes, replies of the requester, or anything to colleagues and other sides', async () => {
  const { user, colleague, agent, lead } = scene;
  const { id } = await ofClient(portal, scene);
  await note(agent, id, { body: 'CANARY-NOTE' });
  await reply(user, id, { body: 'Any news?' });
  await reply(colleague, id, { body: 'Me too.' });
  expect(await mails()).toEqual([]);
  await reply(lead, id, { body: 'Soon.' });
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual([user.email]);
  expect(JSON.stringify(sent)).not.toContain('CANARY-NOTE');
});

it('keeps text and subject of private tickets out of mails', async () => {
  const type = await createTicketType(portal.db, { view_permission: 'can view ticket for cctv recordings' });
  const pay = await createTicketType(portal.db, { default_group: 'payroll' });
  const { ana, lead } = scene;
  const passedOn = { ticket_type_id: pay.id, group_role: 'it' };
  for (const columns of [{ ticket_type_id: type.id }, { group_role: 'hr' }, { group_role: 'payroll' }, passedOn]) {
    const { id } = await ofEmployee(portal, scene, { subject: 'CANARY pay', ...columns });
    await reply(lead, id, { body: 'CANARY 80,000' });
    expect((await mails()).at(-1)).toMatchObject({ to: ana.email, subject: `[TCK-${id}] Your ticket` });
  }
  const sent = await mails();
  expect(sent).toHaveLength(4);
  expect(JSON.stringify(sent)).not.toContain('CANARY');
});

it('sends one mail for a reply, however often its event is delivered', async () => {
  const { id } = await ofEmployee(portal, scene);
  await reply(scene.agent, id, { body: 'Soon.' });
  await portal.settle();
  await sql`update event_outbox set delivered_at = null where name = 'ticket.replied'`.execute(portal.db);
  expect(await mails()).toHaveLength(1);
});

it('mails and notifies nobody who left the company of the ticket', async () => {
  const { user, agent } = scene;
  const { id } = await ofClient(portal, scene);
  const other = await ticketScene(portal);
  await portal.db.updateTable('app_user').set({ client_id: other.client.id }).where('id', '=', user.userId).execute();
  await reply(agent, id, { body: 'For the company alone.' });
  expect(await mails()).toEqual([]);
  expect(await noticesOf(portal, user)).toEqual([]);
});

it('mails nothing to closed accounts, and nothing without an SMTP server', async () => {
  const { ana, agent } = scene;
  const { id } = await ofEmployee(portal, scene);
  await reply(agent, id, { body: 'Soon.' });
  await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', ana.userId).execute();
  expect(await mails()).toEqual([]);
  const without = await buildTestApp();
  const other = await ticketScene(without);
  const ticket = await ofEmployee(without, other);
  await reply(other.agent, ticket.id, { body: 'Soon.' });
  expect(await mails(without)).toEqual([]);
  await without.close();
});
