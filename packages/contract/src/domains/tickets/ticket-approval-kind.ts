import { type Grants, mayAccess } from '../../access.ts';
import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { ticketApprovalAccess } from './ticket-approval.policy.ts';
import type { ticketApproval } from './ticket-approval.rules.ts';

export const ticketKind = {
  key: 'ticket' satisfies typeof ticketApproval,
  label: 'Ticket',
  roles: ['admin', 'hr', 'team lead'],
  mayDecide: (person: Grants) => mayAccess(ticketApprovalAccess, person),
  sources: [...staffSources, 'client-approver'],
  fields: [
    { name: 'is_from_client', label: 'Filed by a client user', kind: 'yesNo' },
    { name: 'is_from_employee', label: 'Filed by or for an employee', kind: 'yesNo' },
    { name: 'priority', label: 'Priority (1 to 4)', kind: 'number' },
  ],
  onlyWhere: { 'client-approver': 'is_from_client' },
} as const satisfies ApprovalKind;
