/** How many of a step's approvers have to agree. */
export const stepRules = ['anyone', 'everyone', 'majority'] as const;
export type StepRule = (typeof stepRules)[number];

export const stepRuleLabels: Readonly<Record<StepRule, string>> = {
  anyone: 'Any one of them',
  everyone: 'Everyone',
  majority: 'The majority',
};

/**
 * Where a step finds its approvers. `lead` and `account-manager` are those of the subject's employee and client;
 * `former-client-approver` belongs to the client for whom the person worked before, within the subject.
 */
export const approverSources = [
  'person',
  'role',
  'lead',
  'client-approver',
  'former-client-approver',
  'account-manager',
] as const;
export type ApproverSource = (typeof approverSources)[number];

export const approvalDecisions = ['approved', 'refused'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

export const approvalStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What is noted on a request besides its decisions. */
export const approvalTraces = [
  'fallback',
  'replaced',
  'reminded',
  'escalated',
  'withdrawn',
  'revised',
  'undone',
] as const;
export type ApprovalTrace = (typeof approvalTraces)[number];

export const conditionOperators = ['at-least', 'at-most', 'is'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** The roles that decide where a step has no approver, in this order. */
export const fallbackRoles = ['workforce admin', 'admin'] as const;

export const mostPolicySteps = 10;

export const stepLabels = {
  name: 'Name',
  rule: 'Who has to agree',
  approvers: 'Approvers',
  source: 'Approver',
  user_id: 'Person',
  role: 'Role',
  remind_after_hours: 'Reminder after (hours)',
  escalate_after_hours: 'Escalation after (hours)',
  escalation_role: 'Escalation to',
  condition_field: 'Only if',
  condition_operator: 'Comparison',
  condition_value: 'Value',
} as const;

export const approverSourceLabels: Readonly<Record<ApproverSource, string>> = {
  person: 'A person',
  role: 'Everyone with a role',
  lead: 'The team lead',
  'client-approver': 'Approvers of the client',
  'former-client-approver': 'Approvers of the former client',
  'account-manager': 'The account manager',
};

export const operatorLabels: Readonly<Record<ConditionOperator, string>> = {
  'at-least': 'at least',
  'at-most': 'at most',
  is: 'is',
};

/** Kinds with several policies: each record of their owner names the one that decides. */
export const namedPolicyKinds = ['ticket'] as const;

export const mostPolicyName = 60;

export const policyLabels = { kind: 'Type', name: 'Name' } as const;
