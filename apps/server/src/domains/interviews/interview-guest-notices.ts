import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { InterviewGuest, PlannedInterview } from './interview-guests.repository.ts';

/** Those who use the client area, and the others, each with the address of the interview for them. */
export function guestsByPath(guests: readonly InterviewGuest[], { id, uuid }: Pick<PlannedInterview, 'id' | 'uuid'>) {
  return [
    { guests: guests.filter(({ is_in_area }) => is_in_area), path: pathOf('interviewScheduleDetails', { uuid }) },
    { guests: guests.filter(({ is_in_area }) => !is_in_area), path: pathOf('recruitmentInterviewDetails', { id }) },
  ];
}

export const noticeValues = ({ position, starts_at, timezone }: PlannedInterview) => ({
  position,
  time: interviewTimeText(starts_at, timezone),
});
