import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { cannedReplyChanged } from './tickets.events.ts';

export const cannedRepliesListeners: readonly EventListener<BaseContext>[] = [
  listen(cannedReplyChanged, 'refresh-open-canned-replies', ({ db }, { id }) =>
    pushToStaff(db, 'canned-replies.changed', { id }),
  ),
];

/** Writes the activity log and announces the change. */
export async function concludeCannedReplyChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'canned-reply', id: String(id) } });
  await ctx.announce(cannedReplyChanged, { id });
}
