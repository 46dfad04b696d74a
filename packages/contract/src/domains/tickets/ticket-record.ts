import { z } from 'zod';
import { ticketPriorityCodes, ticketStatusCodes } from '../../states.ts';
import { approvalChain } from '../approvals/approval-answers.ts';
import { approvalStates } from '../approvals/approvals.constants.ts';
import { attachmentRow } from '../documents/attachment.schemas.ts';
import { ticketField } from './ticket-type-answers.ts';
import { ticketAudiences, ticketGroups } from './ticket-types.constants.ts';
import { ticketChangeKinds, ticketLinkKinds } from './ticket-work.constants.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Somebody who wrote or acted. */
const ticketPerson = z.object({
  user_id: z.int(),
  name: z.string(),
  /** 'IT support' of staff, the company of a client user; null for employees. */
  label: z.string().nullable(),
});
export type TicketPersonAnswer = z.output<typeof ticketPerson>;

const detail = z.union([z.string(), z.number(), z.array(z.string()), z.object({ from: z.string(), to: z.string() })]);

export const answeredField = ticketField
  .pick({ key: true, label: true, helper: true, kind: true, options: true, is_required: true })
  .extend({
    /** As it is stored; null: not answered. */
    value: detail.nullable(),
    /** The name of the person or the leave type that the answer refers to. */
    text: z.string().nullable(),
    may_edit: z.boolean(),
  });
export type AnsweredField = z.output<typeof answeredField>;

const message = z.object({
  id: z.int(),
  /** Of another ticket for what was written there before it was merged into this one. */
  ticket_id: z.int(),
  author: ticketPerson,
  body: z.string(),
  at: z.string(),
  mentions: z.array(named),
  files: z.array(attachmentRow),
});

const reply = message.extend({
  /** By the side that handles the ticket. */
  is_by_staff: z.boolean(),
  source: z.enum(['portal', 'mail']),
});

const note = message;
export type TicketNote = z.output<typeof note>;

const change = z.object({
  id: z.int(),
  kind: z.enum(ticketChangeKinds),
  at: z.string(),
  /** Null: the portal itself. */
  actor: z.string().nullable(),
  /** Codes of status and priority, the role of a group, the name of an assignee, the number of a ticket. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type TicketChange = z.output<typeof change>;

const link = z.object({
  ticket_id: z.int(),
  number: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatusCodes),
  kind: z.enum(ticketLinkKinds),
  /** Whether the other ticket was merged into this one or is continued by it, or the other way round. */
  is_from_here: z.boolean(),
});

/** For staff who handle the ticket alone. */
const handling = z.object({
  priority: z.enum(ticketPriorityCodes),
  group: z.enum(ticketGroups),
  assignee: named.nullable(),
  is_assigned_to_me: z.boolean(),
  first_response_due_at: z.string().nullable(),
  first_responded_at: z.string().nullable(),
  reopened_count: z.int(),
  notes: z.array(note),
  followers: z.array(named),
});

/** What the viewer may do now. */
const abilities = z.object({
  reply: z.boolean(),
  /** Statuses to which the viewer may move it. */
  moves: z.array(z.enum(ticketStatusCodes)),
  rate: z.boolean(),
  attach: z.boolean(),
  /** A closed ticket is continued by a new one. */
  continue: z.boolean(),
  /** The approval waits for the viewer. */
  decide: z.boolean(),
  /** The requester takes back what waits for approval. */
  withdraw: z.boolean(),
});

export const ticketRecord = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  subject: z.string(),
  type: named.extend({ code: z.string() }),
  side: z.enum(ticketAudiences),
  status: z.enum(ticketStatusCodes),
  filed_at: z.string(),
  pending_since: z.string().nullable(),
  resolved_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** Null while the clock is paused, and until an approval. */
  due_at: z.string().nullable(),
  /** Null: no approval is needed. */
  approval_state: z.enum(approvalStates).nullable(),
  /** Until when it is to be decided, or was. */
  approval_due_at: z.string().nullable(),
  /** The latest round. */
  approval: approvalChain.nullable(),
  requester: ticketPerson,
  /** On whose behalf. */
  employee: named.nullable(),
  client: named.nullable(),
  /** What the viewer sees of the form that it was filed with. */
  answers: z.array(answeredField),
  files: z.array(attachmentRow),
  replies: z.array(reply),
  /** Oldest first. Other sides see changes of the status alone. */
  history: z.array(change),
  links: z.array(link),
  rating: z.object({ score: z.int(), comment: z.string().nullable(), rated_at: z.string() }).nullable(),
  is_following: z.boolean(),
  abilities,
  /** Null for everybody else. */
  handling: handling.nullable(),
});
export type TicketRecord = z.output<typeof ticketRecord>;
