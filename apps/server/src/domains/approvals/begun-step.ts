import { needOf } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { PolicyStep } from './approval-policy.repository.ts';
import type { BegunStep, NewTrace } from './approval-request.repository.ts';
import type { FoundApprover } from './approver.repository.ts';
import type { ApprovalSubject, ApproverDirectory, StepApprovers } from './approvers-of-steps.ts';

export interface StepStart {
  readonly begun: BegunStep;
  /** What is recorded if the step has no approvers, or if one of them takes part in the subject. */
  readonly trace: Omit<NewTrace, 'request_id'> | null;
  /** Who may decide now. */
  readonly waiting: readonly FoundApprover[];
}

/** Fixes what a step needs from the approvers that it has at its beginning. */
export function stepStart(directory: ApproverDirectory, subject: ApprovalSubject, step: PolicyStep): StepStart {
  const { approvers, escalation, excluded } = directory(subject, step);
  const { size, required } = needOf(step.rule, approvers.length);
  const ids = approvers.map(({ user_id }) => user_id);
  return {
    begun: { step: step.position, step_size: size, step_required: required, step_approvers: ids },
    trace: traceOf(step, { approvers, escalation, excluded }),
    waiting: ids.length > 0 ? approvers : escalation,
  };
}

function traceOf(
  { position }: PolicyStep,
  { approvers, escalation, excluded }: Omit<StepApprovers, 'isOther'>,
): StepStart['trace'] {
  if (approvers.length === 0) return { step: position, kind: 'fallback', text: fallbackText(escalation) };
  if (excluded.length === 0) return null;
  const names = excluded.map(({ name }) => name).join(', ');
  return {
    step: position,
    kind: 'replaced',
    text: `${names} cannot decide on this. It waits for the other approvers.`,
  };
}

function fallbackText([first]: readonly { readonly role: string | null }[]): string {
  if (!first) return 'The step has no approver, and no role to pass it on to.';
  return `The step has no approver. It was passed on to the role ${first.role}.`;
}
