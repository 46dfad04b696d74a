import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { recipientIdsOf } from './announcement-delivery.repository.ts';
import { updateAnnouncementColumns } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { noticePath, noticeType } from './notice-path.ts';
import { lockedAnnouncement } from './reachable-announcement.ts';

type Withdraw = (typeof announcementsCalls)['withdraw'];

/** Removes it from home screens and notifications. Who read it stays on record. */
export async function withdrawAnnouncement(
  ctx: Ctx,
  { params, body }: CallInput<Withdraw>,
): Promise<CallAnswer<Withdraw>> {
  const { id, state } = await lockedAnnouncement(ctx, params.id, body.version);
  if (!announcementMoves(state).withdraw) {
    throw new Problem('conflict', `It is ${state}: only what is published can be withdrawn.`);
  }
  const version = await updateAnnouncementColumns(ctx.db, id, { withdrawn_at: ctx.clock.now().toString() });
  const userIds = await recipientIdsOf(ctx.db, id);
  await takeBackNotifications(ctx, { userIds, type: noticeType, path: noticePath(id) });
  await concludeAnnouncement(ctx, {
    event: 'announcements.withdraw',
    id,
    version,
    before: { state },
    after: { state: 'withdrawn' },
  });
  return { id, version };
}
