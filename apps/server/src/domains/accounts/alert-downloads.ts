import { homeZone } from '@muster/contract';
import { sensitiveDownloads } from '@muster/contract/domains/accounts/accounts-notifications.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { notifyUsers } from '../notifications/index.ts';
import { adminAccounts, takeDownloadAlerts } from './download-alert.repository.ts';

/** Alerts admins, once for a user and day, when somebody downloads sensitive data of more people than DOWNLOAD_ALERT. */
export async function alertDownloads(services: CallServices): Promise<boolean> {
  const { databases, clock, downloadAlert: most } = services;
  const now = clock.now();
  const today = now.toZonedDateTimeISO(homeZone);
  // Yesterday too: this runs after the download, and midnight may lie between them.
  const since = today.startOfDay().subtract({ days: 1 }).toInstant().toString();
  await databases.system.transaction().execute(async (db) => {
    const alerts = await takeDownloadAlerts(db, { zone: homeZone, since, most, now: now.toString() });
    if (alerts.length === 0) return;
    const admins = await adminAccounts(db);
    for (const { user_id: userId, name, day, people } of alerts) {
      const when = day === String(today.toPlainDate()) ? 'today' : 'yesterday';
      const title = `${name} downloaded data of ${people} people ${when}`;
      const text = `Files with sensitive or pay data. Admins are alerted above ${most} people a day; the activity log has each file.`;
      await notifyUsers(
        { db, clock },
        {
          userIds: admins.map(({ id }) => id),
          type: sensitiveDownloads,
          values: { person: userId, people, most, day },
          key: `${userId}:${day}`,
        },
      );
      for (const { id, name: admin, email } of admins)
        await sendMail(
          { ...services, db },
          {
            to: email,
            subject: title,
            text: `Hello ${admin},\n\n${title}.\n\n${text}\n`,
            effectKey: `downloads:${userId}:${day}:${id}`,
          },
        );
    }
  });
  return false;
}
