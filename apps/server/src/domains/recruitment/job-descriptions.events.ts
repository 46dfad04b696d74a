import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { jobDescriptionChanged, jobDescriptionTemplateChanged } from './recruitment.events.ts';

export const jobDescriptionsListeners: readonly EventListener<BaseContext>[] = [
  listen(jobDescriptionTemplateChanged, 'refresh-open-job-description-templates', ({ db }, { id }) =>
    pushToStaff(db, 'job-description-templates.changed', { id }),
  ),
  listen(jobDescriptionChanged, 'refresh-open-job-descriptions', ({ db }, { position_id }) =>
    pushToStaff(db, 'job-descriptions.changed', { id: position_id }),
  ),
];

/** Writes the activity log and announces the change. */
export async function concludeTemplateChange(ctx: Ctx, id: number, entry: Omit<AuditEntry, 'subject'>): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'job-description-template', id: String(id) } });
  await ctx.announce(jobDescriptionTemplateChanged, { id });
}

/** The activity of the position has the line. */
export async function concludeDescriptionChange(
  ctx: Ctx,
  positionId: number,
  entry: Omit<AuditEntry, 'subject' | 'part'>,
): Promise<void> {
  const part = { kind: 'job-description', id: positionId };
  await ctx.audit({ ...entry, subject: { kind: 'open-position', id: String(positionId) }, part });
  await ctx.announce(jobDescriptionChanged, { position_id: positionId });
}
