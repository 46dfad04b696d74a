import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { notifyUsers } from '../notifications/index.ts';
import type { ReachedTicket } from './reached-ticket.ts';
import { followersOf, requestingUsers } from './ticket-people.repository.ts';
import { readersAmong } from './ticket-people.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

/** Texts name the ticket by its number alone: who loses the right to see it keeps the notification. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** The other side, those who follow the ticket, and whom the reply mentions. */
export async function notifyOfReply(
  ctx: Ctx,
  { ticket, mover }: ReachedTicket,
  mentioned: readonly number[],
): Promise<void> {
  const said = { title: `New reply on ${ticketNumber(ticket.id)}`, text: `${ctx.viewer.name} replied.` };
  await notifyMentioned(ctx, ticket, mentioned);
  await notifyHandlers(ctx, ticket, said, mentioned);
  if (mover === 'handler') await notifyRequester(ctx, ticket, said);
}

/** Staff who handle the ticket, and nobody of the other sides. */
export async function notifyOfNote(ctx: Ctx, ticket: StoredTicket, mentioned: readonly number[]): Promise<void> {
  const said = { title: `New note on ${ticketNumber(ticket.id)}`, text: `${ctx.viewer.name} added an internal note.` };
  await notifyMentioned(ctx, ticket, mentioned);
  await notifyHandlers(ctx, ticket, said, mentioned);
}

export async function notifyOfAssignment(ctx: Ctx, ticket: StoredTicket, assigneeId: number | null): Promise<void> {
  if (assigneeId === null) return;
  await notifyStaff(ctx, ticket, [assigneeId], {
    title: `${ticketNumber(ticket.id)} is assigned to you`,
    text: `${ctx.viewer.name} assigned it.`,
  });
}

export function notifyOfResolution(ctx: Ctx, ticket: StoredTicket): Promise<void> {
  const text = 'Reply if it is not solved. Otherwise it is closed after a few days.';
  return notifyRequester(ctx, ticket, { title: `${ticketNumber(ticket.id)} was resolved`, text });
}

export function notifyOfMerge(ctx: Ctx, ticket: StoredTicket, into: number): Promise<void> {
  const text = `It continues in ${ticketNumber(into)}.`;
  return notifyRequester(ctx, ticket, { title: `${ticketNumber(ticket.id)} was merged`, text });
}

function notifyMentioned(ctx: Ctx, ticket: StoredTicket, mentioned: readonly number[]): Promise<void> {
  const title = `${ctx.viewer.name} mentioned you on ${ticketNumber(ticket.id)}`;
  return notifyStaff(ctx, ticket, mentioned, { title, text: 'Open the ticket to read it.' });
}

async function notifyHandlers(ctx: Ctx, ticket: StoredTicket, said: Said, except: readonly number[]): Promise<void> {
  const followers = await withoutRowSecurity(ctx.db, () => followersOf(ctx.db, ticket.id));
  const wanted = [ticket.assignee_user_id, ...followers.map(({ id }) => id)];
  const others = wanted.filter((id) => id !== null && !except.includes(id));
  await notifyStaff(ctx, ticket, others as number[], said);
}

async function notifyStaff(ctx: Ctx, ticket: StoredTicket, userIds: readonly number[], said: Said): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== ctx.viewer.userId);
  await notify(ctx, await readersAmong(ctx, ticket, others), { ...said, path: `/ticket-details/${ticket.id}` });
}

async function notifyRequester(ctx: Ctx, ticket: StoredTicket, said: Said): Promise<void> {
  const people = await withoutRowSecurity(ctx.db, () => requestingUsers(ctx.db, ticket.id));
  const others = people.filter(({ id }) => id !== ctx.viewer.userId).map(({ id }) => id);
  await notify(ctx, others, { ...said, path: `/my-tickets/${ticket.id}` });
}

async function notify(ctx: Ctx, userIds: readonly number[], said: Said & { readonly path: string }): Promise<void> {
  if (userIds.length === 0) return;
  await withoutRowSecurity(ctx.db, () => notifyUsers(ctx, { userIds: [...userIds], type: 'ticket', ...said }));
}
