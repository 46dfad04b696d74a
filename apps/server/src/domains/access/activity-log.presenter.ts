import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import type { ActivityRow } from './activity-log.repository.ts';

/**
 * Sensitive values were masked before they were written. An entry without a user comes from the portal or a user who
 * was not signed in.
 */
export function activityAnswer(row: ActivityRow): ActivityLog {
  return {
    id: row.id,
    at: row.at,
    event: row.event,
    actor: { id: row.actor_user_id, name: row.actor_name },
    impersonator:
      row.impersonator_user_id === null
        ? null
        : { id: row.impersonator_user_id, name: row.impersonator_name ?? 'Unknown' },
    subject:
      row.subject_kind === null ? null : { kind: row.subject_kind, id: row.subject_id ?? '', name: row.subject_name },
    before: factsOf(row.before),
    after: factsOf(row.after),
    details: factsOf(row.details),
  };
}

function factsOf(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null ? { ...json } : null;
}
