import type { Db } from '../../database/db.ts';
import type { Random } from '../clock/clock.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { withoutPersonalData } from '../error-reporting/error-facts.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/log-fields.ts';
import type { Listener } from '../notify/listener.ts';
import { notify } from '../notify/notify.ts';
import { backoffSeconds, mostAttempts, startWorkLoop, type WorkLoop } from '../work/work-loop.ts';
import {
  addMessages,
  claimMessage,
  keepWaiting,
  type MailCalendar,
  type MailThread,
  markSent,
  markUnsent,
  type OutboxTable,
  type StoredMessage,
} from './message-outbox.repository.ts';

export interface OutboxContext {
  readonly db: Db;
  readonly cipher: FieldCipher;
  readonly random: Pick<Random, 'uuid'>;
  /** False: a mail is stored as kept, which saves the worker another write. */
  readonly sendsMail?: boolean;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /**
   * Identifies what the message is about, such as `reset:12`: a repeated key is sent once. Without a key every message
   * is sent.
   */
  readonly effectKey?: string;
  /** Of a mail that belongs to a conversation. */
  readonly thread?: MailThread;
  /** Of a mail that puts an entry into the reader's calendar, or changes it. */
  readonly calendar?: MailCalendar;
}

export type Deliver = (message: Message & { readonly effectKey: string }) => Promise<void>;

/** Stores messages in the caller's transaction. They are sent after the commit, or kept if no server is configured. */
export async function enqueue(ctx: OutboxContext, table: OutboxTable, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const stored = messages.map(({ to, subject, text, thread, calendar, effectKey = ctx.random.uuid() }) => ({
    ...{ recipient: to, subject, effectKey, thread },
    body: ctx.cipher.seal({ table, column: 'body', row: effectKey }, text),
    ...(calendar && {
      calendar: { ...calendar, text: ctx.cipher.seal({ table, column: 'calendar', row: effectKey }, calendar.text) },
    }),
  }));
  const isKept = table === 'mail_outbox' && ctx.sendsMail === false;
  const added = await addMessages(ctx.db, table, stored, isKept);
  if (added > 0 && !isKept) await notify(ctx.db, table);
}

export interface OutboxWorkerOptions {
  /** Scope `system`. */
  readonly db: Db;
  readonly cipher: FieldCipher;
  readonly table: OutboxTable;
  /** Null if no server is configured: messages are then kept. */
  readonly deliver: Deliver | null;
  readonly listener?: Listener;
  readonly log: Log;
}

/**
 * Sends due messages, in any of several processes; after five failures a message is given up and logged. Takes one at a
 * time: behind a slow server the lease of a waiting message would end, and another process would send it too.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): WorkLoop {
  const { db, table, listener, deliver } = options;
  const sendNext = async () => {
    if (deliver === null) return await keepWaiting(db, table).then(() => false);
    const message = await claimMessage(db, table);
    if (message) await send(options, deliver, message);
    return message !== undefined;
  };
  const loop = startWorkLoop(table, sendNext, options.log);
  listener?.on(table, loop.wake);
  listener?.onGap(loop.wake);
  loop.wake();
  return loop;
}

async function send(
  { db, cipher, table, log }: OutboxWorkerOptions,
  deliver: Deliver,
  row: StoredMessage,
): Promise<void> {
  try {
    await deliver(opened(cipher, table, row));
  } catch (error) {
    const isGivenUp = row.attempts >= mostAttempts;
    const reason = reasonOf(error);
    await markUnsent(db, table, row.id, reason, isGivenUp ? 'never' : backoffSeconds(row.attempts));
    const facts = { job: table, jobId: String(row.id), attempt: row.attempts, reason: withoutPersonalData(reason) };
    if (isGivenUp) log.error(facts, 'A message could not be sent and is given up. See the outbox in the portal.');
    else log.warn(facts, 'A message could not be sent; trying again.');
    return;
  }
  await markSent(db, table, row.id);
}

function opened(cipher: FieldCipher, table: OutboxTable, row: StoredMessage): Message & { effectKey: string } {
  return {
    to: row.recipient,
    subject: row.subject,
    text: cipher.open({ table, column: 'body', row: row.effect_key }, row.body),
    effectKey: row.effect_key,
    ...(row.thread && { thread: row.thread }),
    ...(row.calendar && {
      calendar: {
        ...row.calendar,
        text: cipher.open({ table, column: 'calendar', row: row.effect_key }, row.calendar.text),
      },
    }),
  };
}
