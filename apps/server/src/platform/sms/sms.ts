import type { HttpClient } from '../outbound/http-client.ts';
import {
  type Deliver,
  enqueue,
  type OutboxContext,
  type OutboxWorkerOptions,
  startOutboxWorker,
} from '../outbox/message-outbox.ts';
import type { WorkLoop } from '../work/work-loop.ts';

export interface TextMessage {
  /** E.164, such as +639171234567. */
  readonly to: string;
  readonly text: string;
  readonly effectKey?: string;
}

/** Stores the text message in the caller's transaction; sent once per effect key, after commit. */
export async function sendSms(ctx: OutboxContext, message: TextMessage): Promise<void> {
  await enqueue(ctx, 'sms_outbox', [{ ...message, subject: '' }]);
}

export interface SmsWorkerOptions extends Omit<OutboxWorkerOptions, 'table' | 'deliver'> {
  /** Null: text messages are kept in the outbox and read in the portal. */
  readonly smsUrl: URL | null;
  readonly http: HttpClient;
}

export function startSmsWorker({ smsUrl, http, ...options }: SmsWorkerOptions): WorkLoop {
  return startOutboxWorker({ ...options, table: 'sms_outbox', deliver: smsUrl && deliverTo(smsUrl, http) });
}

/**
 * POST of `{ to, text, id }`. The id is the same at each attempt; the part of SMS_URL before the @ is the bearer token.
 */
function deliverTo(smsUrl: URL, http: HttpClient): Deliver {
  const target = new URL(smsUrl);
  const token = decodeURIComponent(target.username);
  target.username = '';
  target.password = '';
  return async ({ to, text, effectKey }) => {
    const { status } = await http.send({
      method: 'POST',
      url: target,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': effectKey,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text, id: effectKey }),
    });
    if (status < 200 || status > 299) throw new Error(`The server of SMS_URL answered ${status}.`);
  };
}
