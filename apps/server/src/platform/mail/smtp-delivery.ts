import { Socket } from 'node:net';
import { hashToken } from '../crypto/tokens.ts';
import type { Deliver } from '../outbox/message-outbox.ts';

const timeoutMs = 10_000;
/** Of one mail as a whole. Shorter than the lease in the outbox, so that no other process sends the same mail. */
const mostMsOfMail = 60_000;

/**
 * Sends through the server of SMTP_URL. The message id comes from the effect key: if the process dies after sending and
 * before recording it, the recipient gets the same mail twice, with one id.
 */
export function createSmtpDelivery(smtpUrl: URL, host: string, mostMs = mostMsOfMail): Deliver {
  const sender = smtpUrl.searchParams.get('from') ?? `Muster <no-reply@${host}>`;
  return async ({ to, subject, text, effectKey, thread, calendar }) => {
    const { createTransport } = await import('nodemailer');
    const limit = AbortSignal.timeout(mostMs);
    const transport = createTransport({
      host: smtpUrl.hostname,
      port: Number(smtpUrl.port) || (smtpUrl.protocol === 'smtps:' ? 465 : 587),
      secure: smtpUrl.protocol === 'smtps:',
      // Credentials are never sent unencrypted, except to the local machine.
      requireTLS: smtpUrl.username !== '' && !isLoopback(smtpUrl.hostname),
      ...(smtpUrl.username !== '' && {
        auth: { user: decodeURIComponent(smtpUrl.username), pass: decodeURIComponent(smtpUrl.password) },
      }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // The limits above start again at each step, so a server that answers slowly never reaches them.
      socket: new Socket({ signal: limit }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        messageId: thread?.messageId ?? `<${hashToken(effectKey).slice(0, 32)}@${host}>`,
        ...(thread && {
          ...(thread.inReplyTo !== null && { inReplyTo: thread.inReplyTo }),
          references: [...thread.references],
        }),
        ...(calendar && { icalEvent: { method: calendar.method, filename: 'invitation.ics', content: calendar.text } }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (problem) {
      throw limit.aborted ? new Error(`The mail server took longer than ${mostMs / 1000} seconds.`) : problem;
    } finally {
      transport.close();
    }
  };
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
