import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { systemRandom } from '../clock/clock.ts';
import { createFieldCipher } from '../crypto/field-cipher.ts';
import { createLog } from '../log/log.ts';
import { createHttpClient } from '../outbound/http-client.ts';
import { claimMessage } from '../outbox/message-outbox.repository.ts';
import { sendSms, startSmsWorker } from '../sms/sms.ts';
import type { WorkLoop } from '../work/work-loop.ts';
import { sendMail, startMailWorker } from './mail.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';
import { storedMessages } from './stored-messages.fixture.ts';

const cipher = createFieldCipher({ current: { version: 1, key: randomBytes(32) }, older: [] });
const log = createLog({ level: 'silent' });
const appUrl = 'https://portal.example.com';
const mail = {
  to: 'maria@northwind.example',
  subject: 'Reset',
  text: 'Open https://portal.example.com/r/abc-def',
  effectKey: 'reset:1',
};

let scratch: OpenScratch;
let loops: WorkLoop[];
const context = () => ({ db: scratch.db, cipher, random: systemRandom });
const makeDue = () => sql`update mail_outbox set next_try_at = now()`.execute(scratch.db);

beforeEach(async () => {
  scratch = await openScratch();
  loops = [];
});

afterEach(async () => {
  for (const loop of loops) await loop.close();
  await scratch.close();
});

function mailWorker(smtpUrl: string | null): WorkLoop {
  const loop = startMailWorker({
    db: scratch.db,
    cipher,
    log,
    appUrl,
    smtpUrl: smtpUrl === null ? null : new URL(smtpUrl),
  });
  loops.push(loop);
  return loop;
}

