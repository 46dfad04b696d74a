import { z } from 'zod';
import { interviewStatuses, positionStatuses, workLocations } from '../../states.ts';
import { applicationStages, clientDecisions } from './applications.constants.ts';
import { employmentTypes } from './open-positions.constants.ts';

const count = z.int().min(0);

/** The allow list of the client area: without budget, priority, owner, source and reasons of staff. */
const shown = {
  id: z.int(),
  uuid: z.string(),
  title: z.string(),
  status: z.enum(positionStatuses),
  status_since: z.string(),
  opened_at: z.string(),
  headcount: z.int(),
  filled_count: z.int(),
  employment_type: z.enum(employmentTypes),
  work_location: z.enum(workLocations),
  start_by: z.string().nullable(),
  /** Candidates whom the client sees and considers: all but those of the stage 'ended' (client-stage.rules.ts). */
  presented: count,
  /** Those of them on whom the client has to decide. */
  waiting: count,
};

export const myPositionRow = z.object(shown);
export type MyPositionRow = z.output<typeof myPositionRow>;

const hours = {
  /** Times of day in the time zone of the position. */
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  timezone: z.object({ id: z.int(), name: z.string() }),
};

export const myPositionRecord = z.object({
  ...shown,
  ...hours,
  must_have: z.array(z.string()),
  nice_to_have: z.array(z.string()),
});
export type MyPositionRecord = z.output<typeof myPositionRecord>;

export const myPositionFigures = z.object({
  /** Positions that are worked on. */
  open: count,
  waiting: count,
  presented: count,
  /** Places of all positions, and those that are filled. */
  places: count,
  filled: count,
});
export type MyPositionFigures = z.output<typeof myPositionFigures>;

/** The latest that is planned or was held. */
const interview = z.object({
  uuid: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Zone of the client user who takes part. */
  timezone: z.string(),
  status: z.enum(interviewStatuses),
  /** The average of the feedback of the client's own side. */
  rating: z.number().nullable(),
});

const candidate = {
  /** Of the application: calls that decide take it. */
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  home_place: z.string().nullable(),
  stage: z.enum(applicationStages),
  presented_at: z.string(),
  decision: z.enum(clientDecisions),
  /** Why the client rejected the candidate. */
  decision_reason: z.string().nullable(),
  decision_version: z.int(),
  /** The user of the client who decided. */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Null also for staff who are client users as well: they read interviews by their staff roles. */
  interview: interview.nullable(),
  /** The newest note that recruiters share with the client. Null for those staff, too. */
  note: z.string().nullable(),
};

export const myCandidate = z.object(candidate);
export type MyCandidate = z.output<typeof myCandidate>;

export const positionOfCandidates = myPositionRecord.pick({
  uuid: true,
  title: true,
  status: true,
  employment_type: true,
  work_location: true,
  start_by: true,
  shift_start: true,
  shift_end: true,
  timezone: true,
  must_have: true,
});
export type PositionOfCandidates = z.output<typeof positionOfCandidates>;

export const myPositionCandidates = z.object({ position: positionOfCandidates, data: z.array(myCandidate) });

/** A candidate for one position. `beside`: all candidates of that position, in the order of the list. */
export const candidateProfile = z.object({
  ...candidate,
  /** For the files that are shared with the client. */
  candidate_id: z.int(),
  position: positionOfCandidates,
  beside: z.array(myCandidate.pick({ uuid: true, name: true, stage: true, decision: true })),
});
export type CandidateProfile = z.output<typeof candidateProfile>;
