import type { PolicyStepView } from '@muster/contract/domains/approvals/policies.calls.ts';

export const leadStep: PolicyStepView = {
  name: 'Team lead or HR',
  rule: 'anyone',
  approvers: [
    { source: 'lead', user_id: null, role: null, name: null },
    { source: 'role', user_id: null, role: 'hr', name: null },
  ],
  remind_after_hours: 24,
  escalate_after_hours: null,
  escalation_role: null,
  condition: null,
};

export const policyRow = {
  id: 2,
  kind: 'timesheet',
  name: null,
  version: 2,
  published_at: '2026-03-01T02:00:00.000Z',
  published_by: null,
  open_requests: 3,
  steps: [leadStep],
};

export const policyDetails = {
  id: 2,
  kind: 'timesheet',
  name: null,
  version: 2,
  versions: [
    {
      number: 2,
      published_at: '2026-03-01T02:00:00.000Z',
      published_by: 'Ada Admin',
      open_requests: 3,
      steps: [leadStep],
    },
    { number: 1, published_at: '2026-01-01T02:00:00.000Z', published_by: null, open_requests: 0, steps: [leadStep] },
  ],
};
