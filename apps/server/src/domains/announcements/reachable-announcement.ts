import { notFound, Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { type LockedAnnouncement, lockAnnouncement } from './announcement-write.repository.ts';
import { type AnnouncementListRow, readAnnouncement } from './announcements.repository.ts';

/** Announcements are managed by staff: whatever somebody of a client was granted, here they find nothing. */
export const isStaff = (ctx: Ctx) => scopeOf(ctx.viewer) === 'staff';

/** @throws Problem not-found for missing ones and those out of reach */
export async function reachableAnnouncement(ctx: Ctx, id: number): Promise<AnnouncementListRow> {
  const row = isStaff(ctx) ? await readAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined;
  if (!row) throw notFound('client notification');
  return row;
}

/** As stored, kept from other writers. @throws Problem not-found, or conflict where somebody changed it meanwhile */
export async function lockedAnnouncement(ctx: Ctx, id: number, version?: number): Promise<LockedAnnouncement> {
  const stored = isStaff(ctx) ? await lockAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined;
  if (!stored) throw notFound('client notification');
  if (version !== undefined && version !== stored.version) {
    throw new Problem('conflict', 'Somebody changed this notification after you opened it. Look at it and try again.');
  }
  return stored;
}
