import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { listParameter, pageParameters } from '../../paging.ts';
import { isDay } from '../../plain-day.ts';
import { activityKinds } from './activity.constants.ts';
import { activityAccess } from './activity.policy.ts';

const actor = z.object({ id: z.int().nullable(), name: z.string() });
const facts = z.record(z.string(), z.unknown());
const day = z.string().refine(isDay, 'The day is invalid.');

/** One line of the activity log: who, as whom, what, before and after. Sensitive values are masked. */
const activityLog = z.object({
  id: z.int(),
  at: z.string(),
  event: z.string(),
  actor: actor.nullable(),
  /** The real user, if somebody acted as another user. */
  impersonator: actor.nullable(),
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
  details: facts.nullable(),
});
export type ActivityLog = z.output<typeof activityLog>;

export const accessCalls = {
  /** Newest first. `actor` searches names; `from` and `to` are days in the home zone, both inclusive. */
  activityLogs: defineCall({
    name: 'access.activity-logs',
    method: 'GET',
    path: '/api/activity-logs',
    section: '2.4',
    access: activityAccess,
    query: z.strictObject({
      event: z.string().trim().max(80).optional(),
      actor: z.string().trim().max(100).optional(),
      subject_kind: z.string().trim().max(40).optional(),
      subject_id: z.string().trim().max(40).optional(),
      /** Default: all of them. */
      kinds: listParameter(z.enum(activityKinds)).optional(),
      from: day.optional(),
      to: day.optional(),
      ...pageParameters,
    }),
    answer: z.object({ data: z.array(activityLog), total: z.int() }),
    audit: null,
  }),
};
