import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { evaluationStatuses } from '../../states.ts';
import { evaluationKinds } from './evaluations.constants.ts';

/** Days are YYYY-MM-DD, both ends of a period inclusive. */
const evaluation = z.object({
  id: z.int(),
  kind: z.enum(evaluationKinds),
  status: z.enum(evaluationStatuses),
  period_from: z.string(),
  period_to: z.string(),
  due_on: z.string(),
  completed_on: z.string().nullable(),
  /** Percent; null until there is one. */
  score: z.number().nullable(),
  evaluator_name: z.string().nullable(),
  summary: z.string().nullable(),
});
export type Evaluation = z.output<typeof evaluation>;

export const evaluationsCalls = {
  /** Newest period first; at most 200. */
  history: defineCall({
    name: 'evaluations.history',
    method: 'GET',
    path: '/api/employee-reviews/evaluation-history/:id',
    section: '7.2',
    access: { permissions: ['can view all employees'] },
    params: idParameter,
    answer: z.array(evaluation),
    audit: null,
    record: 'employee',
  }),
};
