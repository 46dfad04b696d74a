import { ticketDues } from '@muster/contract/domains/tickets/ticket-sla.rules.ts';
import { slaPolicy } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { storeDues, timedTickets } from './ticket-times.repository.ts';

/** Computes again when these tickets must be answered and resolved: after every move, and when a policy changes. */
export async function applyTicketTimes({ db }: Pick<BaseContext, 'db'>, ticketIds: readonly number[]): Promise<void> {
  const tickets = await timedTickets(db, ticketIds);
  const dues = tickets.map(({ id, priority, started_at: startedAt, pauses }) => {
    const { firstResponseAt, resolutionAt } = ticketDues(slaPolicy, { priority, startedAt, pauses });
    return { id, first_response_due_at: instantText(firstResponseAt), due_at: instantText(resolutionAt) };
  });
  await storeDues(db, dues);
}

const instantText = (instant: number | null) =>
  instant === null ? null : Temporal.Instant.fromEpochMilliseconds(instant).toString();
