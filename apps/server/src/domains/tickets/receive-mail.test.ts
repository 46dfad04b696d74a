import { createHmac } from 'node:crypto';
import { replyLine } from '@muster/contract/domains/tickets/mail-text.rules.ts';
import { ticketReplyAttachmentCalls } from '@muster/contract/domains/tickets/ticket-reply-attachment.calls.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { pdf } from '../../testing/sample-files.ts';
import { note, ofClient, ofEmployee, record, reply, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

const secret = 'a secret of more than thirty-two characters';
let portal: TestPortal;
let scene: TicketScene;
let mails = 0;
beforeAll(async () => {
  portal = await buildTestApp({ sendsMail: true, inboundMailSecret: secret });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-11-24T02:00:00Z');
  await sql`delete from mail_outbox`.execute(portal.db);
  scene = await ticketScene(portal);
});

const now = () => Math.floor(portal.clock.now().epochMilliseconds / 1000);
const sign = (timestamp: number, payload: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${payload}`).digest('hex');

interface Sending {
  readonly timestamp?: number;
  readonly headers?: Record<string, string>;
}

async function deliver(mail: object, { timestamp = now(), headers }: Sending = {}) {
  const payload = JSON.stringify(mail);
  const signed = { 'x-muster-timestamp': String(timestamp), 'x-muster-signature': sign(timestamp, payload) };
  const answer = await portal.app.inject({
    ...{ method: 'POST', url: '/api/inbound-mail', payload },
    headers: { 'content-type': 'application/json', ...(headers ?? signed) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A ticket whose requester got a reply by mail, and the id of that mail. */
async function thread(file = ofEmployee) {
  const { id } = await file(portal, scene);
  await reply(scene.agent, id, { body: 'Which laptop?' });
  const { message_id } = await portal.db
    .selectFrom('ticket_reply')
    .select('message_id')
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, messageId: message_id ?? '' };
}

const mailOf = (from: string, answered: string, gaps: object = {}) => ({
  message_id: `<${++mails}@mail.example.com>`,
  in_reply_to: answered,
  from,
  text: `The old one.\n\nOn Tue, Nov 24, 2026 Muster wrote:\n> ${replyLine}\n> Which laptop?`,
  ...gaps,
});

const repliesOf = async (id: number) =>
  (await record(scene.lead, id)).replies.map(({ body, source }) => [body, source]);

describe('a signed mail', () => {
  it('becomes a reply of the account that signs in with its address, without the quote', async () => {
    const { ana, agent } = scene;
    const { id, messageId } = await thread();
    const answer = await deliver(mailOf(ana.email.toUpperCase(), messageId));
    expect(answer).toMatchObject({ status: 201, body: { ticket: `TCK-${id}` } });
    const ticket = await record(agent, id);
    expect(ticket.replies.at(-1)).toMatchObject({
      ...{ id: answer.body.id, body: 'The old one.', source: 'mail', is_by_staff: false },
      author: { user_id: ana.userId },
    });
    await portal.settle();
    const entry = portal.db.selectFrom('activity_log').selectAll().where('subject_id', '=', String(id));
    const logged = await entry.where('actor_user_id', '=', ana.userId).execute();
    expect(logged.map(({ event }) => event)).toEqual(['tickets.reply']);
    expect(JSON.stringify(logged)).not.toContain('The old one');
  });

  it('finds its thread by an earlier mail, and opens what waited for it', async () => {
    const { user, agent } = scene;
    const { id, messageId } = await thread(ofClient);
    const pending = await record(agent, id);
    await reply(agent, id, { status: 3, last_reply_id: pending.replies.at(-1)?.id });
    const mail = mailOf(user.email, '<unknown@example.com>', { references: [messageId, '<other@example.com>'] });
    expect((await deliver(mail)).status).toBe(201);
    expect((await record(agent, id)).status).toBe(2);
  });

  it('brings its files, with the checks of an upload', async () => {
    const { ana } = scene;
    const { id, messageId } = await thread();
    const file = (content: Buffer) => ({ file_name: 'Invoice.pdf', content: content.toString('base64') });
    const wrong = mailOf(ana.email, messageId, { attachments: [file(pdf()), file(Buffer.from('MZ program'))] });
    expect((await deliver(wrong)).status).toBe(422);
    expect(await repliesOf(id)).toHaveLength(1);
    const { body } = await deliver(mailOf(ana.email, messageId, { text: '', attachments: [file(pdf())] }));
    const [, sent] = (await record(ana, id)).replies;
    expect(sent).toMatchObject({ id: body.id, body: 'Sent files by mail.', files: [{ file_name: 'Invoice.pdf' }] });
    const query = { file_name: 'Invoice.pdf', ticket_reply_id: body.id };
    expect((await ana.refused(ticketReplyAttachmentCalls.read, { query })).status).toBe(200);
  });

  it('is taken once, also if it is delivered again or twice at once', async () => {
    const { ana } = scene;
    const { id, messageId } = await thread();
    const mail = mailOf(ana.email, messageId);
    const [one, two] = await Promise.all([deliver(mail), deliver(mail)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect((await deliver(mail)).body).toEqual(one.body);
    expect(await repliesOf(id)).toHaveLength(2);
  });

  it('reaches the ticket into which the one that it answers was merged', async () => {
    const { ana, lead } = scene;
    const { id, messageId } = await thread();
    const [second, third] = [await ofEmployee(portal, scene), await ofEmployee(portal, scene)];
    for (const [from, into] of [
      [id, second.id],
      [second.id, third.id],
    ] as const) {
      const { version } = await record(lead, from);
      await lead.call(ticketWorkCalls.merge, { params: { id: from }, body: { version, into_ticket_id: into } });
    }
    expect(await deliver(mailOf(ana.email, messageId))).toMatchObject({ body: { ticket: `TCK-${third.id}` } });
    expect((await repliesOf(third.id)).at(-1)).toEqual(['The old one.', 'mail']);
  });

  it('of somebody who handles the ticket goes on to the requester, and notes to nobody', async () => {
    const { ana, agent } = scene;
    const { id, messageId } = await thread();
    await note(agent, id, { body: 'Secret of the desk' });
    await deliver(mailOf(agent.email, messageId, { text: 'It is on its way.' }));
    await portal.settle();
    const { db } = portal;
    const sent = await storedMessages({ db, cipher: portal.services.cipher }, 'mail_outbox');
    const toAna = sent.filter(({ to }) => to === ana.email).map(({ text }) => text);
    expect(toAna.some((text) => text.startsWith(replyLine) && text.includes('It is on its way.'))).toBe(true);
    expect(JSON.stringify(sent)).not.toContain('Secret of the desk');
    expect((await record(agent, id)).handling?.notes).toHaveLength(1);
    expect(JSON.stringify(await record(ana, id))).not.toContain('Secret of the desk');
  });
});

describe('is refused, and adds nothing,', () => {
  it('without a signature, with a wrong one, with one of another body, or too late', async () => {
    const { id, messageId } = await thread();
    const mail = mailOf(scene.ana.email, messageId);
    const at = now();
    const headers = (timestamp: number, signature: string) => ({
      'x-muster-timestamp': String(timestamp),
      'x-muster-signature': signature,
    });
    for (const wrong of [
      {},
      headers(at, sign(at, JSON.stringify(mail), 'another secret of thirty-two characters')),
      headers(at, sign(at, '{}')),
      headers(at + 1, sign(at, JSON.stringify(mail))),
      headers(at, 'zz'),
    ])
      expect((await deliver(mail, { headers: wrong })).status).toBe(401);
    for (const timestamp of [at - 301, at + 302]) expect((await deliver(mail, { timestamp })).status).toBe(401);
    expect((await deliver(mail, { timestamp: at - 299 })).status).toBe(201);
    expect(await repliesOf(id)).toHaveLength(2);
  });

  it('from strangers, closed accounts and people of other tickets, and to closed tickets, all alike', async () => {
    const { ana, outsider, user, agent } = scene;
    const { id, messageId } = await thread();
    const other = await ticketScene(portal);
    const answers = [
      await deliver(mailOf('nobody@example.com', messageId)),
      await deliver(mailOf(outsider.email, messageId)),
      await deliver(mailOf(user.email, messageId)),
      await deliver(mailOf(other.ana.email, messageId)),
      await deliver(mailOf(ana.email, '<no-such@example.com>')),
    ];
    await portal.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', ana.userId).execute();
    answers.push(await deliver(mailOf(ana.email, messageId)));
    await portal.db.updateTable('app_user').set({ status: 'active' }).where('id', '=', ana.userId).execute();
    const at = portal.clock.now().toString();
    const closed = { status: 5, resolved_at: at, closed_at: at };
    await portal.db.updateTable('ticket').set(closed).where('id', '=', id).execute();
    answers.push(await deliver(mailOf(ana.email, messageId)), await deliver(mailOf(agent.email, messageId)));
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual(answers[0]?.body.errors);
    }
    expect(await repliesOf(id)).toHaveLength(1);
  });

  it('with the id of a mail of the portal, or of somebody else', async () => {
    const { ana, user } = scene;
    const [{ messageId }, other] = [await thread(), await thread(ofClient)];
    const unknown = await deliver(mailOf(ana.email, '<no-such@example.com>'));
    const mail = mailOf(ana.email, messageId);
    expect((await deliver(mail)).status).toBe(201);
    for (const taken of [
      mailOf(ana.email, messageId, { message_id: messageId }),
      mailOf(ana.email, messageId, { message_id: other.messageId }),
      { ...mail, from: user.email, in_reply_to: other.messageId },
    ]) {
      const { status, body } = await deliver(taken);
      expect([status, body.errors]).toEqual([422, unknown.body.errors]);
    }
    expect(await repliesOf(other.id)).toHaveLength(1);
  });

  it('with a role that was taken away since', async () => {
    const { agent } = scene;
    const { id, messageId } = await thread();
    await portal.db.deleteFrom('user_permission').where('user_id', '=', agent.userId).execute();
    await portal.db.deleteFrom('user_role').where('user_id', '=', agent.userId).execute();
    expect((await deliver(mailOf(agent.email, messageId))).status).toBe(422);
    expect(await repliesOf(id)).toHaveLength(1);
  });

  it('if it is empty, too long, too large or no mail', async () => {
    const { ana } = scene;
    const { id, messageId } = await thread();
    const texts = [`> ${replyLine}`, 'x'.repeat(10_001)];
    for (const text of texts) expect((await deliver(mailOf(ana.email, messageId, { text }))).status).toBe(422);
    expect((await deliver({ from: ana.email })).status).toBe(422);
    expect((await deliver(mailOf(ana.email, messageId, { note: true }))).status).toBe(422);
    const large = mailOf(ana.email, messageId, { text: 'x'.repeat(17 * 1024 * 1024) });
    expect((await deliver(large)).status).toBe(413);
    expect(await repliesOf(id)).toHaveLength(1);
  });

  it('where no secret is set, like any unknown address', async () => {
    const closed = await buildTestApp();
    const post = (url: string) => closed.app.inject({ method: 'POST', url, payload: { from: 'ana@example.com' } });
    const [mail, unknown] = [await post('/api/inbound-mail'), await post('/api/no-such-call')];
    expect([mail.statusCode, mail.json().message]).toEqual([404, unknown.json().message]);
    await closed.close();
  });
});
