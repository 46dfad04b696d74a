import type { ValueKinds } from '@muster/contract/domains/notifications/notification-type.ts';
import { wasWorkedOn } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type Notice, notifyUsers } from '../notifications/index.ts';
import type { ReachedTicket } from './reached-ticket.ts';
import { followersOf, requestingUsers } from './ticket-people.repository.ts';
import { readersAmong, readersOf } from './ticket-people.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

type Notifying = Pick<BaseContext, 'db' | 'clock'>;
type ClosedTicket = Pick<StoredTicket, 'id' | 'approval_state' | 'leave_request_id'>;
type Said<Kinds extends ValueKinds> = Pick<Notice<Kinds>, 'type' | 'values'>;

/** The other side, those who follow the ticket, and whom the reply mentions. What nobody has or follows reaches its group. */
export async function notifyOfReply(
  ctx: Ctx,
  { ticket, mover }: ReachedTicket,
  mentioned: readonly number[],
): Promise<void> {
  const said = { type: types.replied, values: writtenBy(ctx, ticket) };
  await notifyMentioned(ctx, ticket, mentioned);
  const isFollowed = await notifyHandlers(ctx, ticket, said, mentioned);
  if (mover === 'handler') await notifyRequester(ctx, ticket, { ...said, type: types.answered }, ctx.viewer.userId);
  else if (!isFollowed) await notifyGroup(ctx, ticket, said);
}

/** Staff who handle the ticket, and nobody of the other sides. */
export async function notifyOfNote(ctx: Ctx, ticket: StoredTicket, mentioned: readonly number[]): Promise<void> {
  await notifyMentioned(ctx, ticket, mentioned);
  await notifyHandlers(ctx, ticket, { type: types.noted, values: writtenBy(ctx, ticket) }, mentioned);
}

export async function notifyOfAssignment(ctx: Ctx, ticket: StoredTicket, assigneeId: number | null): Promise<void> {
  if (assigneeId === null) return;
  await notifyStaff(ctx, ticket, [assigneeId], { type: types.assigned, values: writtenBy(ctx, ticket) });
}

export function notifyOfResolution(ctx: Ctx, ticket: StoredTicket): Promise<void> {
  return notifyRequester(
    ctx,
    ticket,
    { type: types.resolved, values: { ticket: ticketNumber(ticket.id) } },
    ctx.viewer.userId,
  );
}

/** Who closed it is on its page, which asks already. What nobody worked on is not rated, and neither is a decision on leave. */
export async function notifyOfClosing(ctx: Notifying, ticket: ClosedTicket, actorId: number | null): Promise<void> {
  if (!wasWorkedOn(ticket.approval_state) || ticket.leave_request_id !== null) return;
  const said = { type: types.toRate, values: { ticket: ticketNumber(ticket.id) } };
  await notifyRequester(ctx, ticket, said, actorId);
}

export function notifyOfMerge(ctx: Ctx, ticket: StoredTicket, into: number): Promise<void> {
  const values = { ticket: ticketNumber(ticket.id), into: ticketNumber(into) };
  return notifyRequester(ctx, ticket, { type: types.merged, values }, ctx.viewer.userId);
}

/** The note is what the approver wrote to the requester. */
export function notifyOfDecision(
  ctx: Ctx,
  ticket: StoredTicket,
  outcome: 'approved' | 'refused',
  note: string | null,
): Promise<void> {
  const values = { ticket: ticketNumber(ticket.id) };
  return outcome === 'approved'
    ? notifyRequester(ctx, ticket, { type: types.approved, values }, ctx.viewer.userId)
    : notifyRequester(ctx, ticket, { type: types.rejected, values: { ...values, note } }, ctx.viewer.userId);
}

const writtenBy = ({ viewer }: Ctx, { id }: StoredTicket) => ({ ticket: ticketNumber(id), person: viewer.userId });

const notifyMentioned = (ctx: Ctx, ticket: StoredTicket, mentioned: readonly number[]): Promise<boolean> =>
  notifyStaff(ctx, ticket, mentioned, { type: types.mentioned, values: writtenBy(ctx, ticket) });

/** Whether there are others who have or follow the ticket. */
async function notifyHandlers<Kinds extends ValueKinds>(
  ctx: Ctx,
  ticket: StoredTicket,
  said: Said<Kinds>,
  except: readonly number[],
): Promise<boolean> {
  const followers = await withoutRowSecurity(ctx.db, () => followersOf(ctx.db, ticket.id));
  const wanted = [ticket.assignee_user_id, ...followers.map(({ id }) => id)].filter((id) => id !== null);
  return notifyStaff(
    ctx,
    ticket,
    wanted.filter((id) => !except.includes(id)),
    said,
  );
}

async function notifyGroup<Kinds extends ValueKinds>(ctx: Ctx, ticket: StoredTicket, said: Said<Kinds>): Promise<void> {
  const handlers = await readersOf(ctx, ticket);
  const group = handlers.filter(({ roles }) => roles.some((role) => role === ticket.group_role));
  await notifyStaff(
    ctx,
    ticket,
    group.map(({ userId }) => userId),
    said,
  );
}

async function notifyStaff<Kinds extends ValueKinds>(
  ctx: Ctx,
  ticket: StoredTicket,
  userIds: readonly number[],
  said: Said<Kinds>,
): Promise<boolean> {
  const others = [...new Set(userIds)].filter((id) => id !== ctx.viewer.userId);
  const readers = await readersAmong(ctx, ticket, others);
  await notifyUsers(ctx, { userIds: readers, ...said, path: `/ticket-details/${ticket.id}` });
  return readers.length > 0;
}

async function notifyRequester<Kinds extends ValueKinds>(
  ctx: Notifying,
  ticket: Pick<StoredTicket, 'id'>,
  said: Said<Kinds>,
  actorId: number | null,
): Promise<void> {
  const people = await withoutRowSecurity(ctx.db, () => requestingUsers(ctx.db, ticket.id));
  const others = people.filter(({ id }) => id !== actorId).map(({ id }) => id);
  await notifyUsers(ctx, { userIds: others, ...said, path: `/my-tickets/${ticket.id}` });
}
