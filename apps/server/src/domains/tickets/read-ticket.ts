import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import type { TicketChangeKind, TicketLinkKind } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { displayRole } from '@muster/contract/roles.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readChains } from '../approvals/index.ts';
import { assertHandled, type ReachedTicket, reachedTicket } from './reached-ticket.ts';
import { presentTicket, type TicketParts } from './ticket.presenter.ts';
import { readAnswers } from './ticket-answers.ts';
import { readParts, type StoredParts } from './ticket-parts.repository.ts';
import { assigneesOf, readersOf, usersById } from './ticket-people.ts';
import type { StoredTicket } from './ticket-record.repository.ts';
import { withSubjects } from './ticket-subjects.ts';

type Calls = typeof ticketWorkCalls;

/** The record as the viewer's party sees it. @throws Problem not-found */
export async function readTicket(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const reached = await reachedTicket(ctx, params.id);
  const parts = await partsOf(ctx, reached);
  const [ticket = reached.ticket] = await withSubjects(ctx, [reached.ticket]);
  return presentTicket(ctx.viewer, { ...reached, ticket }, parts);
}

/** For staff who handle it. @throws Problem not-found, forbidden */
export async function readTicketPeople(
  ctx: Ctx,
  { params }: CallInput<Calls['people']>,
): Promise<CallAnswer<Calls['people']>> {
  const reached = await reachedTicket(ctx, params.id);
  assertHandled(reached);
  const named = ({ userId: id, name, roles }: Awaited<ReturnType<typeof assigneesOf>>[number]) => ({
    ...{ id, name },
    label: roleLabel(displayRole(roles)),
  });
  return {
    assignees: (await assigneesOf(ctx, reached.ticket)).map(named),
    readers: (await readersOf(ctx, reached.ticket)).map(named),
  };
}

/** Other sides see what became of the status, and tickets that are the same request. */
const publicChanges: readonly TicketChangeKind[] = ['status', 'merged'];
const publicLinks: readonly TicketLinkKind[] = ['merged_into', 'continues'];

async function partsOf(ctx: Ctx, reached: ReachedTicket): Promise<TicketParts> {
  const { ticket, mover } = reached;
  const isHandled = mover === 'handler';
  const stored = await readParts(ctx.db, {
    ticketId: ticket.id,
    reach: ticketReach(ctx.viewer),
    isHandled,
    hasReplies: mover !== 'approver',
    changeKinds: isHandled ? null : publicChanges,
    linkKinds: isHandled ? null : publicLinks,
  });
  if (!stored) throw notFound('ticket');
  const { fields, details, ...parts } = stored;
  const approval = await chainOf(ctx, reached);
  return {
    ...parts,
    approval,
    answers: await readAnswers(ctx, reached, { fields, details }, approval?.may_decide === true),
    users: await usersById(ctx, peopleIn(ticket, parts)),
  };
}

/** Who filed it, handles it, wrote or acted. */
function peopleIn(
  ticket: StoredTicket,
  { replies, notes, history }: Pick<StoredParts, 'replies' | 'notes' | 'history'>,
) {
  const writers = [...replies, ...(notes ?? [])].flatMap(({ author_user_id, mentions }) => [
    author_user_id,
    ...mentions,
  ]);
  const actors = history.flatMap((one) => [one.actor_user_id, one.before_user_id, one.after_user_id]);
  const people = [ticket.requester_user_id, ticket.assignee_user_id, ...writers, ...actors];
  return people.filter((id) => id !== null);
}

async function chainOf(ctx: Ctx, { ticket: { id, approval_state: state } }: ReachedTicket) {
  if (state === null) return null;
  return (await readChains(ctx, ticketApproval, [id])).get(id) ?? null;
}
