import type { DemoActivity, LogActivity } from './database/seed/seed-activity.ts';
import { addRows } from './platform/audit/activity-log.repository.ts';
import type { AuditWriter } from './platform/audit/write-audit.ts';

/** Stores the activity of the demo company as the portal does: marked, and sealed later. */
export const logDemoActivity =
  (lineOf: AuditWriter['lineOf']): LogActivity =>
  (db, entries) =>
    addRows(
      db,
      entries.map((one) => lineOf(factsOf(one), entryOf(one))),
    );

const factsOf = ({ user_id: userId, actor: name, at }: DemoActivity) => ({
  actor: { userId, name },
  impersonator: null,
  requestId: null,
  at: Temporal.Instant.from(at),
});

const entryOf = ({ event, subject_kind: kind, subject_id: id, client_id: clientId, ...more }: DemoActivity) => ({
  ...{ event, subject: { kind, id: String(id) }, clientId },
  ...(more.before && { before: more.before }),
  ...(more.after && { after: more.after }),
  ...(more.details && { details: more.details }),
});
