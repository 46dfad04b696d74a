import type { CallAnswer } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { unreadable } from '../../platform/crypto/field-cipher.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { type KeptMessageRow, listKeptMessages } from './kept-messages.repository.ts';
import { outboxAnswer } from './notifications.presenter.ts';

type Outbox = (typeof notificationsCalls)['outbox'];

/** Kept messages contain links that open accounts, so each read is logged in the activity log. */
export async function readOutbox(ctx: Ctx, { question }: ListInput<Outbox>): Promise<CallAnswer<Outbox>> {
  const { data, total } = await listKeptMessages(ctx.db, question);
  await ctx.audit({ event: 'notifications.read-outbox', details: { count: data.length } });
  return { data: data.map((row) => outboxAnswer(row, openBody(ctx, row))), total };
}

function openBody({ cipher }: Ctx, row: KeptMessageRow): string {
  const table = row.kind === 'mail' ? 'mail_outbox' : 'sms_outbox';
  return cipher.openOrNull({ table, column: 'body', row: row.effect_key }, row.body) ?? unreadable;
}
