import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

const availabilityChanged = defineEvent('availability.changed', z.object({ id: z.int() }));

export const interviewsListeners: readonly EventListener<BaseContext>[] = [
  listen(availabilityChanged, 'refresh-open-availabilities', ({ db }, { id }) =>
    pushToStaff(db, 'availabilities.changed', { id }),
  ),
];

/** Writes the activity log and announces the change. */
export async function concludeAvailabilityChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'availability', id: String(id) } });
  await ctx.announce(availabilityChanged, { id });
}
