import type { CallAnswer } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { notificationAnswer } from './notifications.presenter.ts';
import { countUnread, listNotifications } from './notifications.repository.ts';

type List = (typeof notificationsCalls)['list'];

export async function listOwnNotifications(ctx: Ctx, { question }: ListInput<List>): Promise<CallAnswer<List>> {
  const { userId } = ctx.viewer;
  const { data, total } = await listNotifications(ctx.db, userId, question);
  return { data: data.map(notificationAnswer), total, unread: await countUnread(ctx.db, userId) };
}
