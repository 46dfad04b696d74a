import type { CallAnswer, CallInput } from '@muster/contract';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import {
  type TicketChangeKind,
  type TicketLinkKind,
  ticketChangeKinds,
  ticketLinkKinds,
} from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { displayRole } from '@muster/contract/roles.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readChains } from '../approvals/index.ts';
import { assertHandled, type ReachedTicket, reachedTicket } from './reached-ticket.ts';
import { presentTicket, type TicketParts } from './ticket.presenter.ts';
import { readAnswers } from './ticket-answers.ts';
import { filesOfTicket, notesOf, repliesOf } from './ticket-conversation.repository.ts';
import { changesOf, linksOf } from './ticket-history.repository.ts';
import { followersOf, isFollowing } from './ticket-people.repository.ts';
import { assigneesOf, readersOf, usersById } from './ticket-people.ts';
import { ratingOf } from './ticket-rating.repository.ts';

type Calls = typeof ticketWorkCalls;

/** The record as the viewer's party sees it. @throws Problem not-found */
export async function readTicket(
  ctx: Ctx,
  { params }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const reached = await reachedTicket(ctx, params.id);
  const parts = await partsOf(ctx, reached);
  return presentTicket(ctx.viewer, reached, parts);
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
  const { db, viewer } = ctx;
  const { ticket, mover } = reached;
  const isHandler = mover === 'handler';
  const links = await linksOf(db, {
    ticketId: ticket.id,
    reach: ticketReach(viewer),
    kinds: isHandler ? ticketLinkKinds : publicLinks,
  });
  // What was written in tickets that were merged into this one, as far as the viewer sees them.
  const merged = links.filter(({ kind, is_from_here }) => kind === 'merged_into' && !is_from_here);
  const conversation = [ticket.id, ...merged.map(({ ticket_id }) => ticket_id)];
  const approval = await chainOf(ctx, reached);
  // Who is only asked to approve it decides on what was filed.
  const replies = mover === 'approver' ? [] : await repliesOf(db, conversation);
  const history = await changesOf(db, ticket.id, isHandler ? ticketChangeKinds : publicChanges);
  const notes = isHandler ? await notesOf(db, conversation) : null;
  const followers = isHandler ? await followersOf(db, ticket.id) : null;
  const people = [ticket.requester_user_id, ...[ticket.assignee_user_id].filter((id) => id !== null)];
  const writers = [...replies, ...(notes ?? [])].flatMap(({ author_user_id, mentions }) => [
    author_user_id,
    ...mentions,
  ]);
  const actors = history.flatMap((one) =>
    [one.actor_user_id, one.before_user_id, one.after_user_id].filter((id) => id !== null),
  );
  return {
    links,
    replies,
    history,
    notes,
    followers,
    isFollowing: followers
      ? followers.some(({ id }) => id === viewer.userId)
      : await isFollowing(db, ticket.id, viewer.userId),
    answers: await readAnswers(ctx, reached, approval?.may_decide === true),
    approval,
    files: await filesOfTicket(db, ticket.id),
    rating: await ratingOf(db, ticket.id),
    users: await usersById(ctx, [...people, ...writers, ...actors]),
  };
}

async function chainOf(ctx: Ctx, { ticket: { id, approval_state: state } }: ReachedTicket) {
  if (state === null) return null;
  return (await readChains(ctx, ticketApproval, [id])).get(id) ?? null;
}
