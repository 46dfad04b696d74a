import type { ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import { stepSummary } from '@muster/contract/domains/approvals/policy-summary.rules.ts';
import { useWatch } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { policyPeople } from '../approvals.queries.ts';
import styles from './policies.module.css';
import { bodyOf, type PolicyFormValues } from './policy-form-values.ts';

/** The step in a sentence, as it is typed. */
export function DraftSummary({ kind, index }: { readonly kind: ApprovalKind; readonly index: number }) {
  const step = useWatch<PolicyFormValues, `steps.${number}`>({ name: `steps.${index}` });
  const { nameOf } = useLookup(policyPeople);
  const { condition_field: field, condition_operator: operator, condition_value: value, ...body } = bodyOf(step);
  const approvers = body.approvers.flatMap(({ source, user_id, role }) =>
    source === null ? [] : [{ source, role, name: nameOf(user_id) }],
  );
  const condition = field === null || operator === null || value === null ? null : { field, operator, value };
  return (
    <div className={styles.wide}>
      <p className={styles.summary}>{stepSummary(kind, { ...body, approvers, condition })}</p>
    </div>
  );
}
