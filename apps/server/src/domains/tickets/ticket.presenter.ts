import type { Viewer } from '@muster/contract';
import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { waitRefusal, wasWorkedOn } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type {
  AnsweredField,
  TicketChange,
  TicketNote,
  TicketPersonAnswer,
  TicketRecord,
} from '@muster/contract/domains/tickets/ticket-record.ts';
import { leaveMoveRefusal, movesOf, type TicketStatus } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketGroups } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { displayRole, isEmployeeOnly } from '@muster/contract/roles.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import { presentFiles } from '../documents/index.ts';
import type { ReachedTicket } from './reached-ticket.ts';
import type { StoredMessage, StoredParts, StoredTicketChange } from './ticket-parts.repository.ts';
import type { TicketUser } from './ticket-people.repository.ts';

/** What is read of a ticket, with the answers that the viewer sees. */
export interface TicketParts extends Omit<StoredParts, 'fields' | 'details'> {
  readonly answers: readonly AnsweredField[];
  readonly approval: ApprovalChain | null;
  readonly users: ReadonlyMap<number, TicketUser>;
}

type Names = TicketParts['users'];

export function presentTicket(
  viewer: Pick<Viewer, 'userId'>,
  reached: ReachedTicket,
  parts: TicketParts,
): TicketRecord {
  const { ticket } = reached;
  const { users } = parts;
  return {
    id: ticket.id,
    number: ticketNumber(ticket.id),
    version: ticket.version,
    subject: ticket.subject,
    type: { id: ticket.type_id, name: ticket.type, code: ticket.type_code },
    side: ticket.side,
    status: ticket.status,
    filed_at: ticket.filed_at,
    pending_since: ticket.pending_since,
    resolved_at: ticket.resolved_at,
    closed_at: ticket.closed_at,
    due_at: ticket.due_at,
    approval_state: ticket.approval_state,
    approval_due_at: ticket.approval_due_at,
    approval: parts.approval,
    requester: personOf(users, ticket.requester_user_id),
    employee: ticket.employee_id === null ? null : { id: ticket.employee_id, name: ticket.employee ?? '' },
    client: ticket.client_id === null || ticket.client === null ? null : { id: ticket.client_id, name: ticket.client },
    answers: [...parts.answers],
    files: presentFiles(parts.files),
    replies: parts.replies.map((reply) => ({
      ...messageOf(users, reply),
      is_by_staff: reply.is_by_handler,
      source: reply.source,
    })),
    history: parts.history.map((change) => changeOf(users, change)),
    links: parts.links.map((link) => ({ ...link, number: ticketNumber(link.ticket_id) })),
    rating: parts.rating,
    is_following: parts.is_following,
    abilities: abilitiesOf(reached, parts),
    handling: handlingOf(viewer, reached, parts),
  };
}

function abilitiesOf({ ticket, mover }: ReachedTicket, { rating, approval }: TicketParts): TicketRecord['abilities'] {
  const isClosed = ticket.status === codes.closed;
  const isPart = mover !== 'approver';
  const isWaiting = waitRefusal(ticket.approval_state) !== null;
  const isAllowed = (to: TicketStatus) =>
    leaveMoveRefusal(ticket.leave_request_id !== null, ticket.status, to) === null;
  return {
    reply: isPart && !isClosed,
    moves: isWaiting ? [] : movesOf(mover, ticket.status).filter(isAllowed),
    rate: isClosed && mover === 'requester' && rating === null && wasWorkedOn(ticket.approval_state),
    attach: isPart && !isClosed,
    continue: isClosed && mover === 'requester',
    decide: isWaiting && approval?.may_decide === true,
    withdraw: isWaiting && mover === 'requester',
  };
}

function handlingOf(
  viewer: Pick<Viewer, 'userId'>,
  { ticket, mover }: ReachedTicket,
  { notes, followers, users }: TicketParts,
): TicketRecord['handling'] {
  const group = ticketGroups.find((role) => role === ticket.group_role);
  if (mover !== 'handler' || notes === null || followers === null || group === undefined) return null;
  const { assignee_user_id: assigneeId } = ticket;
  return {
    priority: ticket.priority,
    group,
    assignee: assigneeId === null ? null : { id: assigneeId, name: users.get(assigneeId)?.name ?? '' },
    is_assigned_to_me: assigneeId === viewer.userId,
    first_response_due_at: ticket.first_response_due_at,
    first_responded_at: ticket.first_responded_at,
    reopened_count: ticket.reopened_count,
    notes: notes.map((note) => messageOf(users, note)),
    followers: [...followers],
  };
}

const messageOf = (users: Names, message: StoredMessage): TicketNote => ({
  id: message.id,
  ticket_id: message.ticket_id,
  author: personOf(users, message.author_user_id),
  body: message.body,
  at: message.at,
  mentions: message.mentions.map((id) => ({ id, name: users.get(id)?.name ?? '' })),
  files: presentFiles(message.files),
});

function personOf(users: Names, id: number): TicketPersonAnswer {
  const user = users.get(id);
  if (!user) return { user_id: id, name: 'Someone', label: null };
  const label =
    user.client ?? (user.roles.length === 0 || isEmployeeOnly(user.roles) ? null : roleLabel(displayRole(user.roles)));
  return { user_id: id, name: user.name, label };
}

function changeOf(users: Names, change: StoredTicketChange): TicketChange {
  const nameOf = (id: number | null) => (id === null ? null : (users.get(id)?.name ?? null));
  const other = change.other_ticket_id === null ? null : ticketNumber(change.other_ticket_id);
  return {
    id: change.id,
    kind: change.kind,
    at: change.at,
    actor: nameOf(change.actor_user_id),
    before: change.before ?? nameOf(change.before_user_id),
    after: change.after ?? nameOf(change.after_user_id) ?? other,
  };
}
