import type { interviewStatuses } from '../../states.ts';

export type InterviewStatus = (typeof interviewStatuses)[number];

interface InterviewState {
  readonly status: InterviewStatus;
  readonly starts_at: string;
}

export const interviewActs = ['move', 'cancel', 'end', 'follow-up', 'feedback'] as const;
export type InterviewAct = (typeof interviewActs)[number];

/** Acts that say how it was. */
export const isReport = (act: InterviewAct): boolean => act === 'end' || act === 'feedback';

/** Stages of an application in which its client can meet the candidate. */
export const stagesWithTheClient: readonly string[] = ['presented', 'interview', 'offered'];

/** Acts that book a time. */
export const isBooking = (act: InterviewAct): boolean => act === 'move' || act === 'follow-up';

/** Why an act is not possible at a time in milliseconds; null: it is. Moving and cancelling end with the beginning of the interview. Its outcome, and feedback, come after it. */
export function interviewActRefusal({ status, starts_at }: InterviewState, act: InterviewAct, now: number) {
  const hasBegun = Temporal.Instant.from(starts_at).epochMilliseconds <= now;
  if (act === 'feedback')
    return hasBegun && isGoingOn(status) ? null : 'Feedback can be given once the interview has begun.';
  if (act === 'follow-up')
    return status === 'Completed' ? null : 'Only a completed interview without a follow-up can have one.';
  if (status !== 'Scheduled') return refusals[status];
  if (act === 'end') return hasBegun ? null : 'This interview has not begun yet.';
  return hasBegun ? 'This interview has begun already.' : null;
}

const isGoingOn = (status: InterviewStatus) => status !== 'Cancelled' && status !== 'rescheduled';

const refusals = {
  Completed: 'This interview is completed already.',
  'follow-up': 'This interview is completed already.',
  Cancelled: 'This interview is cancelled already.',
  rescheduled: 'This interview was moved to another time.',
} as const satisfies Readonly<Record<Exclude<InterviewStatus, 'Scheduled'>, string>>;

/** What is possible now. */
export const interviewActsOf = (interview: InterviewState, now: number): InterviewAct[] =>
  interviewActs.filter((act) => interviewActRefusal(interview, act, now) === null);
