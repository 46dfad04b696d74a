import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertEndsLater } from './announcement-columns.ts';
import { updateAnnouncementColumns } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { lockedAnnouncement } from './reachable-announcement.ts';

type ChangeExpiry = (typeof announcementsCalls)['changeExpiry'];

/** The end is all that can change after publishing; null: no end. */
export async function changeExpiry(
  ctx: Ctx,
  { params, body }: CallInput<ChangeExpiry>,
): Promise<CallAnswer<ChangeExpiry>> {
  const { id, state, expires_at: before } = await lockedAnnouncement(ctx, params.id, body.version);
  if (!announcementMoves(state).expire) {
    throw new Problem('conflict', `It is ${state}. Only the expiry of a published notification can be changed here.`);
  }
  assertEndsLater(body.expires_at, ctx.clock.now().toString());
  const version = await updateAnnouncementColumns(ctx.db, id, { expires_at: body.expires_at });
  await concludeAnnouncement(ctx, {
    event: 'announcements.change-expiry',
    id,
    version,
    before: { expires_at: before },
    after: { expires_at: body.expires_at },
  });
  return { id, version };
}
