import { approvalKind } from '@muster/contract/all-approval-kinds.ts';
import type { PolicyStepView } from '@muster/contract/domains/approvals/policies.calls.ts';
import { stepSummary } from '@muster/contract/domains/approvals/policy-summary.rules.ts';
import styles from './policies.module.css';

/** The steps of a version in sentences, in order. */
export function PolicySteps({ kind, steps }: { readonly kind: string; readonly steps: readonly PolicyStepView[] }) {
  const fields = approvalKind(kind)?.fields ?? [];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.name}>
          <strong>{step.name}</strong>
          {stepSummary({ fields }, step)}
        </li>
      ))}
    </ol>
  );
}

export const kindLabel = (kind: string): string => approvalKind(kind)?.label ?? kind;
