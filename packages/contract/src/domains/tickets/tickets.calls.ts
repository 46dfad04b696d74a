import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId, requiredText } from '../../fields.ts';
import { ticketPriorityCodes, ticketStatusCodes } from '../../states.ts';
import { approvalStates } from '../approvals/approvals.constants.ts';
import { inboundMailBody } from './inbound-mail.schemas.ts';
import { ticketLabels as labels, ticketLimits as limits } from './tickets.constants.ts';
import { ticketAccess } from './tickets.policy.ts';

export const openTicket = z.object({
  id: z.int(),
  /** 'TCK-2291' */
  number: z.string(),
  subject: z.string(),
  type: z.string(),
  status: z.enum(ticketStatusCodes),
  priority: z.enum(ticketPriorityCodes),
  /** Null while the clock is paused. */
  due_by: z.string().nullable(),
  /** Past that or the time of the first reply. */
  is_overdue: z.boolean(),
  /** Of the first reply, until there is one; null for viewers who do not handle the ticket. */
  reply_due_by: z.string().nullable(),
  /** Null: no approval is needed. */
  approval_state: z.enum(approvalStates).nullable(),
  /** Null: somebody of another side. */
  requester: z.string().nullable(),
  client: z.string().nullable(),
  group: z.string(),
  assignee: z.string().nullable(),
  /** Assigned to the viewer. */
  is_mine: z.boolean(),
});
export type OpenTicket = z.output<typeof openTicket>;

export const openTicketViews = ['mine', 'unassigned', 'all'] as const;
export type OpenTicketView = (typeof openTicketViews)[number];

const count = z.int().min(0);

export const ticketsCalls = {
  /** `details` has the answers by the key of their field. Files are attached to the filed ticket. */
  create: defineCall({
    name: 'tickets.create',
    method: 'POST',
    path: '/api/create-ticket',
    section: '7.6',
    access: ticketAccess.create,
    body: z.strictObject({
      ticket_type_id: requiredId(labels.ticket_type_id),
      subject: requiredText(labels.subject, limits.subject),
      /** Staff file for an employee. */
      employee_id: requiredId(labels.employee_id).nullable().optional(),
      details: z.record(z.string().max(40), z.unknown()).default({}),
      /** A closed ticket of the same person, which the new one continues. */
      continues_ticket_id: requiredId(labels.continues_ticket_id).nullable().optional(),
    }),
    answer: z.object({ id: z.int(), number: z.string(), due_by: z.string().nullable() }),
    status: 201,
    audit: 'tickets.create',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** A reply by mail, from the relay that receives it (docs/inbound-mail.md). A repeated delivery answers as the first one. */
  receiveMail: defineCall({
    name: 'tickets.receive-mail',
    method: 'POST',
    path: '/api/inbound-mail',
    section: 'ours',
    access: 'public',
    signedWith: 'INBOUND_MAIL_SECRET',
    body: inboundMailBody,
    answer: z.object({ id: z.int(), ticket: z.string() }),
    status: 201,
    audit: 'tickets.reply',
  }),

  /** Open and pending tickets that the viewer sees: the first hundred of `show` by due time, and how many there are. */
  open: defineCall({
    name: 'tickets.open',
    method: 'GET',
    path: '/api/open-tickets',
    section: '7.6',
    access: ticketAccess.open,
    query: z.strictObject({ show: z.enum(openTicketViews).default('all') }),
    answer: z.object({
      data: z.array(openTicket),
      ...{ total: count, overdue: count },
      /** Of `total`: assigned to the viewer, and to nobody. */
      ...{ mine: count, unassigned: count },
    }),
    audit: null,
  }),
};
