import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { activityAccess } from './activity.policy.ts';
import { activityColumns } from './activity-columns.ts';

const actor = z.object({ id: z.int().nullable(), name: z.string() });
const facts = z.record(z.string(), z.unknown());

/** One line of the activity log: who, as whom, what, before and after. Sensitive values are masked. */
const activityLog = z.object({
  id: z.int(),
  at: z.string(),
  event: z.string(),
  actor: actor.nullable(),
  /** The real user, if somebody acted as another user. */
  impersonator: actor.nullable(),
  /** `name`: what the record is called today; null if it has no name or is gone. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
  details: facts.nullable(),
});
export type ActivityLog = z.output<typeof activityLog>;

export const accessCalls = {
  /** Newest first. The search looks through the names of persons. */
  activityLogs: defineCall({
    name: 'access.activity-logs',
    method: 'GET',
    path: '/api/activity-logs',
    section: '2.4',
    access: activityAccess,
    query: listQuery(activityColumns),
    answer: z.object({ data: z.array(activityLog), total: z.int() }),
    audit: null,
  }),
};

export const activityList = defineList({
  name: 'activityLog',
  label: 'Activity',
  columns: activityColumns,
  call: accessCalls.activityLogs,
});
