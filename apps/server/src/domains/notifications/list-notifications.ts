import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notificationAnswer } from './notifications.presenter.ts';
import { countNotifications, listNotifications } from './notifications.repository.ts';

export async function listOwnNotifications(ctx: Ctx, { query }: CallInput<typeof notificationsCalls.list>) {
  const { userId } = ctx.viewer;
  const page = { first: (query.page - 1) * query.rows, rows: query.rows };
  const rows = await listNotifications(ctx.db, userId, page);
  const { total, unread } = await countNotifications(ctx.db, userId);
  return { data: rows.map(notificationAnswer), total, unread };
}
