import type { StepCondition } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApproverSource, StepRule } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StoredPolicyVersion {
  readonly policy_id: number;
  readonly kind: string;
  /** Null: the standard policy of the kind. */
  readonly name: string | null;
  readonly version_id: number;
  readonly number: number;
  readonly published_at: string;
  readonly published_by: string | null;
  readonly open_requests: number;
}

/** The versions of one policy, or the current one of each, newest first. */
export async function policyVersions(db: Db, policyId: number | null): Promise<StoredPolicyVersion[]> {
  const { rows } = await sql<StoredPolicyVersion>`
    select p.id as policy_id, p.kind, p.name, v.id as version_id, v.number, v.created_at as published_at, u.name as published_by,
      (select count(*)::integer from approval_request r join approval_policy_version o on o.id = r.policy_version_id
        where r.state = 'pending' and r.kind = p.kind and case when ${policyId}::integer is null
          then o.policy_key = p.key else o.id = v.id end) as open_requests
    from approval_policy p
    join approval_policy_version v on v.policy_key = p.key
    left join app_user u on u.id = v.created_by_user_id
    where p.is_offered and case when ${policyId}::integer is null
      then v.number = (select max(l.number) from approval_policy_version l where l.policy_key = p.key)
      else p.id = ${policyId}::integer end
    order by (select s.id from approval_policy s where s.key = p.kind), p.name is not null, search_key(p.name), v.number desc`.execute(
    db,
  );
  return rows;
}

export interface StoredPolicyStep {
  readonly version_id: number;
  readonly name: string;
  readonly rule: StepRule;
  readonly condition: StepCondition | null;
  readonly remind_after_hours: number | null;
  readonly escalate_after_hours: number | null;
  readonly escalation_role: string | null;
  readonly approvers: readonly {
    readonly source: ApproverSource;
    readonly user_id: number | null;
    readonly role: string | null;
    readonly name: string | null;
  }[];
}

/** The steps of versions, in order, with the names of people. */
export async function describedSteps(db: Db, versionIds: readonly number[]): Promise<StoredPolicyStep[]> {
  const { rows } = await sql<StoredPolicyStep>`
    select s.policy_version_id as version_id, s.name, s.rule, s.condition, s.remind_after_hours, s.escalate_after_hours, s.escalation_role,
      (select coalesce(json_agg(json_build_object('source', a.source, 'user_id', a.user_id, 'role', a.role, 'name', u.name) order by a.id), '[]')
        from approval_step_approver a left join app_user u on u.id = a.user_id
        where a.policy_version_id = s.policy_version_id and a.position = s.position) as approvers
    from approval_step s
    where s.policy_version_id = any (${[...versionIds]}::integer[])
    order by s.policy_version_id, s.position`.execute(db);
  return rows;
}

export interface LockedPolicy {
  readonly id: number;
  readonly key: string;
  readonly kind: string;
  /** Null: the standard policy of the kind. */
  readonly name: string | null;
  readonly version_id: number;
  /** Number of the current version. */
  readonly version: number;
}

/** Locked, so that of two versions one is published after the other was read. */
export async function lockPolicy(db: Db, id: number): Promise<LockedPolicy | undefined> {
  await sql`select from approval_policy where id = ${id} for update`.execute(db);
  const { rows } = await sql<LockedPolicy>`
    select p.id, p.key, p.kind, p.name, v.id as version_id, v.number as version
    from approval_policy p join approval_policy_version v on v.policy_key = p.key
    where p.id = ${id} and p.is_offered order by v.number desc limit 1`.execute(db);
  return rows[0];
}

export async function kindOfPolicy(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    kind: string;
  }>`select kind from approval_policy where id = ${id} and is_offered`.execute(db);
  return rows[0]?.kind;
}

export interface NewPolicyVersion {
  /** Of the policy. */
  readonly key: string;
  readonly number: number;
  readonly userId: number;
  readonly now: string;
}

export interface NewPolicyStep extends Omit<StoredPolicyStep, 'version_id' | 'approvers'> {
  readonly position: number;
  readonly approvers: readonly {
    readonly source: ApproverSource;
    readonly user_id: number | null;
    readonly role: string | null;
  }[];
}

export async function insertPolicyVersion(
  db: Db,
  { key, number, userId, now }: NewPolicyVersion,
  steps: readonly NewPolicyStep[],
): Promise<void> {
  const given = JSON.stringify(steps);
  const { rows } = await sql<{ id: number }>`
    insert into approval_policy_version (policy_key, number, created_by_user_id, created_at)
    values (${key}, ${number}, ${userId}, ${now}::timestamptz) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into approval_step (policy_version_id, position, name, rule, condition, remind_after_hours, escalate_after_hours, escalation_role)
    select ${id}::integer, n.position, n.name, n.rule, nullif(n.condition, 'null'::jsonb), n.remind_after_hours, n.escalate_after_hours,
      n.escalation_role
    from json_to_recordset(${given}::json) as n (position smallint, name text, rule text, condition jsonb, remind_after_hours integer,
      escalate_after_hours integer, escalation_role text)`.execute(db);
  await sql`
    insert into approval_step_approver (policy_version_id, position, source, user_id, role)
    select ${id}::integer, n.position, a.source, a.user_id, a.role
    from json_to_recordset(${given}::json) as n (position smallint, approvers json)
    cross join lateral rows from (json_to_recordset(n.approvers) as (source text, user_id integer, role text))
      with ordinality as a (source, user_id, role, place)
    order by n.position, a.place`.execute(db);
}
