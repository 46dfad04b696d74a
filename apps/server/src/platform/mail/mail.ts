import {
  enqueue,
  type Message,
  type OutboxContext,
  type OutboxWorkerOptions,
  startOutboxWorker,
} from '../outbox/message-outbox.ts';
import type { WorkLoop } from '../work/work-loop.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

/** Stores the mail in the caller's transaction; sent once per effect key, after commit. */
export const sendMail = (ctx: OutboxContext, mail: Message): Promise<void> => sendMails(ctx, [mail]);

/** The same for several mails, in one statement. */
export async function sendMails(ctx: OutboxContext, mails: readonly Message[]): Promise<void> {
  const lines = ({ to, subject }: Message) => ({ to: oneLine(to), subject: oneLine(subject).slice(0, 300) });
  await enqueue(
    ctx,
    'mail_outbox',
    mails.map((mail) => ({ ...mail, ...lines(mail) })),
  );
}

export interface MailWorkerOptions extends Omit<OutboxWorkerOptions, 'table' | 'deliver'> {
  /** Null: mails are kept in the outbox and read in the portal. */
  readonly smtpUrl: URL | null;
  /** Address of the portal: its host is part of the sender's address and of message ids. */
  readonly appUrl: string;
}

export function startMailWorker({ smtpUrl, appUrl, ...options }: MailWorkerOptions): WorkLoop {
  const deliver = smtpUrl && createSmtpDelivery(smtpUrl, new URL(appUrl).hostname);
  return startOutboxWorker({ ...options, table: 'mail_outbox', deliver });
}

/** A line break in an address or subject could add headers. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
