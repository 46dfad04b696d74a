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
export async function sendMail(ctx: OutboxContext, mail: Message): Promise<void> {
  await enqueue(ctx, 'mail_outbox', { ...mail, to: oneLine(mail.to), subject: oneLine(mail.subject).slice(0, 300) });
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
