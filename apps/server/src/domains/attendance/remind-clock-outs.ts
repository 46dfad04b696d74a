import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { twelveHourText } from '@muster/contract/hour-cycle.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { notifyUsers } from '../notifications/index.ts';
import { type DueReminder, takeDueReminders } from './clock-out-reminder.repository.ts';

/** Reminds employees who are still in an hour after their shift. Returns whether there may be more to do. */
export async function remindClockOuts({ databases, clock }: CallServices): Promise<boolean> {
  await databases.system.transaction().execute(async (db) => {
    for (const due of await takeDueReminders(db, clock.now().toString()))
      await notifyUsers(
        { db, clock },
        {
          userIds: due.user_ids,
          type: attendanceNotifications.stillClockedIn,
          values: { day: due.work_date, time: endOf(due) },
        },
      );
  });
  return false;
}

/** On the clock of the shift. */
const endOf = ({ ends_at, zone }: DueReminder): string =>
  twelveHourText(Temporal.Instant.from(ends_at).toZonedDateTimeISO(zone));
