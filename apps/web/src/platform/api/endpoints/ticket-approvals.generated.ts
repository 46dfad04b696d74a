// Generated from the contract: npm run documents
import type { ticketApprovalList, ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const ticketApprovalsEndpoints: EndpointsOf<typeof ticketApprovalsCalls> = {
  list: { method: 'GET', path: '/api/tickets-for-approval' },
  decide: { method: 'PUT', path: '/api/tickets-for-approval' },
  approveSeveral: { method: 'POST', path: '/api/tickets-for-approval' },
  readLink: { method: 'GET', path: '/api/ticket-approval-links/:token' },
  decideByLink: { method: 'PUT', path: '/api/ticket-approval-links/:token' },
  withdraw: { method: 'DELETE', path: '/api/tickets-for-approval' },
};

export const ticketApprovalListExport: Endpoint<(typeof ticketApprovalList)['exportCall']> = { method: 'POST', path: '/api/tickets-for-approval/export', file: true };
