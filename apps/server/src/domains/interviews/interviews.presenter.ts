import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import { interviewActsOf, isBooking, isReport } from '@muster/contract/domains/interviews/interview-state.rules.ts';
import { mayReportOn } from '@muster/contract/domains/interviews/interviews.policy.ts';
import type { StoredFeedback, StoredInterview } from './stored-interview.ts';

interface InterviewParts extends Pick<InterviewRecord, 'attendees' | 'linked' | 'booked_by'> {
  readonly feedback: readonly StoredFeedback[];
  /** Reads what is for staff. */
  readonly isStaff: boolean;
  readonly userId: number;
  /** In milliseconds. */
  readonly now: number;
}

export function presentInterview(stored: StoredInterview, parts: InterviewParts): InterviewRecord {
  const { attendees, linked, booked_by, isStaff, userId, now } = parts;
  const { client_id: _client, is_bookable: isBookable, override_reason, ...rest } = stored;
  const mayReport = mayReportOn({ isStaff, isAttendee: attendees.some(({ id }) => id === userId) });
  return {
    ...rest,
    override_reason: isStaff ? override_reason : null,
    booked_by,
    attendees,
    linked,
    // Row security says the same; here it also holds for readers who see all rows.
    feedback: parts.feedback
      .filter(({ side }) => isStaff || side === 'client')
      .map(({ user_id, ...one }) => ({ ...one, is_own: user_id === userId })),
    acts: interviewActsOf(stored, now).filter(
      (act) => (mayReport || !isReport(act)) && (isBookable || !isBooking(act)),
    ),
  };
}
