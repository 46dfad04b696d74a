import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { noticeFor, noticeTexts } from './notices.ts';
import { nameOfUser } from './notifications.repository.ts';
import { notifyUsers } from './notify-users.ts';

/** What other areas announce and a user should know of. */
export const notificationsListeners: readonly EventListener<BaseContext>[] = Object.keys(noticeTexts).map((event) =>
  listen(event, 'notifications.notify-user', notifyUser),
);

async function notifyUser(ctx: BaseContext, { name, payload }: DomainEvent): Promise<void> {
  const who = typeof payload.byUserId === 'number' ? await nameOfUser(ctx.db, payload.byUserId) : null;
  const notice = noticeFor(name, who ?? 'Somebody');
  if (!notice || typeof payload.userId !== 'number') return;
  await notifyUsers(ctx, { userIds: [payload.userId], ...notice, path: '/my-profile' });
}
