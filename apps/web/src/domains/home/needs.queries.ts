import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { needsEndpoints } from '../../platform/api/endpoints/needs.generated.ts';
import { useRefreshOn } from '../../platform/realtime/use-refresh-on.ts';

export const needsAnswers = [needsEndpoints.list, needsEndpoints.read];

/** Reads what waits again whenever it changes, also by what others do. */
export function useNeedsRefresh(): void {
  useRefreshOn('needs.changed', needsAnswers);
  useRefreshOn('notifications.changed', needsAnswers);
  // The figures of what waits: hours of days, open issues of timesheets.
  useRefreshOn('schedule.changed', needsAnswers);
  useRefreshOn('timesheets.changed', needsAnswers);
}

/** How much waits for the viewer, for the menu. */
export function useNeedsCount(enabled: boolean) {
  useRefreshOn('needs.changed', [needsEndpoints.list]);
  useRefreshOn('notifications.changed', [needsEndpoints.list]);
  const { data } = useQuery({ ...apiQuery(needsEndpoints.list, { query: { most: '0' } }), enabled });
  return enabled && data ? data.total : null;
}

const mostFound = 50;

/** What the search of the portal looks through. */
export const searchedNeedsQuery = apiQuery(needsEndpoints.list, { query: { most: String(mostFound) } });
