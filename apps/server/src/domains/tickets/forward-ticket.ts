import type { CallAnswer, CallInput } from '@muster/contract';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';

type Create = (typeof ticketsCalls)['create'];

export interface ForwardedTicket {
  readonly answer: CallAnswer<Create>;
  readonly origin: string;
}

/**
 * Files the ticket in the portal of TICKETS_URL, before a transaction opens here. Null: tickets are filed here. Types,
 * answers and rights are checked there.
 */
export async function forwardTicket(
  { ticketsPortal }: Ctx,
  { body }: CallInput<Create>,
): Promise<ForwardedTicket | null> {
  if (ticketsPortal === null) return null;
  return { answer: await ticketsPortal.send(ticketsCalls.create, body), origin: ticketsPortal.origin };
}

/** The log names no record: the number belongs to the other portal. */
export async function noteForwarded(ctx: Ctx, { answer, origin }: ForwardedTicket): Promise<CallAnswer<Create>> {
  await ctx.audit({ event: 'tickets.create', details: { ticket: answer.number, portal: origin } });
  return answer;
}
