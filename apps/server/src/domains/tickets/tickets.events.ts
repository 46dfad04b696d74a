import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

const ticketTypeChanged = defineEvent('ticket-type.changed', z.object({ id: z.int() }));

export const ticketTypesListeners: readonly EventListener<BaseContext>[] = [
  listen(ticketTypeChanged, 'refresh-open-ticket-types', ({ db }, { id }) =>
    pushToStaff(db, 'ticket-types.changed', { id }),
  ),
];

/** Writes the activity log and announces the change. */
export async function concludeTicketTypeChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'ticket-type', id: String(id) } });
  await ctx.announce(ticketTypeChanged, { id });
}
