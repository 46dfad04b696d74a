import type { ApprovalFacts } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApprovalState, ApprovalTrace, StepRule } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { runByCommit } from '../../database/one-trip.ts';

export interface PendingRequest extends NewRequest {
  readonly id: number;
  readonly kind: string;
  readonly rule: StepRule;
  /** When its current step began. */
  readonly step_since: string;
  readonly escalated_at: string | null;
}

/** `due_at`: when the step is or was escalated, otherwise when its approvers are reminded. */
export type DuePending = PendingRequest & { readonly due_at: string | null };

const pendingRequests = sql`
  select r.id, r.kind, r.subject_id, r.subject_version, r.policy_version_id, r.requester_user_id, r.employee_id, r.client_id, r.former_client_id,
    r.other_employee_id, r.facts,
    r.step, s.rule, r.step_size, r.step_required, r.step_approvers, r.step_since, r.escalated_at,
    coalesce(r.escalated_at, r.step_since + coalesce(s.escalate_after_hours, s.remind_after_hours) * interval '1 hour') as due_at
  from approval_request r
  join approval_step s on s.policy_version_id = r.policy_version_id and s.position = r.step`;

/** Pending requests of subjects, locked until the transaction ends: of two decisions one waits for the other. */
export async function lockPending(db: Db, kind: string, subjectIds: readonly number[]): Promise<PendingRequest[]> {
  const isWanted = sql`r.kind = ${kind} and r.subject_id = any (${[...subjectIds]}::integer[]) and r.state = 'pending'`;
  const lock = sql<{ id: number }>`select r.id from approval_request r where ${isWanted} order by r.id for update`;
  for (;;) {
    const locked = new Set((await lock.execute(db)).rows.map(({ id }) => id));
    // Read after the lock was granted: what the earlier holder wrote is visible only to a new statement.
    const { rows } = await sql<DuePending>`${pendingRequests} where ${isWanted} order by r.id`.execute(db);
    // The earlier holder may have begun the next round, which is not locked yet.
    if (rows.every(({ id }) => locked.has(id))) return rows;
  }
}

/**
 * Pending requests that may wait for one of the users: those that they were last found for, those of the people whom they lead,
 * those whose step names them or a role of theirs, and those of the clients for which they approve or which they look after: they may have
 * any of these only since then. Without those that `asking` made: nobody decides
 * on their own, and who files for others may have thousands.
 */
export async function pendingAround(
  db: Db,
  kinds: readonly string[],
  { asking, userIds }: { readonly asking: number; readonly userIds: readonly number[] },
): Promise<DuePending[]> {
  const users = [...userIds];
  const isOfKind = (kind: RawBuilder<unknown>) => sql`${kind} = any (${[...kinds]}::text[])`;
  const { rows } = await sql<DuePending>`
    ${pendingRequests} where ${isOfKind(sql`r.kind`)} and r.state = 'pending' and r.requester_user_id is distinct from ${asking}::integer and r.id in (
      select a.id from approval_request a
      where ${isOfKind(sql`a.kind`)} and a.state = 'pending' and a.step_approvers && ${users}::integer[]
      union
      select a.id from app_user l join led_people() p on p.lead_id = l.employee_id
      join approval_request a on a.employee_id = p.employee_id and a.client_id = p.client_id and a.state = 'pending'
      where l.id = any (${users}::integer[])
      union
      select a.id from approval_request a
      join approval_step_approver s on s.policy_version_id = a.policy_version_id and s.position = a.step
      where ${isOfKind(sql`a.kind`)} and a.state = 'pending' and (s.user_id = any (${users}::integer[]) or s.role in (
        select o.name from user_role h join role o on o.id = h.role_id where h.user_id = any (${users}::integer[])))
      union
      select a.id from (
        select u.client_id, '{client-approver,former-client-approver}'::text[] as sources from app_user u
        where u.id = any (${users}::integer[]) and u.approval_enabled
        union all select m.client_id, '{account-manager}' from client_account_manager m where m.user_id = any (${users}::integer[])
      ) c join approval_request a on c.client_id in (a.client_id, a.former_client_id)
      join approval_step_approver s on s.policy_version_id = a.policy_version_id and s.position = a.step and s.source = any (c.sources)
      where ${isOfKind(sql`a.kind`)} and a.state = 'pending')
      and not exists (select from employee e where e.id = r.employee_id and e.deleted_at is not null)
    order by r.step_since, r.id`.execute(db);
  return rows;
}

/** Subjects of a kind on which a user made a decision. */
export async function decidedSubjects(db: Db, kind: string, userId: number): Promise<number[]> {
  const { rows } = await sql<{ subject_id: number }>`
    select distinct r.subject_id from approval_decision d join approval_request r on r.id = d.request_id
    where d.decided_by_user_id = ${userId} and r.kind = ${kind} order by r.subject_id`.execute(db);
  return rows.map(({ subject_id }) => subject_id);
}

