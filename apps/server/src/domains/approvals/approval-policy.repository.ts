import type { StepCondition } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApproverSource, StepRule } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StepApprover {
  readonly source: ApproverSource;
  readonly user_id: number | null;
  readonly role: string | null;
}

export interface PolicyStep {
  readonly policy_version_id: number;
  /** Of the policy. */
  readonly kind: string;
  readonly position: number;
  readonly name: string;
  readonly rule: StepRule;
  readonly condition: StepCondition | null;
  readonly escalation_role: string | null;
  readonly approvers: readonly StepApprover[];
}

const policySteps = sql`
  select s.policy_version_id, p.kind, s.position, s.name, s.rule, s.condition, s.escalation_role,
    (select coalesce(json_agg(json_build_object('source', a.source, 'user_id', a.user_id, 'role', a.role) order by a.id), '[]')
      from approval_step_approver a where a.policy_version_id = s.policy_version_id and a.position = s.position) as approvers
  from approval_step s join approval_policy_version v on v.id = s.policy_version_id
  join approval_policy p on p.key = v.policy_key`;

/** The steps of policy versions, in order. */
export async function stepsOf(db: Db, versionIds: readonly number[]): Promise<PolicyStep[]> {
  const { rows } = await sql<PolicyStep>`
    ${policySteps} where s.policy_version_id = any (${[...versionIds]}::integer[])
    order by s.policy_version_id, s.position`.execute(db);
  return rows;
}

/** The steps that new requests of a kind go through, in order, by the standard policy or another one of the kind. */
export async function currentSteps(db: Db, kind: string, policyId: number | null = null): Promise<PolicyStep[]> {
  const { rows } = await sql<PolicyStep>`${stepsNow(kind, sql`${policyId}::integer`)} order by s.position`.execute(db);
  return rows;
}

export interface NamedStep {
  /** Null: the standard policy of the kind. */
  readonly policy_id: number | null;
  readonly position: number;
  readonly name: string;
  readonly condition: StepCondition | null;
}

/** What the steps of several policies are called, in order. */
export async function stepNamesOfPolicies(
  db: Db,
  kind: string,
  policyIds: readonly (number | null)[],
): Promise<NamedStep[]> {
  const { rows } = await sql<NamedStep>`
    select w.policy_id, s.position, s.name, s.condition
    from unnest(${[...policyIds]}::integer[]) as w (policy_id)
    join approval_step s on s.policy_version_id = ${currentVersionColumn(kind, sql`w.policy_id`)}
    order by w.policy_id, s.position`.execute(db);
  return rows;
}

const stepsNow = (kind: string, policyId: RawBuilder<unknown>) => sql`
  ${policySteps} where s.policy_version_id = ${currentVersionColumn(kind, policyId)}`;

/** The version whose steps these are, which never change. Null for who may not read policies. */
export const currentVersionColumn = (kind: string, policyId: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
    select c.id from approval_policy_version c
    where c.policy_key = case when ${policyId} is null then ${kind} else ${kind} || ':' || ${policyId} end
    order by c.number desc limit 1)`;

/** The same as one value, for a statement of another domain that reads the policy of its subject. None for who may not read policies. */
export const currentStepsColumn = (kind: string, policyId: RawBuilder<unknown>): RawBuilder<readonly PolicyStep[]> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(n) order by n.position), '[]') from (${stepsNow(kind, policyId)}) n)`;
