import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { openPositionAccess } from '../recruitment/open-positions.policy.ts';

const count = z.int().min(0);

const workedPosition = z.object({
  id: z.int(),
  uuid: z.string(),
  title: z.string(),
  client: z.string(),
  opened_at: z.string(),
  headcount: z.int(),
  filled_count: z.int(),
  /** Living applications by stage. */
  stages: z.object({ new: count, screening: count, presented: count, interview: count, offered: count }),
  /** Those of `presented` on whom the client has to decide. */
  waiting: count,
  /** When the last candidate was added; null without any. */
  latest: z.string().nullable(),
});
export type WorkedPosition = z.output<typeof workedPosition>;

export const workedPositionsCalls = {
  /** The first of the positions that are worked on: without a candidate in progress first, then those that were opened first. Staff only. */
  list: defineCall({
    name: 'home.worked-positions',
    method: 'GET',
    path: '/api/home/worked-positions',
    section: '2.7',
    access: openPositionAccess.change,
    answer: z.object({ data: z.array(workedPosition), total: count }),
    audit: null,
  }),
};
