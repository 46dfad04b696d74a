import { apiQuery } from '../../../platform/api/api-query.ts';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';

/** Nobody punches when a shift begins, so who is missing changes without an event. */
const minuteMs = 60_000;

export const todayQuery = (clientId?: number) => ({
  ...apiQuery(todayEndpoints.read, { query: clientId === undefined ? {} : { client_id: String(clientId) } }),
  staleTime: 0,
  refetchInterval: minuteMs,
});
