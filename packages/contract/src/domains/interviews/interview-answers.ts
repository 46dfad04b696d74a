import { z } from 'zod';

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