describe('a mail', () => {
  it('is kept for an admin if no server is configured, and never sent later', async () => {
    await sendMail(context(), mail);
    await mailWorker(null).drain();
    const [kept] = await storedMessages(context(), 'mail_outbox');
    expect(kept).toMatchObject({ ...mail, state: 'kept', sentAt: null });
    const sink = await smtpSink();
    await mailWorker(sink.url).drain();
    expect(sink.mails).toEqual([]);
    await sink.close();
  });

  it('is stored as kept by a portal without a server', async () => {
    await sendMail({ ...context(), sendsMail: false }, mail);
    await sendMail({ ...context(), sendsMail: true }, { ...mail, effectKey: 'reset:2' });
    const listed = await storedMessages(context(), 'mail_outbox');
    expect(listed).toMatchObject([{ state: 'waiting' }, { ...mail, state: 'kept' }]);
  });

  it('is stored sealed, with a single header line, once per effect, and not after a rollback', async () => {
    await sendMail(context(), { ...mail, subject: 'Hi\r\nBcc: all@northwind.example' });
    await sendMail(context(), mail);
    await sendMail(context(), { to: mail.to, subject: 'Other', text: 'x' });
    await sendMail(context(), { to: mail.to, subject: 'Other', text: 'x' });
    const undone = scratch.db.transaction().execute(async (db) => {
      await sendMail({ ...context(), db }, { ...mail, effectKey: 'reset:2' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const listed = await storedMessages(context(), 'mail_outbox');
    expect(listed.map(({ subject }) => subject)).toEqual(['Other', 'Other', 'Hi Bcc: all@northwind.example']);
    const { rows } = await sql<{ body: string }>`select body from mail_outbox`.execute(scratch.db);
    for (const { body } of rows) expect(body).toMatch(/^1\.[\w-]+$/);
  });

  it('belongs to a thread', async () => {
    const sink = await smtpSink();
    const thread = {
      messageId: '<3@x.example>',
      inReplyTo: '<2@x.example>',
      references: ['<1@x.example>', '<2@x.example>'],
    };
    await sendMail(context(), { ...mail, thread });
    await mailWorker(sink.url).drain();
    expect(sink.mails[0]).toMatch(/^Message-ID: <3@x\.example>$/im);
    expect(sink.mails[0]).toMatch(/^In-Reply-To: <2@x\.example>$/im);
    expect(sink.mails[0]).toMatch(/^References: <1@x\.example>\s+<2@x\.example>$/im);
    await sink.close();
  });

  it('puts an entry into a calendar, which is sealed like the text', async () => {
    const sink = await smtpSink();
    const calendar = { method: 'REQUEST', text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' } as const;
    await sendMail(context(), { ...mail, calendar });
    const { rows } = await sql<{ calendar: object }>`select calendar from mail_outbox`.execute(scratch.db);
    expect(rows).toEqual([{ calendar: { method: 'REQUEST', text: expect.stringMatching(/^1\.[\w-]+$/) } }]);
    await mailWorker(sink.url).drain();
    expect(sink.mails[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/im);
    expect(sink.mails[0]).toContain('invitation.ics');
    await sink.close();
  });

  it('is sent by SMTP, once, with an id derived from its effect key', async () => {
    const sink = await smtpSink();
    await sendMail(context(), mail);
    const workers = [mailWorker(sink.url), mailWorker(sink.url)];
    await Promise.all(workers.map((loop) => loop.drain()));
    await Promise.all(workers.map((loop) => loop.drain()));
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]).toMatch(/^To: maria@northwind\.example$/m);
    expect(sink.mails[0]).toMatch(/^From: Muster <no-reply@portal\.example\.com>$/m);
    expect(sink.mails[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@portal\.example\.com>$/im);
    expect(await storedMessages(context(), 'mail_outbox')).toMatchObject([{ state: 'sent', error: null }]);

    await sql`update mail_outbox set sent_at = null`.execute(scratch.db);
    await makeDue();
    await workers[0]?.drain();
    const ids = sink.mails.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
    expect(ids).toEqual([ids[0], ids[0]]);
    await sink.close();
  });

  it('taken by one process is skipped by the others without waiting', async () => {
    await sendMail(context(), mail);
    await sendMail(context(), { ...mail, effectKey: 'reset:2' });
    await scratch.db.transaction().execute(async (transaction) => {
      expect(await claimMessage(transaction, 'mail_outbox')).toMatchObject({ effect_key: 'reset:1' });
      expect(await claimMessage(scratch.db, 'mail_outbox')).toMatchObject({ effect_key: 'reset:2' });
    });
  });

  it('is sent once by two processes when the server is slow', async () => {
    await sendMail(context(), mail);
    await sendMail(context(), { ...mail, effectKey: 'reset:2' });
    let received = 0;
    const sink = await smtpSink({
      beforeKept: async () => {
        received += 1;
        await sql`update mail_outbox set next_try_at = next_try_at - interval '61 seconds'`.execute(scratch.db);
        if (received === 2) await mailWorker(sink.url).drain();
      },
    });
    await mailWorker(sink.url).drain();
    expect(sink.mails).toHaveLength(2);
    await sink.close();
  });

  it('is limited as a whole, however often the server answers', async () => {
    const slow = createServer((socket) => {
      socket.write('220 sink\r\n');
      const timer = setInterval(() => socket.write('250-wait\r\n'), 10);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const url = new URL(`smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`);
    await expect(createSmtpDelivery(url, 'portal.example.com', 200)(mail)).rejects.toThrow(/longer than 0\.2/);
    await new Promise((resolve) => slow.close(resolve));
  });

  it('is tried five times and then given up', async () => {
    const sink = await smtpSink({ refusal: '550 no such user' });
    const loop = mailWorker(sink.url);
    await sendMail(context(), mail);
    for (let round = 0; round < 7; round += 1) {
      await loop.drain();
      await makeDue();
    }
    expect(sink.refused()).toBe(5);
    expect(await storedMessages(context(), 'mail_outbox')).toMatchObject([
      { state: 'failed', error: expect.stringMatching(/550/) },
    ]);
    await sink.close();
  });
});

describe('a text message', () => {
  const text = { to: '+639171234567', text: 'Your code', effectKey: 'code:1' };

  it('is kept without a server', async () => {
    await sendSms(context(), text);
    const loop = startSmsWorker({ db: scratch.db, cipher, log, smsUrl: null, http: createHttpClient([]) });
    loops.push(loop);
    await loop.drain();
    expect(await storedMessages(context(), 'sms_outbox')).toMatchObject([{ ...text, state: 'kept' }]);
  });

  it('is posted as JSON with the token of the address, and retried after a refusal', async () => {
    const heard: unknown[] = [];
    let status = 503;
    const server = createHttpServer(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request)).toString();
      heard.push({
        url: request.url,
        token: request.headers.authorization,
        key: request.headers['idempotency-key'],
        body,
      });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const smsUrl = new URL(`http://api%20key@127.0.0.1:${(server.address() as AddressInfo).port}/send`);
    const loop = startSmsWorker({ db: scratch.db, cipher, log, smsUrl, http: createHttpClient([smsUrl]) });
    loops.push(loop);
    await sendSms(context(), text);
    await loop.drain();
    status = 202;
    await sql`update sms_outbox set next_try_at = now()`.execute(scratch.db);
    await loop.drain();
    const post = { url: '/send', token: 'Bearer api key', key: 'code:1' };
    const body = JSON.stringify({ to: text.to, text: text.text, id: 'code:1' });
    expect(heard).toEqual([
      { ...post, body },
      { ...post, body },
    ]);
    expect(await storedMessages(context(), 'sms_outbox')).toMatchObject([{ state: 'sent' }]);
    await new Promise((resolve) => server.close(resolve));
  });
});

interface SinkOptions {
  readonly refusal?: string;
  /** Runs after the server has a mail and before it says so. */
  readonly beforeKept?: () => Promise<void>;
}

/** The minimum of an SMTP server that can receive a mail. */
async function smtpSink({ refusal, beforeKept }: SinkOptions = {}) {
  const mails: string[] = [];
  let refused = 0;
  const server: Server = createServer((socket) => {
    let data: string | null = null;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (data !== null) {
          if (line !== '.') data += `${line}\n`;
          else {
            mails.push(data);
            data = null;
            void Promise.resolve(beforeKept?.()).then(() => socket.write('250 kept\r\n'));
          }
        } else if (refusal && line.startsWith('RCPT')) {
          refused += 1;
          socket.write(`${refusal}\r\n`);
        } else if (line === 'DATA') {
          data = '';
          socket.write('354 go\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    mails,
    refused: () => refused,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
