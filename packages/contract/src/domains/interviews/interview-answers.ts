import { z } from 'zod';
import { interviewStatuses } from '../../states.ts';
import { interviewPhases } from './interview-phases.ts';
import { interviewActs } from './interview-state.rules.ts';
import { interviewKinds, interviewMethods, interviewOutcomes } from './interviews.constants.ts';

const time = { starts_at: z.string(), ends_at: z.string() };

const interviewTimes = z.array(z.object(time));

export const interviewOffers = z.object({
  /** The zone of the first attendee of the client. */
  timezone: z.string(),
  times: interviewTimes,
  /** Client users without an availability: nothing can be offered until they set one. */
  without_availability: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const heldInterviewTime = z.object({
  /** Null: the time is taken or outside the hours. */
  hold: z.object({ uuid: z.string(), ...time, expires_at: z.string() }).nullable(),
  /** Why there is no hold. */
  refusal: z.string().nullable(),
  /** Other times that are free now; none beside a hold. */
  alternatives: interviewTimes,
});

export const interviewRow = z.object({
  id: z.int(),
  uuid: z.string(),
  candidate: z.string(),
  position: z.string(),
  client: z.string(),
  ...time,
  /** Zone of the client user who takes part. */
  timezone: z.string(),
  kind: z.enum(interviewKinds),
  method: z.enum(interviewMethods),
  status: z.enum(interviewStatuses),
});
export type InterviewRow = z.output<typeof interviewRow>;

/** A row of the list. `phase`: for the viewer. */
export const listedInterview = interviewRow.extend({ phase: z.enum(interviewPhases) });
export type ListedInterview = z.output<typeof listedInterview>;

/** With what it takes to join. */
export const upcomingInterview = interviewRow.extend({ place: z.string().nullable() });
export type UpcomingInterview = z.output<typeof upcomingInterview>;

const side = z.enum(['client', 'staff']);

export const interviewRecord = interviewRow.extend({
  version: z.int(),
  application_id: z.int(),
  /** For the link to the candidate: the number for staff, the address of the profile for the client area. */
  candidate_id: z.int(),
  application_uuid: z.string(),
  place: z.string().nullable(),
  outcome: z.enum(interviewOutcomes).nullable(),
  end_reason: z.string().nullable(),
  /** Null for clients. */
  override_reason: z.string().nullable(),
  booked_by: z.string(),
  booked_at: z.string(),
  attendees: z.array(z.object({ id: z.int(), name: z.string(), side })),
  /** A client reads only the feedback of its own side. */
  feedback: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      side,
      rating: z.int(),
      body: z.string(),
      written_at: z.string(),
      is_own: z.boolean(),
    }),
  ),
  /** Interviews that it is linked with, the earliest first. */
  linked: z.array(z.object({ id: z.int(), uuid: z.string(), ...time, status: z.enum(interviewStatuses) })),
  acts: z.array(z.enum(interviewActs)),
});
export type InterviewRecord = z.output<typeof interviewRecord>;

/** Whom an interview can be booked with. */
export const interviewAttendees = z.array(
  z.object({ id: z.int(), name: z.string(), side, has_availability: z.boolean() }),
);
