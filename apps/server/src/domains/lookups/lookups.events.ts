import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

const lookupChanged = defineEvent('lookups.changed', z.object({ kind: z.enum(['office', 'currency']), id: z.int() }));

export const lookupsListeners: readonly EventListener<BaseContext>[] = [
  listen(lookupChanged, 'refresh-open-lookups', ({ db }, { id }) => pushToStaff(db, 'lookups.changed', { id })),
];

interface LookupChange extends Omit<AuditEntry, 'subject'> {
  readonly kind: 'office' | 'currency';
  readonly id: number;
}

/** Writes the activity log and announces the change. */
export async function concludeLookupChange(ctx: Ctx, { kind, id, ...entry }: LookupChange): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind, id: String(id) } });
  await ctx.announce(lookupChanged, { kind, id });
}
