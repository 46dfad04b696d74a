import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { TicketToApprove } from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { ticketApprovalsEndpoints as calls } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const waitingChain: ApprovalChain = {
  ...{ state: 'pending', round: 1, opened_at: '2026-11-24T01:00:00Z', closed_at: null, may_decide: true, traces: [] },
  steps: [
    {
      ...{ position: 1, name: 'Team lead or HR', is_client: false, rule: 'anyone', state: 'current', decisions: [] },
      ...{ since: '2026-11-24T01:00:00Z', missing: 1, next: ['Team lead'] },
    },
  ],
};

export const ticketToApprove: TicketToApprove = {
  ...{ id: 7, version: 1, number: 'TCK-7', subject: 'A second monitor', type: 'Equipment', priority: 2 },
  ...{ requester: 'Cesar Villanueva', employee: 'Cesar Villanueva', client: 'Redgum Logistics' },
  ...{ filed_at: '2026-11-24T01:00:00Z', decide_by: '2026-11-25T01:00:00Z', is_late: false },
  ...{ state: 'pending', approval: waitingChain, may_decide: true },
};

export const ticketApprovalsServer = [answers(calls.list, { data: [ticketToApprove], total: 1 })];
