import type { CallServices } from '../../platform/http/call-services.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { continueRecount, endRecount, recountedTickets, takeRecount } from './ticket-sla-recount.repository.ts';
import { ticketChanged } from './tickets.events.ts';

type Services = Pick<CallServices, 'databases' | 'announceIn' | 'bell'>;

const ticketsAtOnce = 200;

/**
 * New due times for a portion of the open tickets whose policy or calendar changed, also on the pages that show them. True if there may be
 * more to do.
 */
export async function recountTicketTimes(
  { databases, announceIn, bell }: Services,
  most = ticketsAtOnce,
): Promise<boolean> {
  const isMore = await databases.system.transaction().execute(async (db) => {
    const recount = await takeRecount(db);
    if (!recount) return false;
    const ids = await recountedTickets(db, recount, most);
    const changed = await applyTicketTimes({ db }, ids);
    for (const id of changed) await announceIn(db)(ticketChanged, { id, isPublic: true });
    const last = ids.at(-1);
    if (last === undefined || ids.length < most) await endRecount(db, recount);
    else await continueRecount(db, { ...recount, after_ticket_id: last });
    return true;
  });
  if (isMore) bell.ring();
  return isMore;
}
