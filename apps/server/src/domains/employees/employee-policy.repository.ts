import { employeePolicyRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { PolicyKind } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { sql } from 'kysely';
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
