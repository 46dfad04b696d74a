import { type CallAnswer, notFound } from '@muster/contract';
import type { TicketTypeRecord } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import type { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { filesAs } from '@muster/contract/domains/tickets/ticket-types.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readTicketForms } from './ticket-forms.repository.ts';
import { readTicketType, ticketTypeChoices } from './ticket-types.repository.ts';

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownTicketType(ctx: Ctx, id: number): Promise<TicketTypeRecord> {
  const record = await readTicketType(ctx.db, id);
  if (!record) throw notFound('ticket type');
  return { ...record, forms: await readTicketForms(ctx.db, id) };
}

/** The active types of the viewer's side. */
export function listTicketTypeChoices({ db, viewer }: Ctx): Promise<CallAnswer<(typeof ticketTypesCalls)['choices']>> {
  return ticketTypeChoices(db, filesAs(viewer));
}
