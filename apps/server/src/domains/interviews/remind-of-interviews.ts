import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { interviewsNotifications as types } from '@muster/contract/domains/interviews/interviews-notifications.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { notifyUsers } from '../notifications/index.ts';
import { guestsByPath, noticeValues } from './interview-guest-notices.ts';
import { interviewGuests, plannedInterview, takeDueReminders } from './interview-guests.repository.ts';

type Services = Pick<CallServices, 'databases' | 'clock' | 'cipher' | 'random'>;

const interviewsAtOnce = 50;

/**
 * Reminds those who take part and the candidate a day and an hour before: each once, however often and however late this runs. Never after
 * the beginning. True if there may be more to do.
 */
export async function remindOfInterviews(services: Services, most = interviewsAtOnce): Promise<boolean> {
  const { databases, clock, cipher, random } = services;
  return databases.system.transaction().execute(async (db) => {
    const due = await takeDueReminders(db, clock.now().toString(), most);
    for (const { id, is_last } of due) {
      const interview = await plannedInterview(db, id);
      if (!interview) continue;
      const soon = is_last ? 'within the hour' : 'within a day';
      const key = `interview:${id}:${is_last ? 'hour' : 'day'}`;
      for (const { guests, path } of guestsByPath(await interviewGuests(db, id), interview))
        await notifyUsers(
          { db, clock },
          {
            userIds: guests.map((guest) => guest.id),
            ...{ type: types.reminder, values: { ...noticeValues(interview), soon }, path, key },
          },
        );
      const { candidate_email: to, position, starts_at, timezone, place } = interview;
      if (to === null) continue;
      const lines = [position, interviewTimeText(starts_at, timezone), place].filter((line) => line !== null);
      const text = `Hello,\n\nYou have an interview ${soon}:\n${lines.join('\n')}\n`;
      await sendMail(
        { db, cipher, random },
        { to, subject: `Reminder: interview for ${position}`, text, effectKey: `${key}:candidate` },
      );
    }
    return due.length === most;
  });
}
