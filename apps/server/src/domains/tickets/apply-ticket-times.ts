import { dueAfter, ticketDues } from '@muster/contract/domains/tickets/ticket-sla.rules.ts';
import type { SlaPolicy } from '@muster/contract/domains/tickets/ticket-sla.ts';
import type { Db } from '../../database/db.ts';
import { instantText } from './instant-text.ts';
import { slaPolicies, withDaysOff } from './sla-policies.ts';
import type { SlaTerms } from './sla-terms.repository.ts';
import { lockTimedTickets, storeDues, type TicketDue, type TimedTicket } from './ticket-times.repository.ts';

/**
 * Computes again when these tickets must be answered and resolved: after every move, and when a policy or its calendar changes.
 * A first response that was given keeps the time it was measured by, and closed tickets keep all. The times of the work begin with
 * the approval. Returns those that changed.
 */
export async function applyTicketTimes({ db }: { readonly db: Db }, ticketIds: readonly number[]): Promise<number[]> {
  const tickets = await lockTimedTickets(db, ticketIds);
  if (tickets.length === 0) return [];
  const first = Math.min(...tickets.map(({ started_at }) => started_at));
  const policyIds = tickets.map(({ sla_policy_id }) => sla_policy_id);
  const policies = await slaPolicies(db, policyIds, Temporal.Instant.fromEpochMilliseconds(first));
  const dues = tickets.flatMap((ticket) => {
    const policy = policies.get(ticket.sla_policy_id);
    return policy ? [dueOf(ticket, policy)] : [];
  });
  return storeDues(db, dues);
}

/** The due times of a ticket that is filed now. */
export async function duesOfNewTicket(
  db: Db,
  type: {
    readonly terms: SlaTerms | null;
    readonly default_priority: 1 | 2 | 3 | 4;
    readonly needs_approval: boolean;
  },
  now: Temporal.Instant,
): Promise<Omit<TicketDue, 'id'>> {
  const [policy] = type.terms === null ? [] : await withDaysOff(db, [type.terms], now);
  if (!policy) throw new Error('The SLA policy of a ticket type is not readable to who files a ticket.');
  const startedAt = now.epochMilliseconds;
  if (type.needs_approval) return waitingDues(policy, startedAt);
  const dues = ticketDues(policy, { priority: type.default_priority, startedAt, pauses: [] });
  return {
    first_response_due_at: instantText(dues.firstResponseAt),
    due_at: instantText(dues.resolutionAt),
    approval_due_at: null,
  };
}

const waitingDues = ({ hours, approval }: SlaPolicy, filedAt: number): Omit<TicketDue, 'id'> => ({
  first_response_due_at: null,
  due_at: null,
  approval_due_at: instantText(dueAfter(hours, approval, filedAt)),
});

function dueOf({ id, priority, started_at: startedAt, pauses, ...ticket }: TimedTicket, policy: SlaPolicy): TicketDue {
  if (ticket.approval_state === 'pending') return { id, ...waitingDues(policy, startedAt) };
  const { firstResponseAt, resolutionAt } = ticketDues(policy, { priority, startedAt, pauses });
  const isAnswered = ticket.first_responded_at !== null;
  return {
    id,
    first_response_due_at: isAnswered ? ticket.first_response_due_at : instantText(firstResponseAt),
    due_at: instantText(resolutionAt),
    approval_due_at: ticket.approval_due_at,
  };
}
