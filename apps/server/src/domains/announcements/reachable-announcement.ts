import { notFound, Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { type LockedAnnouncement, lockAnnouncement } from './announcement-write.repository.ts';
import { type AnnouncementListRow, readAnnouncement } from './announcements.repository.ts';

/** Only staff manage announcements: client users find none here, whatever their permissions. */
export const isStaff = (ctx: Ctx) => scopeOf(ctx.viewer) === 'staff';

/** @throws Problem not-found, the same for one out of reach and a missing one */
export async function reachableAnnouncement(ctx: Ctx, id: number): Promise<AnnouncementListRow> {
  const row = isStaff(ctx) ? await readAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined;
  if (!row) throw notFound('client notification');
  return row;
}

/** Reads and locks an announcement. @throws Problem not-found, or conflict if somebody changed it since */
export async function lockedAnnouncement(ctx: Ctx, id: number, version?: number): Promise<LockedAnnouncement> {
  const stored = isStaff(ctx) ? await lockAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined;
  if (!stored) throw notFound('client notification');
  if (version !== undefined && version !== stored.version) {
    throw new Problem('conflict', 'Somebody changed this notification after you opened it. Look at it and try again.');
  }
  return stored;
}
