import type { BaseContext } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import { type AccountNotice, noticeFor } from './account-notices.ts';
import { nameOfUser } from './users.repository.ts';

/** Notifies the owner of the account, in addition to the mail. */
export function notifyOwner(notice: AccountNotice) {
  return async (
    ctx: BaseContext,
    { userId, byUserId }: { readonly userId: number; readonly byUserId?: number },
  ): Promise<void> => {
    const who = byUserId === undefined ? null : await nameOfUser(ctx.db, byUserId);
    await notifyUsers(ctx, { userIds: [userId], ...noticeFor(notice, who ?? 'Someone'), path: '/my-profile' });
  };
}
