import type { StateWord } from '../../state-words.ts';
import type { InterviewStatus } from './interview-state.rules.ts';

export const interviewLabels = {
  application_id: 'Application',
  starts_at: 'Start',
  minutes: 'Length (min)',
  user_ids: 'Attendees',
  method: 'Method',
  place: 'Link or place',
  kind: 'Kind',
  override_reason: 'Reason for the time',
  status: 'Status',
  outcome: 'Outcome',
  reason: 'Reason',
  rating: 'Rating',
  body: 'Feedback',
  first: 'First day',
} as const;

export const interviewLimits = {
  place: 300,
  reason: 300,
  feedback: 4000,
  attendees: 10,
  leastMinutes: 15,
  mostMinutes: 240,
} as const;

/** Offered for the length. */
export const interviewLengths = [15, 30, 45, 60, 90, 120] as const;
export const interviewMethods = ['video', 'phone', 'on site'] as const;
export const interviewKinds = ['first', 'follow-up'] as const;
export const interviewOutcomes = ['held', 'no-show'] as const;
export const interviewRatings = [1, 2, 3, 4, 5] as const;
export type InterviewMethod = (typeof interviewMethods)[number];
export type InterviewKind = (typeof interviewKinds)[number];

export type InterviewOutcome = (typeof interviewOutcomes)[number];

export const interviewMethodWords = {
  video: 'Video',
  phone: 'Phone',
  'on site': 'On site',
} as const satisfies Readonly<Record<InterviewMethod, string>>;

export const interviewStatusWords = {
  Scheduled: 'Scheduled',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
  'follow-up': 'Follow-up booked',
  rescheduled: 'Moved',
} as const satisfies Readonly<Record<InterviewStatus, StateWord>>;

/** How long a time is kept for the user who is about to book it. */
export const holdMinutes = 15;

/** Times are offered so far ahead. */
export const offerDays = 28;

/** Nothing is held for this year and later ones, also outside the hours: the end of a time could not be stored. */
export const firstYearWithoutInterviews = 2100;
/** One for each half hour of these days: a client who is away this week chooses a time of a later one. */
export const mostOffers = offerDays * 48;
/** Fresh times for somebody who was too late. */
export const mostAlternatives = 6;

/** When staff without a schedule of their own can be asked, on the clock of the provider. */
export const officeHours = { weekdays: [1, 2, 3, 4, 5], start: '09:00', end: '18:00' } as const;
