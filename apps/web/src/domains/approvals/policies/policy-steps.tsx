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

/** A policy by its name, or by its kind if it is the standard one. */
export const policyTitle = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string =>
  name === null ? kindLabel(kind) : `${kindLabel(kind)}: ${name}`;

export const kindLabel = (kind: string): string => approvalKind(kind)?.label ?? kind;
