import { z } from 'zod';
import { applicationStages, clientDecisions } from './applications.constants.ts';
import { mergedFields } from './candidate-merge.rules.ts';
import { candidateSources } from './candidates.constants.ts';
import { resumeTextStates } from './resume-texts.constants.ts';

/** What everybody sees who sees the candidate: the allow list of role `client`. */
const shown = {
  id: z.int(),
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  home_place: z.string().nullable(),
};

/** A row of the list. Everything after `presented` is absent for role `client`. */
export const candidateRow = z.object({
  ...shown,
  /** For role `client` alone: the latest application that was presented to it and has not ended. */
  presented: z
    .object({
      position: z.string(),
      stage: z.enum(applicationStages),
      decision: z.enum(clientDecisions),
      presented_at: z.string(),
    })
    .nullable()
    .optional(),
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  source: z.enum(candidateSources).optional(),
  tags: z.array(z.string()).optional(),
  retain_until: z.string().nullable().optional(),
  added_at: z.string().optional(),
  is_archived: z.boolean().optional(),
  /** The latest application that has not ended. */
  application: z
    .object({ position: z.string(), stage: z.enum(applicationStages), stage_since: z.string() })
    .nullable()
    .optional(),
  /** Where a resume has a searched word that the other columns do not have. */
  resume_match: z
    .array(z.object({ text: z.string(), is_match: z.boolean() }))
    .nullable()
    .optional(),
});
export type CandidateRow = z.output<typeof candidateRow>;

/** That another record of the person was merged into this one. */
const merge = z.object({
  removed_id: z.int(),
  merged_at: z.string(),
  merged_by: z.string(),
  taken: z.array(z.enum(mergedFields)),
});
export type CandidateMergeTrace = z.output<typeof merge>;

const resume = z.object({
  attachment_id: z.int(),
  file_name: z.string(),
  added_at: z.string(),
  state: z.enum(resumeTextStates),
  /** The search knows the beginning of the text alone. */
  is_cut: z.boolean(),
});
export type CandidateResume = z.output<typeof resume>;

/** For staff who recruit alone. */
const work = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  source: z.enum(candidateSources),
  tags: z.array(z.string()),
  /** The day on which the candidate agreed that the data are kept. */
  consent_on: z.string().nullable(),
  consent_until: z.string().nullable(),
  consent_withdrawn_on: z.string().nullable(),
  /** The last day on which they may be kept, if somebody chose it. */
  retain_until: z.string().nullable(),
  /** The last day on which they may be kept, whatever decides it. An open application or a hire keeps them longer. */
  kept_until: z.string(),
  anonymised_at: z.string().nullable(),
  added_at: z.string(),
  added_by: z.string().nullable(),
  archived_at: z.string().nullable(),
  /** Oldest first. */
  merges: z.array(merge),
  /** Newest first. */
  resumes: z.array(resume),
});

export const candidateRecord = z.object({ ...shown, work: work.optional() });
export type CandidateRecord = z.output<typeof candidateRecord>;
export type CandidateWork = z.output<typeof work>;
