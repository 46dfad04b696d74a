import { notFound } from '@muster/contract';
import { announcementLabels } from '@muster/contract/domains/announcements/announcements.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { scopeOf } from '../../platform/row-security/scope.ts';
import { type LockedAnnouncement, lockAnnouncement } from './announcement-write.repository.ts';
import { type AnnouncementListRow, readAnnouncement } from './announcements.repository.ts';

/** Only staff manage announcements: client users find none here, whatever their permissions. */
export const isStaff = (ctx: Ctx) => scopeOf(ctx.viewer) === 'staff';

/** @throws Problem not-found, the same for one out of reach and a missing one */
export async function reachableAnnouncement(ctx: Ctx, id: number): Promise<AnnouncementListRow> {
  const row = isStaff(ctx) ? await readAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined;
  if (!row) throw notFound(thing);
  return row;
}

/** Locks and reads an announcement. @throws Problem not-found or conflict */
export function lockedAnnouncement(ctx: Ctx, id: number, version?: number): Promise<LockedAnnouncement> {
  return lockedRecord(ctx, announcementSource, { id, version });
}

const thing = 'client notification';

const announcementSource: RecordSource<LockedAnnouncement> = {
  thing,
  lock: async (ctx, id) => (isStaff(ctx) ? lockAnnouncement(ctx.db, id, ctx.clock.now().toString()) : undefined),
  logged: ({ id }) => ({ subject: { kind: 'client-notification', id } }),
  labels: { state: 'Status', ...announcementLabels },
};
