import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { ticketSlaPolicyChanged } from './tickets.events.ts';

export const ticketSlaPoliciesListeners: readonly EventListener<BaseContext>[] = [
  listen(ticketSlaPolicyChanged, 'refresh-open-ticket-sla-policies', ({ db }, { id }) =>
    pushToStaff(db, 'ticket-sla-policies.changed', { id }),
  ),
];

/** Writes the activity log and announces the change. */
export async function concludeTicketSlaPolicyChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'ticket-sla-policy', id: String(id) } });
  await ctx.announce(ticketSlaPolicyChanged, { id });
}
