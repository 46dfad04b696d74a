import { z } from 'zod';
import { defineColumns, idColumn } from '../../list-column.ts';
import { ticketPriorityCodes } from '../../states.ts';
import { approvalChain } from '../approvals/approval-answers.ts';
import { approvalStates } from '../approvals/approvals.constants.ts';
import { ticketApprovalWords } from './ticket-approval.rules.ts';
import { ticketPriorityLabels } from './ticket-types.constants.ts';
import { ticketLabels as labels } from './tickets.constants.ts';

/** A ticket as approvers see it in their list. Its answers are part of the ticket. */
export const ticketToApprove = z.object({
  id: z.int(),
  version: z.int(),
  /** 'TCK-2291' */
  number: z.string(),
  subject: z.string(),
  type: z.string(),
  priority: z.enum(ticketPriorityCodes),
  requester: z.string().nullable(),
  /** On whose behalf. */
  employee: z.string().nullable(),
  client: z.string().nullable(),
  filed_at: z.string(),
  /** Null: the hours of the policy leave too little time. */
  decide_by: z.string().nullable(),
  is_late: z.boolean(),
  state: z.enum(approvalStates),
  approval: approvalChain.nullable(),
  may_decide: z.boolean(),
});
export type TicketToApprove = z.output<typeof ticketToApprove>;

export const ticketApprovalColumns = defineColumns<TicketToApprove>()({
  id: idColumn,
  number: { label: 'Number', kind: 'text', searchable: true, filterable: false, width: 12 },
  subject: { label: labels.subject, kind: 'text', searchable: true, width: 40 },
  requester: { label: 'Requester', kind: 'text', searchable: true, width: 26 },
  employee: { label: labels.employee_id, kind: 'text', searchable: true, width: 26 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  type: { label: 'Type', kind: 'text', searchable: true, width: 28 },
  priority: { label: labels.priority, kind: 'choice', options: ticketPriorityLabels, width: 12 },
  filed_at: { label: 'Filed', kind: 'instant' },
  decide_by: { label: 'Decide by', kind: 'instant' },
  state: { label: 'Status', kind: 'choice', options: ticketApprovalWords, width: 22 },
});
