import { mayBeAssigned, type TicketFacts, ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type TicketAgent, type TicketUser, ticketAgents, ticketUsers } from './ticket-people.repository.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

type Asking = Pick<BaseContext, 'db'>;

/** Staff to whom the ticket can be given. */
export async function assigneesOf(
  { db }: Asking,
  ticket: StoredTicket,
  among?: readonly number[],
): Promise<TicketAgent[]> {
  const agents = await withoutRowSecurity(db, () => ticketAgents(db, among));
  return agents.filter((agent) => mayBeAssigned(agent, ticket));
}

/** Staff who handle the ticket by their rights as they are now. */
export async function readersOf(
  { db }: Asking,
  ticket: TicketFacts,
  among?: readonly number[],
): Promise<TicketAgent[]> {
  const agents = await withoutRowSecurity(db, () => ticketAgents(db, among));
  return agents.filter((agent) => ticketMover(agent, ticket) === 'handler');
}

/** Those of the users who handle the ticket: nobody else is mentioned, follows it or is notified. */
export async function readersAmong(ctx: Asking, ticket: StoredTicket, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  return (await readersOf(ctx, ticket, userIds)).map(({ userId }) => userId);
}

/** The names of the people who take part in a ticket that the viewer sees, on whichever side they are. */
export async function usersById({ db }: Asking, ids: readonly number[]): Promise<ReadonlyMap<number, TicketUser>> {
  const wanted = [...new Set(ids)];
  const users = await withoutRowSecurity(db, () => ticketUsers(db, wanted));
  return new Map(users.map((user) => [user.id, user]));
}
