import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PendingRequest } from './approval-request.repository.ts';

export interface DueRequest extends PendingRequest {
  readonly why: 'reminded' | 'escalated';
}

/** Requests whose time for a reminder or an escalation has come, marked as done: another process takes others. */
export async function takeDue(db: Db, now: string, most: number): Promise<DueRequest[]> {
  const { rows } = await sql<DueRequest>`
    with due as (
      select r.id, s.rule,
        case when r.escalated_at is null and r.step_since + s.escalate_after_hours * interval '1 hour' <= ${now}::timestamptz
          then 'escalated' else 'reminded' end as why
      from approval_request r
      join approval_step s on s.policy_version_id = r.policy_version_id and s.position = r.step
      where r.state = 'pending' and (
        (r.escalated_at is null and r.step_since + s.escalate_after_hours * interval '1 hour' <= ${now}::timestamptz)
        or (r.reminded_at is null and r.step_since + s.remind_after_hours * interval '1 hour' <= ${now}::timestamptz))
      order by r.id limit ${most} for update of r skip locked
    )
    update approval_request r set reminded_at = ${now}::timestamptz,
      escalated_at = case due.why when 'escalated' then ${now}::timestamptz else r.escalated_at end
    from due where r.id = due.id
    returning r.id, r.kind, r.subject_id, r.subject_version, r.policy_version_id, r.requester_user_id, r.employee_id, r.client_id, r.former_client_id, r.other_employee_id, r.facts,
      r.step, r.step_since, due.rule, r.step_size, r.step_required, r.step_approvers, r.escalated_at, due.why`.execute(
    db,
  );
  return rows;
}

/** Pending requests after an id, locked. Requests that are being decided now are skipped. */
export async function pendingAfter(db: Db, after: number, most: number): Promise<PendingRequest[]> {
  const { rows } = await sql<PendingRequest>`
    select r.id, r.kind, r.subject_id, r.subject_version, r.policy_version_id, r.requester_user_id, r.employee_id, r.client_id, r.former_client_id, r.other_employee_id, r.facts,
      r.step, r.step_since, s.rule, r.step_size, r.step_required, r.step_approvers, r.escalated_at
    from approval_request r
    join approval_step s on s.policy_version_id = r.policy_version_id and s.position = r.step
    where r.state = 'pending' and r.id > ${after}
    order by r.id limit ${most} for update of r skip locked`.execute(db);
  return rows;
}

export interface PendingSince extends PendingRequest {
  readonly step_name: string;
  readonly step_since: string;
  readonly person: string | null;
  /** The person was deleted, so the request waits for no one. */
  readonly is_deleted: boolean;
}

/** Pending requests after an id, with what identifies them to an admin. */
export async function pendingSince(db: Db, after: number, most: number): Promise<PendingSince[]> {
  const { rows } = await sql<PendingSince>`
    select r.id, r.kind, r.subject_id, r.subject_version, r.policy_version_id, r.requester_user_id, r.employee_id, r.client_id, r.former_client_id,
      r.other_employee_id, r.facts, r.step, s.rule, r.step_size, r.step_required, r.step_approvers, r.escalated_at, s.name as step_name,
      r.step_since, e.name as person, coalesce(e.deleted_at is not null, false) as is_deleted
    from approval_request r
    join approval_step s on s.policy_version_id = r.policy_version_id and s.position = r.step
    left join employee e on e.id = r.employee_id
    where r.state = 'pending' and r.id > ${after} order by r.id limit ${most}`.execute(db);
  return rows;
}

export async function setStepApprovers(
  db: Db,
  changed: readonly { readonly id: number; readonly approvers: readonly number[] }[],
): Promise<void> {
  await sql`
    update approval_request r set step_approvers = n.approvers
    from json_to_recordset(${JSON.stringify(changed)}::json) as n (id integer, approvers integer[])
    where r.id = n.id`.execute(db);
}

export async function namesOf(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from app_user where id = any (${[...userIds]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
