/** How many of a step's approvers have to agree. */
export const stepRules = ['anyone', 'everyone', 'majority'] as const;
export type StepRule = (typeof stepRules)[number];

export const stepRuleLabels: Readonly<Record<StepRule, string>> = {
  anyone: 'Anyone of them',
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
export const approvalTraces = ['fallback', 'replaced', 'reminded', 'escalated', 'withdrawn', 'revised'] as const;
export type ApprovalTrace = (typeof approvalTraces)[number];

export const conditionOperators = ['at-least', 'at-most', 'is'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** The roles that decide where a step has no approver, in this order. */
export const fallbackRoles = ['workforce admin', 'admin'] as const;
