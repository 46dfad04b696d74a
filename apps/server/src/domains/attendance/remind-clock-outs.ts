import { dayText } from '@muster/contract/plain-day.ts';
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
          type: 'attendance',
          title: 'You are still clocked in',
          text: textOf(due),
          path: '/my-timesheets',
        },
      );
  });
  return false;
}

function textOf({ work_date: day, ends_at, zone }: DueReminder): string {
  const end = Temporal.Instant.from(ends_at).toZonedDateTimeISO(zone).toPlainTime();
  const time = end.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `Your shift on ${dayText(day)} ended at ${time}. Clock out, or request a correction with the planned end if you forgot.`;
}
