import { useRefreshOn } from '../../platform/realtime/use-refresh-on.ts';
import { ticketListAnswers } from './tickets.queries.ts';

/** Lists of tickets follow what others change. */
export function useLiveTickets(): void {
  useRefreshOn('tickets.changed', ticketListAnswers);
  useRefreshOn('own-tickets.changed', ticketListAnswers);
}
