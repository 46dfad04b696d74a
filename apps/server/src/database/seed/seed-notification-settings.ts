import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';

/** HR gets requests for leave in one mail each morning; employees get decisions by mail, and nothing at night. */
export async function seedNotificationSettings(
  db: Kysely<Database>,
  accounts: readonly SeededAccount[],
): Promise<void> {
  for (const { userId, account } of accounts) {
    if (account.role === 'hr') {
      await db
        .insertInto('notification_setting')
        .values({ user_id: userId, digest: 'daily', digest_hour: 7 })
        .execute();
      await wantMail(db, userId, [leaveNotifications.toDecide.code]);
    } else if (account.role === 'employee') {
      await db
        .insertInto('notification_setting')
        .values({ user_id: userId, quiet_from: '22:00', quiet_until: '07:00' })
        .execute();
      await wantMail(db, userId, [leaveNotifications.approved.code, leaveNotifications.rejected.code]);
    }
  }
}

async function wantMail(db: Kysely<Database>, user_id: number, types: readonly string[]): Promise<void> {
  await db
    .insertInto('notification_preference')
    .values(types.map((type) => ({ user_id, type, channel: 'mail', is_on: true })))
    .execute();
}
