import type {
  ApprovalDecision,
  ApprovalState,
  ApprovalTrace,
} from '@muster/contract/domains/approvals/approvals.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PendingRequest } from './approval-request.repository.ts';

export interface LatestRound extends PendingRequest {
  readonly round: number;
  readonly state: ApprovalState;
  readonly opened_at: string;
  readonly step_since: string;
  readonly closed_at: string | null;
}

/** The latest round of each subject. */
export async function latestRounds(db: Db, kind: string, subjectIds: readonly number[]): Promise<LatestRound[]> {
  const { rows } = await sql<LatestRound>`
    select distinct on (r.subject_id) r.id, r.kind, r.subject_id, r.subject_version, r.policy_version_id, r.requester_user_id,
      r.employee_id, r.client_id, r.former_client_id, r.other_employee_id, r.facts, r.step, s.rule, r.step_size, r.step_required, r.step_approvers, r.escalated_at,
      r.round, r.state, r.opened_at, r.step_since, r.closed_at
    from approval_request r
    join approval_step s on s.policy_version_id = r.policy_version_id and s.position = r.step
    where r.kind = ${kind} and r.subject_id = any (${[...subjectIds]}::integer[])
    order by r.subject_id, r.round desc`.execute(db);
  return rows;
}

export interface DecisionRow {
  readonly request_id: number;
  readonly step: number;
  readonly decision: ApprovalDecision;
  readonly decided_by_user_id: number;
  readonly on_behalf_of_user_id: number;
  readonly decided_by_name: string;
  readonly instead_of_name: string | null;
  readonly comment: string | null;
  readonly subject_version: number;
  readonly decided_at: string;
}

export async function decisionsOf(db: Db, requestIds: readonly number[]): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select request_id, step, decision, decided_by_user_id, on_behalf_of_user_id, decided_by_name, instead_of_name, comment,
      subject_version, decided_at
    from approval_decision where request_id = any (${[...requestIds]}::integer[]) order by id`.execute(db);
  return rows;
}

export interface TraceRow {
  readonly request_id: number;
  readonly kind: ApprovalTrace;
  readonly text: string;
  readonly at: string;
}

export async function tracesOf(db: Db, requestIds: readonly number[]): Promise<TraceRow[]> {
  const { rows } = await sql<TraceRow>`
    select request_id, kind, text, at from approval_trace
    where request_id = any (${[...requestIds]}::integer[]) order by id`.execute(db);
  return rows;
}
