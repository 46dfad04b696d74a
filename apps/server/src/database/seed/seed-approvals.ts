import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';

/** A round of a demo subject under the first policy of its kind: who decided, and how it ended. */
export interface SeededRound {
  readonly subject_id: number;
  readonly version: number;
  readonly employee_id: number;
  readonly client_id: number;
  readonly opened_at: string;
  readonly state: 'pending' | 'approved' | 'refused' | 'withdrawn';
  readonly closed_at: string | null;
  readonly decided_by: number | null;
  readonly comment: string | null;
  /** `decided_by` approved the first step, and the client is asked now. */
  readonly waits_for_client?: boolean;
}

/** Requests are opened first and then decided, as in the portal: the database refuses decisions on closed ones. */
export async function seedApprovals(db: Kysely<Database>, kind: string, rounds: readonly SeededRound[]): Promise<void> {
  const seeded = sql`json_to_recordset(${JSON.stringify(rounds)}::json) as n (subject_id integer, version integer, employee_id integer,
    client_id integer, opened_at timestamptz, state text, closed_at timestamptz, decided_by integer, comment text, waits_for_client boolean)`;
  await sql`
    insert into approval_request (kind, subject_id, policy_version_id, subject_version, requester_user_id, employee_id, client_id, step,
      step_size, step_required, opened_at, step_since, facts)
    select ${kind}, n.subject_id, v.id, n.version, u.id, n.employee_id, n.client_id, 1, 1, 1, n.opened_at, n.opened_at,
      case when n.waits_for_client then '{"client_approval": true}' else '{}' end::jsonb
    from ${seeded}
    join approval_policy_version v on v.policy_key = ${kind} and v.number = case when n.waits_for_client then 2 else 1 end
    left join app_user u on u.employee_id = n.employee_id and u.deleted_at is null
    order by n.subject_id`.execute(db);
  await sql`
    insert into approval_decision (request_id, step, decision, decided_by_user_id, on_behalf_of_user_id, decided_by_name, comment,
      subject_version, decided_at)
    select r.id, 1, case when n.waits_for_client then 'approved' else n.state end, u.id, u.id, u.name, n.comment, n.version, coalesce(n.closed_at, n.opened_at + interval '2 hours')
    from ${seeded}
    join approval_request r on r.kind = ${kind} and r.subject_id = n.subject_id
    join app_user u on u.id = n.decided_by
    where n.state in ('approved', 'refused') or n.waits_for_client order by r.id`.execute(db);
  await sql`
    update approval_request r set state = n.state, closed_at = n.closed_at
    from ${seeded} where r.kind = ${kind} and r.subject_id = n.subject_id and n.state <> 'pending'`.execute(db);
  await sql`
    update approval_request r set step = 2, step_since = n.opened_at + interval '2 hours',
      step_approvers = array(select u.id from app_user u where u.client_id = r.client_id and u.approval_enabled)
    from ${seeded} where r.kind = ${kind} and r.subject_id = n.subject_id and n.waits_for_client`.execute(db);
}
