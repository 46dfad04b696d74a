import { type CallInput, Problem } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { deleteDraft } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { lockedAnnouncement } from './reachable-announcement.ts';

/** Only drafts: what was published stays on record. */
export async function deleteAnnouncement(
  ctx: Ctx,
  { body }: CallInput<(typeof announcementsCalls)['delete']>,
): Promise<void> {
  const { id, state, title } = await lockedAnnouncement(ctx, body.id);
  if (!announcementMoves(state).delete) throw new Problem('conflict', `It is ${state}: only a draft can be deleted.`);
  await deleteDraft(ctx.db, id);
  await concludeAnnouncement(ctx, { event: 'announcements.delete', id, before: { title } });
}
