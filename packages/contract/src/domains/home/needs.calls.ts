import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { need, needKinds } from './need-answers.ts';

export const mostNeeds = 50;

export const needsCalls = {
  /** What waits for a decision of the viewer, the longest waiting first, also as the substitute of an approver. */
  list: defineCall({
    name: 'home.needs',
    method: 'GET',
    path: '/api/needs',
    section: '2.7',
    access: 'login',
    query: z.strictObject({
      kind: z.enum(needKinds).optional(),
      most: z.coerce.number().int().min(1).max(mostNeeds).default(8),
    }),
    answer: z.object({
      /** Kinds with anything waiting, counted as the list counts its rows; the filter does not change them. */
      counts: z.array(z.object({ kind: z.enum(needKinds), count: z.int().min(1) })),
      /** Rows of the chosen kind, or of all. */
      total: z.int().min(0),
      data: z.array(need),
    }),
    audit: null,
  }),
};
