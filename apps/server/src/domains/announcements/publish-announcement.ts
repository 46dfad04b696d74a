import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertEndsLater } from './announcement-columns.ts';
import { updateAnnouncementColumns } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { lockedAnnouncement } from './reachable-announcement.ts';

type Publish = (typeof announcementsCalls)['publish'];

/** Publishes now, whatever time was planned. */
export async function publishAnnouncement(
  ctx: Ctx,
  { params, body }: CallInput<Publish>,
): Promise<CallAnswer<Publish>> {
  const { id, state, publish_at, expires_at } = await lockedAnnouncement(ctx, params.id, body.version);
  if (!announcementMoves(state).publish) throw new Problem('conflict', `It is ${state} already.`);
  const now = ctx.clock.now().toString();
  assertEndsLater(expires_at, now);
  const version = await updateAnnouncementColumns(ctx.db, id, { is_draft: false, publish_at: now });
  await concludeAnnouncement(ctx, {
    event: 'announcements.publish',
    id,
    version,
    before: { state, publish_at },
    after: { state: 'published', publish_at: now },
    isDue: true,
  });
  return { id, version };
}
