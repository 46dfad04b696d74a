import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { unreadable } from '../../platform/crypto/field-cipher.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { findKeptMessage, type KeptMessageRow, listKeptMessages } from './kept-messages.repository.ts';
import { withoutSecrets } from './message-secrets.ts';
import { outboxAnswer } from './notifications.presenter.ts';

type Outbox = (typeof notificationsCalls)['outbox'];
type Open = (typeof notificationsCalls)['outboxMessage'];

/** The messages without their links and codes; each read is in the activity log. */
export async function readOutbox(ctx: Ctx, { question }: ListInput<Outbox>): Promise<CallAnswer<Outbox>> {
  const { data, total } = await listKeptMessages(ctx.db, question);
  await ctx.audit({ event: 'notifications.read-outbox', details: { count: data.length } });
  return { data: data.map((row) => outboxAnswer(row, withoutSecrets(openBody(ctx, row)))), total };
}

/** One message with its links and codes. The activity log names it. @throws Problem not-found */
export async function openOutboxMessage(ctx: Ctx, { params }: CallInput<Open>): Promise<CallAnswer<Open>> {
  const row = await findKeptMessage(ctx.db, params.kind, params.id);
  if (!row) throw notFound('message');
  const { kind, id, recipient, subject } = row;
  await ctx.audit({ event: 'notifications.open-message', details: { kind, id, to: recipient, subject } });
  return { text: openBody(ctx, row) };
}

function openBody({ cipher }: Ctx, row: KeptMessageRow): string {
  const table = row.kind === 'mail' ? 'mail_outbox' : 'sms_outbox';
  return cipher.openOrNull({ table, column: 'body', row: row.effect_key }, row.body) ?? unreadable;
}
