import { z } from 'zod';
import { applicationStages, clientDecisions, rejectionReasons } from './applications.constants.ts';
import { candidateSources } from './candidates.constants.ts';
import { openPositionHead } from './open-position-answers.ts';

/** Who the candidate became: null before the hire, and once the record is deleted. */
const employee = z.object({ id: z.int(), name: z.string() }).nullable();

const decided = {
  decision: z.enum(clientDecisions),
  /** Why the client rejected the candidate. */
  decision_reason: z.string().nullable(),
  decision_version: z.int(),
};

/** A card of the board. `work` is absent for role `client`, which sees the others from the day of the presentation. */
const applicationCard = z.object({
  id: z.int(),
  candidate: z.object({
    id: z.int(),
    name: z.string(),
    headline: z.string().nullable(),
    home_place: z.string().nullable(),
  }),
  stage: z.enum(applicationStages),
  presented_at: z.string().nullable(),
  ...decided,
  work: z
    .object({
      version: z.int(),
      stage_since: z.string(),
      decided_by: z.string().nullable(),
      /** The stages to which it may move. */
      moves: z.array(z.enum(applicationStages)),
      employee,
      source: z.enum(candidateSources),
      /** The average of the scorecards. */
      score: z.number().nullable(),
      /** The latest that is planned or was held. */
      interview: z
        .object({ id: z.int(), starts_at: z.string(), ends_at: z.string(), has_feedback: z.boolean() })
        .nullable(),
    })
    .optional(),
});
export type ApplicationCard = z.output<typeof applicationCard>;

export const positionCandidates = z.object({
  position: openPositionHead.extend({
    opened_at: z.string(),
    headcount: z.int(),
    filled_count: z.int(),
    /** Absent for role `client`. */
    owner: z.string().nullable().optional(),
  }),
  data: z.array(applicationCard),
});

const span = z.object({
  id: z.int(),
  stage: z.enum(applicationStages),
  since: z.string(),
  until: z.string().nullable(),
  rejection: z.enum(rejectionReasons).nullable(),
  note: z.string().nullable(),
  /** Null: the portal itself. */
  actor: z.string().nullable(),
});
export type ApplicationSpan = z.output<typeof span>;

/** One application of a candidate, with its history for those who recruit. */
export const candidateApplication = z.object({
  id: z.int(),
  position: z.object({ id: z.int(), uuid: z.string(), title: z.string(), client: z.string() }),
  stage: z.enum(applicationStages),
  presented_at: z.string().nullable(),
  ...decided,
  work: z
    .object({
      /** Oldest first. */
      history: z.array(span),
      minutes: z.partialRecord(z.enum(applicationStages), z.int()),
      employee,
    })
    .optional(),
});
export type CandidateApplication = z.output<typeof candidateApplication>;
