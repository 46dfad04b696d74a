import type { CallAnswer } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { notificationAnswer } from './notifications.presenter.ts';
import { countUnread, listNotifications } from './notifications.repository.ts';
import { shownNotifications } from './shown-notifications.ts';

type List = (typeof notificationsCalls)['list'];

export async function listOwnNotifications(ctx: Ctx, { question }: ListInput<List>): Promise<CallAnswer<List>> {
  const { userId } = ctx.viewer;
  const { data, total } = await listNotifications(ctx.db, userId, question);
  const shown = await shownNotifications(ctx.db, ctx.viewer, data);
  return { data: shown.map(notificationAnswer), total, unread: await countUnread(ctx.db, userId) };
}
