import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { changeableTicket, storeAssignee, storeGroup, storePriority } from './change-ticket.ts';
import { storeMove } from './move-ticket.ts';

type Call = (typeof ticketWorkCalls)['changeSeveral'];

/**
 * One change of several tickets, as somebody chose them in a list: each one that the viewer handles and that can be changed.
 * The others are named with the reason; one out of reach like a missing one.
 */
export async function changeTickets(ctx: Ctx, { body }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { ids, ...change } = body;
  const refused: CallAnswer<Call>['refused'] = [];
  let changed = 0;
  // In one order, so that two changes of the same tickets do not wait for each other.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const reason = await refusalOf(() => changeOne(ctx, id, change));
    if (reason === null) changed += 1;
    else refused.push({ id, number: ticketNumber(id), reason });
  }
  return { changed, refused };
}

type Change = Omit<CallInput<Call>['body'], 'ids'>;

async function changeOne(ctx: Ctx, id: number, change: Change): Promise<void> {
  const ticket = await changeableTicket(ctx, { id });
  if (change.status !== undefined) await storeMove(ctx, { ticket, mover: 'handler' }, change.status);
  else if (change.priority !== undefined) await storePriority(ctx, ticket, change.priority);
  else if (change.group !== undefined) await storeGroup(ctx, ticket, change.group);
  else await storeAssignee(ctx, ticket, change.assignee_user_id ?? null);
}

/** Every rule refuses before anything is written, so that a refused ticket is as it was. */
async function refusalOf(run: () => Promise<void>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return Object.values(problem.details.errors ?? {})[0]?.[0] ?? problem.message;
  }
}
