import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { putAwayNotifications } from '../notifications/index.ts';
import { markOwnRead, ownAnnouncements } from './announcement-delivery.repository.ts';
import { announcementChanged } from './announcements.events.ts';
import { presentOwnAnnouncement } from './announcements.presenter.ts';
import { noticePath, noticeType } from './notice-path.ts';

type Calls = typeof announcementsCalls;

/** Current announcements for the viewer's company. */
export async function listOwnAnnouncements(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const data = (await ownOf(ctx)).map(presentOwnAnnouncement);
  return { data, unread: unreadOf(data) };
}

/** Marks it as read. Not while somebody impersonates the user, who has not seen it. */
export async function markAnnouncementRead(
  ctx: Ctx,
  { body }: CallInput<Calls['markRead']>,
): Promise<CallAnswer<Calls['markRead']>> {
  const own = await ownOf(ctx);
  if (!own.some(({ id }) => id === body.id)) throw notFound('notification');
  const { userId, impersonator } = ctx.viewer;
  const isNew = impersonator === null && (await markOwnRead(ctx.db, body.id, userId, ctx.clock.now().toString()));
  if (isNew) {
    await putAwayNotifications(ctx, { userId, type: noticeType, path: noticePath(body.id) });
    await ctx.audit({
      event: 'announcements.mark-read',
      subject: { kind: 'client-notification', id: String(body.id) },
      clientId: ctx.viewer.clientId,
    });
    await ctx.announce(announcementChanged, { announcementId: body.id });
  }
  return { unread: unreadOf(own) - (isNew ? 1 : 0) };
}

const ownOf = (ctx: Ctx) => ownAnnouncements(ctx.db, ctx.viewer.userId, ctx.clock.now().toString());

const unreadOf = (own: readonly { readonly read_at: string | null }[]) =>
  own.filter(({ read_at }) => read_at === null).length;
