import type { CallServices } from '../../platform/http/call-services.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { continueRecount, endRecount, recountedTickets, takeRecount } from './ticket-sla-recount.repository.ts';

const ticketsAtOnce = 200;

/** New due times for a portion of the open tickets whose policy or calendar changed. True if there may be more to do. */
export async function recountTicketTimes({ databases }: CallServices, most = ticketsAtOnce): Promise<boolean> {
  return databases.system.transaction().execute(async (db) => {
    const recount = await takeRecount(db);
    if (!recount) return false;
    const ids = await recountedTickets(db, recount, most);
    await applyTicketTimes({ db }, ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < most) await endRecount(db, recount);
    else await continueRecount(db, { ...recount, after_ticket_id: last });
    return true;
  });
}
