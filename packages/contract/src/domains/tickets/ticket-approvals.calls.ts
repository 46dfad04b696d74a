import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { approvalLinkStates } from './approval-link.rules.ts';
import { ticketApprovalAccess } from './ticket-approval.policy.ts';
import {
  approveTicketsBody,
  decideByLinkBody,
  decideTicketBody,
  withdrawTicketBody,
} from './ticket-approval.schemas.ts';
import { ticketApprovalColumns, ticketToApprove } from './ticket-approval-columns.ts';

const linkParameter = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });
const decided = { section: '2.4', access: ticketApprovalAccess, neverImpersonating: true } as const;

export const ticketApprovalsCalls = {
  /** `waiting`: by the time of the decision. `decided`: latest first. */
  list: defineCall({
    name: 'tickets.approval-table',
    method: 'GET',
    path: '/api/tickets-for-approval',
    section: '2.4',
    access: ticketApprovalAccess,
    query: listQuery(ticketApprovalColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(ticketToApprove), total: z.int().min(0) }),
    audit: null,
  }),

  decide: defineCall({
    ...decided,
    name: 'tickets.decide',
    method: 'PUT',
    path: '/api/tickets-for-approval',
    body: decideTicketBody,
    answer: 'nothing',
    audit: 'tickets.decide',
  }),

  /** Approves each of the tickets that waits for the viewer, and says why the others were not. */
  approveSeveral: defineCall({
    ...decided,
    name: 'tickets.approve-several',
    method: 'POST',
    path: '/api/tickets-for-approval',
    body: approveTicketsBody,
    answer: z.object({
      decided: z.int(),
      refused: z.array(z.object({ id: z.int(), number: z.string(), reason: z.string() })),
    }),
    audit: 'tickets.decide',
  }),

  /** What the link in a mail leads to. Reading it changes nothing: programs that check mails open links, too. */
  readLink: defineCall({
    name: 'tickets.read-approval-link',
    method: 'GET',
    path: '/api/ticket-approval-links/:token',
    section: 'ours',
    access: 'login',
    params: linkParameter,
    answer: z.object({
      state: z.enum(approvalLinkStates),
      number: z.string(),
      /** Null: there is nothing to decide. */
      ticket_id: z.int().nullable(),
    }),
    audit: null,
  }),

  /** The decision uses up the link. */
  decideByLink: defineCall({
    name: 'tickets.decide-by-link',
    method: 'PUT',
    path: '/api/ticket-approval-links/:token',
    section: 'ours',
    access: 'login',
    params: linkParameter,
    body: decideByLinkBody,
    answer: 'nothing',
    audit: 'tickets.decide',
    neverImpersonating: true,
  }),

  /** The requester takes back what waits for approval. It closes. */
  withdraw: defineCall({
    name: 'tickets.withdraw',
    method: 'DELETE',
    path: '/api/tickets-for-approval',
    section: '2.4',
    access: 'login',
    body: withdrawTicketBody,
    answer: 'nothing',
    audit: 'tickets.withdraw',
    neverImpersonating: true,
  }),
};

export const ticketApprovalList = defineList({
  name: 'ticketApprovals',
  label: 'Tickets for approval',
  columns: ticketApprovalColumns,
  call: ticketApprovalsCalls.list,
});
