import { accountsNotifications as types } from '@muster/contract/domains/accounts/accounts-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';

/** Notifies the owner of the account, in addition to the mail. A user who replaces an issued password was asked to, so the mail is enough. */
export function notifyOwner(notice: keyof typeof types) {
  return async (ctx: BaseContext, { userId, byUserId, replacesIssued = false }: AccountChange): Promise<void> => {
    if (replacesIssued) return;
    const userIds = [userId];
    if (notice === 'accounts.impersonated')
      await notifyUsers(ctx, { userIds, type: types[notice], values: { person: byUserId ?? 0 } });
    else await notifyUsers(ctx, { userIds, type: types[notice], values: {} });
  };
}

interface AccountChange {
  readonly userId: number;
  readonly byUserId?: number;
  readonly replacesIssued?: boolean | undefined;
}
