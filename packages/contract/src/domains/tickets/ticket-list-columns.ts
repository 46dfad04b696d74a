import { z } from 'zod';
import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { roleLabel } from '../../role-label.ts';
import { ticketPriorityCodes, ticketStatusCodes, ticketStatusLabel } from '../../states.ts';
import { approvalStates } from '../approvals/approvals.constants.ts';
import { ticketApprovalWords } from './ticket-approval.rules.ts';
import { ticketGroups, ticketPriorityLabels } from './ticket-types.constants.ts';
import { ticketLabels as labels } from './tickets.constants.ts';

/** A row of the lists of tickets. Answers, replies and notes are not part of it. */
export const ticketRow = z.object({
  id: z.int(),
  version: z.int(),
  /** 'TCK-2291' */
  number: z.string(),
  subject: z.string(),
  type: z.string(),
  status: z.enum(ticketStatusCodes),
  priority: z.enum(ticketPriorityCodes),
  group: z.enum(ticketGroups),
  /** Null: nobody, or somebody of another side. */
  assignee: z.string().nullable(),
  /** Null: somebody of another side. */
  requester: z.string().nullable(),
  /** On whose behalf. */
  employee: z.string().nullable(),
  client: z.string().nullable(),
  filed_at: z.string(),
  /** Null while the clock is paused. */
  due_by: z.string().nullable(),
  /** Of the first reply, until there is one; null for viewers who do not handle the ticket. */
  reply_due_by: z.string().nullable(),
  /** Past either of them. */
  is_overdue: z.boolean(),
  /** Null: no approval is needed. */
  approval_state: z.enum(approvalStates).nullable(),
});
export type TicketRow = z.output<typeof ticketRow>;

const statusLabels = Object.fromEntries(
  Object.values(ticketStatusCodes).map((code) => [String(code), ticketStatusLabel(code)]),
);

/** Who has a ticket, as the reader sees it: a view with this filter shows each reader their own tickets. */
export const ticketHandlerLabels = {
  me: 'Assigned to me',
  groups: 'Unassigned in my groups',
  nobody: 'Unassigned',
} as const;

/** The next of the two times by which somebody has to do something. Both are in UTC, so their texts compare as times. */
export function ticketDueColumn({ due_by: due, reply_due_by: reply }: Pick<TicketRow, 'due_by' | 'reply_due_by'>) {
  if (reply === null || due === null) return reply ?? due;
  return reply < due ? reply : due;
}

export const ticketColumns = defineColumns<TicketRow>()({
  id: idColumn,
  number: { label: 'Number', kind: 'text', searchable: true, filterable: false, width: 12 },
  subject: { label: labels.subject, kind: 'text', searchable: true, width: 40 },
  requester: { label: 'Requester', kind: 'text', searchable: true, width: 26 },
  employee: { label: labels.employee_id, kind: 'text', searchable: true, width: 26 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  type: { label: 'Type', kind: 'text', searchable: true, width: 28 },
  group: { label: 'Group', kind: 'choice', options: optionsOf(ticketGroups, roleLabel), width: 20 },
  assignee: { label: 'Assignee', kind: 'text', searchable: true, width: 26 },
  status: { label: 'Status', kind: 'choice', options: statusLabels, width: 12 },
  priority: { label: labels.priority, kind: 'choice', options: ticketPriorityLabels, width: 12 },
  due_by: { label: 'Due', kind: 'instant', value: ticketDueColumn },
  is_overdue: { label: 'Overdue', kind: 'yesNo', options: { true: 'Overdue', false: 'In time' }, sortable: false },
  approval_state: { label: 'Approval', kind: 'choice', options: ticketApprovalWords, width: 20 },
  filed_at: { label: 'Filed', kind: 'instant' },
  client_id: { label: 'Client', kind: 'id', filterOnly: true, value: () => null },
  ticket_type_id: { label: 'Type', kind: 'id', filterOnly: true, value: () => null },
  handler: { label: 'Handler', kind: 'choice', options: ticketHandlerLabels, filterOnly: true, value: () => null },
});
