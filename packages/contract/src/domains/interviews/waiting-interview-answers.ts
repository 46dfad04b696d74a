import { z } from 'zod';
import { interviewRow } from './interview-answers.ts';

/** An interview in which the viewer took part, without feedback by the viewer. */
export const interviewToReport = interviewRow
  .pick({ id: true, uuid: true, candidate: true, position: true, client: true, starts_at: true, timezone: true })
  .extend({
    /** Read in the client area; otherwise on the recruitment screens. */
    is_in_area: z.boolean(),
  });
export type InterviewToReport = z.output<typeof interviewToReport>;

/** A candidate whom a client wants to meet, without an interview that is planned or was held. */
export const applicationToBook = z.object({
  id: z.int(),
  candidate_id: z.int(),
  candidate: z.string(),
  position: z.string(),
  client: z.string(),
  /** Of the client. Null: a recruiter moved the candidate to the stage Interview. */
  decided_by: z.string().nullable(),
  /** Why an earlier interview was cancelled. */
  cancelled_because: z.string().nullable(),
});
export type ApplicationToBook = z.output<typeof applicationToBook>;