/** Those of the employees with a pending round that has decisions: it is outdated once its subject changes. */
export async function employeesBeingDecided(db: Db, employeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct r.employee_id from approval_request r
    where r.state = 'pending' and r.employee_id = any (${[...employeeIds]}::integer[])
      and exists (select from approval_decision d where d.request_id = r.id)
    order by r.employee_id`.execute(db);
  return rows.map(({ employee_id }) => employee_id);
}

export interface BegunStep {
  readonly step: number;
  readonly step_size: number;
  readonly step_required: number;
  readonly step_approvers: readonly number[];
}

export interface NewRequest extends BegunStep {
  readonly subject_id: number;
  readonly subject_version: number;
  readonly policy_version_id: number;
  readonly requester_user_id: number | null;
  readonly employee_id: number | null;
  readonly client_id: number | null;
  readonly former_client_id: number | null;
  readonly other_employee_id: number | null;
  readonly facts: ApprovalFacts;
}

/** Each begins the next round of its subject. The database refuses a second pending one (`approval_request_one_open`). */
export async function insertRequests(
  db: Db,
  kind: string,
  requests: readonly NewRequest[],
  now: string,
): Promise<{ id: number; subject_id: number }[]> {
  return (await insertingRequests(kind, requests, now).execute(db)).rows;
}

/** Of subjects that the transaction added: the first round of each, with the commit. */
export function insertNewRequests(db: Db, kind: string, requests: readonly NewRequest[], now: string): Promise<void> {
  return runByCommit(db, [insertingRequests(kind, requests, now)]);
}

const insertingRequests = (kind: string, requests: readonly NewRequest[], now: string) =>
  sql<{ id: number; subject_id: number }>`
    insert into approval_request (kind, subject_id, round, policy_version_id, subject_version, requester_user_id, employee_id, client_id,
      former_client_id, other_employee_id, facts, step, step_size, step_required, step_approvers, opened_at, step_since)
    select ${kind}, n.subject_id,
      coalesce((select max(b.round) from approval_request b where b.kind = ${kind} and b.subject_id = n.subject_id), 0) + 1,
      n.policy_version_id, n.subject_version, n.requester_user_id, n.employee_id, n.client_id, n.former_client_id, n.other_employee_id, n.facts, n.step, n.step_size,
      n.step_required, n.step_approvers, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(requests)}::json) as n (subject_id integer, subject_version integer, policy_version_id integer,
      requester_user_id integer, employee_id integer, client_id integer, former_client_id integer, other_employee_id integer, facts jsonb, step smallint, step_size integer,
      step_required integer, step_approvers integer[])
    order by n.subject_id
    returning id, subject_id`;

export interface NewDecision {
  readonly request_id: number;
  readonly step: number;
  readonly on_behalf_of_user_id: number;
  readonly instead_of_name: string | null;
  readonly subject_version: number;
}

export interface DecidingUser {
  readonly userId: number;
  readonly name: string;
  readonly decision: 'approved' | 'refused';
  readonly comment: string | null;
  readonly now: string;
}

export async function insertDecisions(db: Db, decisions: readonly NewDecision[], by: DecidingUser): Promise<void> {
  await sql`
    insert into approval_decision (request_id, step, decision, decided_by_user_id, decided_by_name, on_behalf_of_user_id, instead_of_name,
      comment, subject_version, decided_at)
    select n.request_id, n.step, ${by.decision}, ${by.userId}::integer, ${by.name}, n.on_behalf_of_user_id, n.instead_of_name,
      ${by.comment}, n.subject_version, ${by.now}::timestamptz
    from json_to_recordset(${JSON.stringify(decisions)}::json) as n (request_id integer, step smallint, on_behalf_of_user_id integer,
      instead_of_name text, subject_version integer)
    order by n.request_id`.execute(db);
}

export interface ClosedRequest {
  readonly id: number;
  readonly state: Exclude<ApprovalState, 'pending'>;
}

export async function closeRequests(db: Db, closed: readonly ClosedRequest[], now: string): Promise<void> {
  await sql`
    update approval_request r set state = n.state, closed_at = ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(closed)}::json) as n (id integer, state text)
    where r.id = n.id`.execute(db);
}

export async function beginSteps(db: Db, begun: readonly (BegunStep & { id: number })[], now: string): Promise<void> {
  await sql`
    update approval_request r set step = n.step, step_size = n.step_size, step_required = n.step_required,
      step_approvers = n.step_approvers, step_since = ${now}::timestamptz, reminded_at = null, escalated_at = null
    from json_to_recordset(${JSON.stringify(begun)}::json) as n (id integer, step smallint, step_size integer, step_required integer,
      step_approvers integer[])
    where r.id = n.id`.execute(db);
}

/** No decision was made yet, so the round continues with the new version. */
export async function setSubjectVersions(
  db: Db,
  versions: readonly { readonly id: number; readonly version: number }[],
): Promise<void> {
  await sql`
    update approval_request r set subject_version = n.version
    from json_to_recordset(${JSON.stringify(versions)}::json) as n (id integer, version integer)
    where r.id = n.id`.execute(db);
}

export interface NewTrace {
  readonly request_id: number;
  readonly step: number;
  readonly kind: ApprovalTrace;
  readonly text: string;
}

export async function insertTraces(db: Db, traces: readonly NewTrace[], now: string): Promise<void> {
  if (traces.length === 0) return;
  await sql`
    insert into approval_trace (request_id, step, kind, text, at)
    select n.request_id, n.step, n.kind, n.text, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(traces)}::json) as n (request_id integer, step smallint, kind text, text text)
    order by n.request_id`.execute(db);
}
