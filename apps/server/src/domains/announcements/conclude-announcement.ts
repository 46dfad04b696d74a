import type { Ctx } from '../../platform/context/context.ts';
import { notify } from '../../platform/notify/notify.ts';
import { announcementChanged } from './announcements.events.ts';

/** Writes the activity log and announces the change; a due announcement is delivered right after the commit. */
export async function concludeAnnouncement(ctx: Ctx, change: ConcludedChange): Promise<void> {
  const { event, id, version, before, after, isDue = false } = change;
  await ctx.audit({
    event,
    subject: { kind: 'client-notification', id: String(id) },
    ...(version !== undefined && { version }),
    ...(before && { before }),
    ...(after && { after }),
  });
  await ctx.announce(announcementChanged, { announcementId: id });
  if (isDue) await notify(ctx.db, 'client_notification');
}

interface ConcludedChange {
  readonly event: string;
  readonly id: number;
  /** The new one. */
  readonly version?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly isDue?: boolean;
}
