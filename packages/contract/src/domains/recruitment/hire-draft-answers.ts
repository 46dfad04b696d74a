import { z } from 'zod';
import { workLocations } from '../../states.ts';
import { hirePaths } from './hire-draft.constants.ts';
import { generatorFailures } from './hire-generator.constants.ts';
import { hireSteps } from './hire-steps.ts';
import { jobFamilies } from './job-description-templates.schemas.ts';
import { employmentTypes, positionPriorities } from './open-positions.constants.ts';

/** What was answered so far, to the questions of today. Pay is in cents a month. */
export const hireDraftAnswers = z.object({
  title: z.string().nullish(),
  family: z.enum(jobFamilies).nullish(),
  headcount: z.int().nullish(),
  employment_type: z.enum(employmentTypes).nullish(),
  work_location: z.enum(workLocations).nullish(),
  start_by: z.string().nullish(),
  priority: z.enum(positionPriorities).nullish(),
  duties: z.string().nullish(),
  tools: z.array(z.string()).nullish(),
  years: z.int().nullish(),
  growth: z.string().nullish(),
  shift_start: z.string().nullish(),
  shift_end: z.string().nullish(),
  timezone_id: z.int().nullish(),
  must_have: z.array(z.string()).nullish(),
  nice_to_have: z.array(z.string()).nullish(),
  budget_least: z.int().nullish(),
  budget_most: z.int().nullish(),
  budget_currency_id: z.int().nullish(),
});
export type HireDraftAnswers = z.output<typeof hireDraftAnswers>;

const text = z.object({ summary: z.string(), duties: z.string(), requirements: z.string(), benefits: z.string() });

const draft = {
  uuid: z.uuid(),
  version: z.int(),
  /** Null: not named yet. */
  title: z.string().nullable(),
  step: z.enum(hireSteps),
  path: z.enum(hirePaths).nullable(),
  author: z.string(),
  updated_by: z.string(),
  updated_at: z.string(),
  is_reviewed: z.boolean(),
};

export const hireDraftRow = z.object(draft);
export type HireDraftRow = z.output<typeof hireDraftRow>;

export const hireDraft = z.object({
  ...draft,
  question_set: z.int(),
  answers: hireDraftAnswers,
  /** Null: not written yet. */
  text: text.nullable(),
  /** As it was composed or generated, before people edited it. */
  generated: z
    .object({ text, at: z.string(), is_model: z.boolean(), failure: z.enum(generatorFailures).nullable() })
    .nullable(),
  template: z.object({ id: z.int(), name: z.string(), version: z.int() }).nullable(),
  review: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** The published position. Null: a draft. */
  position_uuid: z.uuid().nullable(),
  /** Keys of suggestions that are not shown. */
  dismissed: z.array(z.string()),
  /** What the own company offered in published drafts, for positions that the viewer sees. Budgets of staff are not part of it. */
  past_pay: z.array(z.object({ currency: z.string(), least: z.int(), most: z.int() })),
});
export type HireDraft = z.output<typeof hireDraft>;

export const hireTemplate = z.object({
  id: z.int(),
  name: z.string(),
  family: z.enum(jobFamilies),
  summary: z.string(),
});
export type HireTemplate = z.output<typeof hireTemplate>;
