import type {
  ApproverSource,
  ConditionOperator,
  StepRule,
} from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { PolicyStepView } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { PolicyStepDraft } from '@muster/contract/domains/approvals/policy-step.schemas.ts';

export interface ApproverValues {
  source: ApproverSource | null;
  user_id: number | null;
  role: string | null;
}

export interface StepValues {
  name: string;
  rule: StepRule;
  approvers: ApproverValues[];
  remind_after_hours: number | null;
  escalate_after_hours: number | null;
  escalation_role: string | null;
  condition_field: string | null;
  condition_operator: ConditionOperator | null;
  /** 'yes' and 'no' for fields of that kind. */
  condition_value: string | number | null;
}

export interface PolicyFormValues {
  steps: StepValues[];
}

export const newStep: StepValues = {
  name: '',
  rule: 'anyone',
  approvers: [{ source: 'lead', user_id: null, role: null }],
  remind_after_hours: 48,
  escalate_after_hours: null,
  escalation_role: null,
  condition_field: null,
  condition_operator: null,
  condition_value: null,
};

export function valuesOf({ condition, approvers, ...step }: PolicyStepView): StepValues {
  const { name, rule, remind_after_hours, escalate_after_hours, escalation_role } = step;
  return {
    ...{ name, rule, remind_after_hours, escalate_after_hours, escalation_role },
    approvers: approvers.map(({ source, user_id, role }) => ({ source, user_id, role })),
    condition_field: condition?.field ?? null,
    condition_operator: condition?.operator ?? null,
    condition_value: typeof condition?.value === 'boolean' ? yesOrNo(condition.value) : (condition?.value ?? null),
  };
}

/** What the call takes. Without a field there is no condition, and an approver has only what its source needs. */
export function bodyOf({ approvers, condition_field: field, ...step }: StepValues) {
  const { condition_operator: operator, condition_value: value, ...plain } = step;
  return {
    ...plain,
    approvers: approvers.map(({ source, user_id, role }) => ({
      source,
      user_id: source === 'person' ? user_id : null,
      role: source === 'role' ? role : null,
    })),
    condition_field: field,
    condition_operator: field === null ? null : operator,
    condition_value: field === null ? null : plainValue(value),
  };
}

/** The steps of a version as a draft, for its preview. */
export function draftOf({ condition, approvers, ...step }: PolicyStepView): PolicyStepDraft {
  return {
    ...step,
    approvers: approvers.map(({ source, user_id, role }) => ({ source, user_id, role })),
    condition_field: condition?.field ?? null,
    condition_operator: condition?.operator ?? null,
    condition_value: condition?.value ?? null,
  };
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

function plainValue(value: string | number | null): string | number | boolean | null {
  if (value === 'yes' || value === 'no') return value === 'yes';
  return value;
}
