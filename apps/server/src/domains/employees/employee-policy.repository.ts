import type { PolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
import { employeePolicyRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { PolicyChoice } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

export type PolicyFields = {
  readonly kind: PolicyKind;
  readonly policy_id: number;
  readonly source: 'form' | 'import' | 'policy default';
  readonly created_by_user_id: number;
};

/** An employee has a history for each kind: these are the rows of all of them. */
export const employeePoliciesOfAnyKind: DatedTable<PolicyFields> = {
  table: sql`employee_policy`,
  owner: sql`employee_id`,
  columns: sql`kind, policy_id, source, created_by_user_id`,
  rules: employeePolicyRules,
};

/** The policies of one kind of an employee. */
export const employeePolicies = (kind: PolicyKind): DatedTable<PolicyFields> => ({
  ...employeePoliciesOfAnyKind,
  within: sql`kind = ${kind}`,
});

/** Policies of the client, and those that are assigned to single employees alone. Any holiday policy can be chosen (section 5.7). */
export async function policyChoicesOf(db: Db, clientId: number): Promise<PolicyChoice[]> {
  const { rows } = await sql<PolicyChoice>`
    with policy as (
      select 'leave' as kind, id, name, is_client_assignable from leave_policy
      union all select 'holiday', id, name, false from holiday_policy
      union all select 'occurrence_points', id, name, is_client_assignable from occurrence_points_policy
    )
    select p.kind, p.id, p.name from policy p
    where not p.is_client_assignable
      or exists (select from client_policy c where c.client_id = ${clientId} and c.kind = p.kind and c.policy_id = p.id)
    order by p.kind, search_key(p.name), p.id`.execute(db);
  return rows;
}
