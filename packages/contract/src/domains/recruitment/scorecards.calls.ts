import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalText, requiredChoice } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { applicationAccess } from './applications.policy.ts';
import { scorecardLabels as labels, scorecardLimits as limits, recommendations } from './scorecards.constants.ts';

const staff = { section: '2.5', access: applicationAccess.change } as const;

const rateAll = 'Rate each criterion.';
const rating = z.strictObject({
  criterion: z.string().min(1).max(limits.criterion),
  rating: z.int(rateAll).min(1, rateAll).max(5, rateAll),
});

const scorecard = z.object({
  id: z.int(),
  author: z.string(),
  /** The viewer wrote it. */
  is_own: z.boolean(),
  recommendation: z.enum(recommendations),
  comment: z.string().nullable(),
  ratings: z.array(z.object({ criterion: z.string(), rating: z.int() })),
  average: z.number().nullable(),
  written_at: z.string(),
});
export type Scorecard = z.output<typeof scorecard>;

const applicationScorecards = z.object({
  application_id: z.int(),
  /** What a new scorecard rates. */
  criteria: z.array(z.string()),
  average: z.number().nullable(),
  /** Newest first. */
  cards: z.array(scorecard),
});
export type ApplicationScorecards = z.output<typeof applicationScorecards>;

export const saveScorecardBody = z.strictObject({
  ratings: z.array(rating).min(1).max(20),
  recommendation: requiredChoice(labels.recommendation, recommendations),
  comment: optionalText(labels.comment, limits.comment),
});

/** What interviewers say of candidates: for staff who recruit alone. */
export const scorecardsCalls = {
  ofCandidate: defineCall({
    ...staff,
    name: 'recruitment.candidate-scorecards',
    method: 'GET',
    path: '/api/candidates/:id/scorecards',
    params: idParameter,
    answer: z.array(applicationScorecards),
    audit: null,
  }),
  /** The own scorecard of the viewer: it is added, or replaced. */
  save: defineCall({
    ...staff,
    name: 'recruitment.save-scorecard',
    method: 'PUT',
    path: '/api/applications/:id/scorecard',
    params: idParameter,
    body: saveScorecardBody,
    answer: 'nothing',
    audit: 'recruitment.save-scorecard',
  }),
};
