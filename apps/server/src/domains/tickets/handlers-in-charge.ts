import { type TicketFacts, ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import type { TicketAgent } from './ticket-people.repository.ts';

/**
 * The assignee, or the group while nobody is assigned: only those who still handle the ticket by their rights. An assignee who does not is
 * no reason that nobody is notified.
 */
export function handlersInCharge(ticket: TicketFacts, agents: readonly TicketAgent[]): number[] {
  const handlers = agents.filter((agent) => ticketMover(agent, ticket) === 'handler');
  const assignee = handlers.filter(({ userId }) => userId === ticket.assignee_user_id);
  const group = handlers.filter(({ roles }) => roles.some((role) => role === ticket.group_role));
  return (assignee.length > 0 ? assignee : group).map(({ userId }) => userId);
}
