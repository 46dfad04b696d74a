import { ticketDues } from '@muster/contract/domains/tickets/ticket-sla.rules.ts';
import type { SlaPolicy } from '@muster/contract/domains/tickets/ticket-sla.ts';
import type { Db } from '../../database/db.ts';
import { instantText } from './instant-text.ts';
import { slaPolicies } from './sla-policies.ts';
import { lockTimedTickets, storeTicketTimes, type TicketTimes, type TimedTicket } from './ticket-times.repository.ts';

/**
 * Computes the due times of open and pending tickets from their policy, priority and pauses, and stores them. Every change of
 * one of these ends here. A first response that was given keeps the time it was measured by. Returns the tickets that changed.
 */
export async function applyTicketTimes({ db }: { readonly db: Db }, ticketIds: readonly number[]): Promise<number[]> {
  const tickets = await lockTimedTickets(db, ticketIds);
  const [first] = tickets.map(({ filed_at }) => Temporal.Instant.from(filed_at)).toSorted(Temporal.Instant.compare);
  if (!first) return [];
  const policies = await slaPolicies(
    db,
    tickets.map(({ sla_policy_id }) => sla_policy_id),
    first,
  );
  const times = tickets.flatMap((ticket) => {
    const policy = policies.get(ticket.sla_policy_id);
    return policy ? [timesOf(ticket, policy)] : [];
  });
  return storeTicketTimes(db, times);
}

/** The due times of a ticket that is filed now. */
export async function duesOfNewTicket(
  db: Db,
  type: { readonly sla_policy_id: number; readonly default_priority: 1 | 2 | 3 | 4 },
  now: Temporal.Instant,
): Promise<Omit<TicketTimes, 'id'>> {
  const policy = (await slaPolicies(db, [type.sla_policy_id], now)).get(type.sla_policy_id);
  if (!policy) throw new Error(`SLA policy ${type.sla_policy_id} is not readable to who files a ticket.`);
  const startedAt = now.epochMilliseconds;
  const dues = ticketDues(policy, { priority: type.default_priority, startedAt, pauses: [] });
  return { first_response_due_at: instantText(dues.firstResponseAt), due_at: instantText(dues.resolutionAt) };
}

function timesOf(ticket: TimedTicket, policy: SlaPolicy): TicketTimes {
  const { firstResponseAt, resolutionAt } = ticketDues(policy, {
    priority: ticket.priority,
    startedAt: millisecondsOf(ticket.filed_at),
    pauses: ticket.pending_since === null ? [] : [{ from: millisecondsOf(ticket.pending_since), to: null }],
  });
  return {
    id: ticket.id,
    first_response_due_at:
      ticket.first_responded_at === null ? instantText(firstResponseAt) : ticket.first_response_due_at,
    due_at: instantText(resolutionAt),
  };
}

const millisecondsOf = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
