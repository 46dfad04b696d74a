import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { countKeptMessages, type KeptMessageRow, listKeptMessages } from './kept-messages.repository.ts';
import { outboxAnswer } from './notifications.presenter.ts';

/** Stored messages have links that give access to accounts: each read is logged. */
export async function readOutbox(ctx: Ctx, { query }: CallInput<typeof notificationsCalls.outbox>) {
  const kind = query.kind ?? null;
  const rows = await listKeptMessages(ctx.db, kind, { first: (query.page - 1) * query.rows, rows: query.rows });
  const total = await countKeptMessages(ctx.db, kind);
  await ctx.audit({ event: 'notifications.read-outbox', details: { count: rows.length } });
  return { data: rows.map((row) => outboxAnswer(row, openBody(ctx, row))), total };
}

function openBody({ cipher }: Ctx, row: KeptMessageRow): string {
  const table = row.kind === 'mail' ? 'mail_outbox' : 'sms_outbox';
  return cipher.open({ table, column: 'body', row: row.effect_key }, row.body);
}
