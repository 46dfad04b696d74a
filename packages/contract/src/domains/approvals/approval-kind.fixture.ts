import type { ApprovalKind } from './approval-kind.ts';
import { decidingRoles } from './approvals.policy.ts';

/** Has every kind of field, and a step of clients. */
export const exampleKind: ApprovalKind = {
  key: 'example',
  label: 'Example',
  roles: decidingRoles,
  sources: ['lead', 'role', 'person', 'client-approver'],
  fields: [
    { name: 'hours', label: 'Overtime hours', kind: 'number' },
    { name: 'client_approval', label: 'The client approves hours', kind: 'yesNo' },
    { name: 'kind', label: 'Kind', kind: 'choice', options: [{ value: 'cover', label: 'Cover' }] },
  ],
  onlyWhere: { 'client-approver': 'client_approval' },
};
