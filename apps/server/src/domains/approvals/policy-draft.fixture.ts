import type { PolicyStepDraft } from '@muster/contract/domains/approvals/policy-step.schemas.ts';

/** A step of the team lead, with the given changes. */
export const stepDraft = (gaps: Partial<PolicyStepDraft> = {}): PolicyStepDraft => ({
  name: 'Lead',
  rule: 'anyone',
  approvers: [{ source: 'lead' }],
  remind_after_hours: 24,
  escalate_after_hours: null,
  escalation_role: null,
  condition_field: null,
  condition_operator: null,
  condition_value: null,
  ...gaps,
});
