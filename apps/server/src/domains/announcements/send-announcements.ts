import { announcementNotification as type } from '@muster/contract/domains/announcements/announcements-notifications.ts';
import { firstWordsOf } from '@muster/contract/formatted-text.rules.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { notifyUsers } from '../notifications/index.ts';
import { deliverDue, isAnythingDue } from './announcement-delivery.repository.ts';
import { noticePath } from './notice-path.ts';

const longestText = 200;

/**
 * Delivers newly published announcements with their notifications in one transaction, so that a killed process leaves nothing
 * half done (reliability row 23). Returns false: nothing is left to do.
 */
export async function sendAnnouncements({ databases, clock }: CallServices): Promise<boolean> {
  const at = clock.now().toString();
  if (!(await isAnythingDue(databases.system, at))) return false;
  await databases.system.transaction().execute(async (db) => {
    for (const { notification_id: id, title, body, user_ids: userIds } of await deliverDue(db, at)) {
      const text = firstWordsOf(body, longestText);
      await notifyUsers({ db, clock }, { userIds, type, values: { title, text }, path: noticePath(id) });
      await pushToStaff(db, 'client-notifications.changed', { id });
    }
  });
  return false;
}
