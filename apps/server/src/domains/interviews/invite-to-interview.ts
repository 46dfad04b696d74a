import { type InvitationMethod, invitationText } from '@muster/contract/calendar-text.rules.ts';
import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { interviewsNotifications as types } from '@muster/contract/domains/interviews/interviews-notifications.ts';
import type { Company } from '@muster/contract/page-data.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { sendMails } from '../../platform/mail/mail.ts';
import { companyOfSeveral } from '../../platform/session/companies.repository.ts';
import { atCompany, namingCompany, notifyUsers, usersWhoWant } from '../notifications/index.ts';
import { guestsByPath, noticeValues } from './interview-guest-notices.ts';
import {
  type InterviewGuest,
  interviewGuests,
  type PlannedInterview,
  plannedInterview,
} from './interview-guests.repository.ts';

export type InterviewChange = 'booked' | 'moved' | 'cancelled';

interface ChangedInterview {
  readonly id: number;
  readonly change: InterviewChange;
  /** Of the calendar entry. */
  readonly sequence: number;
  /** Knows of it, and gets the mail for the calendar alone. */
  readonly by: number;
}

/**
 * Notifies those who take part, and mails them and the candidate an entry for their calendar. People whom a move leaves out get the
 * end of theirs. Runs in the scope `system`.
 */
export async function inviteToInterview(ctx: BaseContext, changed: ChangedInterview): Promise<void> {
  const interview = await plannedInterview(ctx.db, changed.id);
  if (!interview) return;
  const guests = await interviewGuests(ctx.db, interview.id);
  await inform(ctx, { ...changed, interview, guests });
  await mailCandidate(ctx, { ...changed, interview });
  if (changed.change !== 'moved' || interview.previous_interview_id === null) return;
  const earlier = await plannedInterview(ctx.db, interview.previous_interview_id);
  const before = await interviewGuests(ctx.db, interview.previous_interview_id);
  const left = before.filter(({ id }) => guests.every((guest) => guest.id !== id));
  if (earlier) await inform(ctx, { ...changed, change: 'cancelled', interview: earlier, guests: left });
}

interface Informed extends Omit<ChangedInterview, 'id'> {
  readonly interview: PlannedInterview;
  readonly guests: readonly InterviewGuest[];
}

async function inform(ctx: BaseContext, { change, by, sequence, interview, guests }: Informed): Promise<void> {
  const type = types[change];
  const wanting = await usersWhoWant(ctx.db, { userIds: guests.map(({ id }) => id), type, channel: 'mail' });
  for (const { guests: some, path } of guestsByPath(guests, interview)) {
    const userIds = some.flatMap(({ id }) => (id === by ? [] : [id]));
    const key = `interview:${interview.id}:${change}`;
    await notifyUsers(ctx, { userIds, type, values: noticeValues(interview), path, key });
    const mails = [];
    for (const { id, name, email } of some.filter(({ id }) => wanting.includes(id))) {
      const company = await companyOfSeveral(ctx.db, id);
      const url = ctx.appUrl + atCompany(path, company);
      mails.push(invitation(ctx, { change, sequence, interview, name, email, url, company }));
    }
    await sendMails(ctx, mails);
  }
}

async function mailCandidate(ctx: BaseContext, { change, sequence, interview }: Omit<Informed, 'guests' | 'by'>) {
  const { candidate_email: email } = interview;
  if (email !== null) await sendMails(ctx, [invitation(ctx, { change, sequence, interview, email })]);
}

interface Addressed extends Pick<Informed, 'change' | 'sequence' | 'interview'> {
  readonly email: string;
  readonly name?: string;
  /** Of the interview in the portal, for users. */
  readonly url?: string;
  /** Of a user with several. */
  readonly company?: Company | null;
}

/** Names the position, time and place. People stay in the portal, and companies, except to users of several. */
function invitation(ctx: BaseContext, { change, sequence, interview, email, name, url, company = null }: Addressed) {
  const { calendar_uid, starts_at, ends_at, place, timezone, position } = interview;
  const method: InvitationMethod = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const title = `Interview: ${position}`;
  const text = [
    name === undefined ? 'Hello,' : `Hello ${name},`,
    `${namingCompany(sentences[change], company)}\n${position}\n${interviewTimeText(starts_at, timezone)}${place === null ? '' : `\n${place}`}`,
    ...(url === undefined
      ? []
      : [
          `Open it in Muster:\n${url}`,
          `Choose what you are notified of:\n${ctx.appUrl}${atCompany('/notifications?show=settings', company)}`,
        ]),
  ].join('\n\n');
  return {
    to: email,
    subject: `${subjects[change]}: ${position}`,
    text: `${text}\n`,
    effectKey: `${calendar_uid}:${sequence}:${method}:${email.toLowerCase()}`,
    calendar: {
      method,
      text: invitationText({
        method,
        event: {
          ...{ id: calendar_uid, version: sequence, title, text: url ?? '' },
          startsAt: Temporal.Instant.from(starts_at),
          endsAt: Temporal.Instant.from(ends_at),
        },
        ...{ place, attendee: email, at: ctx.clock.now() },
        organizer: `no-reply@${new URL(ctx.appUrl).hostname}`,
      }),
    },
  };
}

const subjects = {
  booked: 'Interview',
  moved: 'Interview moved',
  cancelled: 'Interview cancelled',
} as const satisfies Readonly<Record<InterviewChange, string>>;

const sentences = {
  booked: 'An interview with you is booked:',
  moved: 'An interview with you has a new time:',
  cancelled: 'An interview with you is cancelled:',
} as const satisfies Readonly<Record<InterviewChange, string>>;
