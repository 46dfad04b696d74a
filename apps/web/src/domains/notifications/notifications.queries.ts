import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, backgroundQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const notificationsKey = queryKeyOf(notificationsEndpoints.list);

const newest = pageQueryOf({ page: 1, rows: 6 });

/** The content of the bell. The page fetches it on push events. */
export const newestNotificationsQuery = backgroundQuery(notificationsEndpoints.list, { query: newest });

export const notificationListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(notificationsEndpoints.list, { query: { dt_params } });

/** Marks some, or all up to the newest one that is shown, as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: readonly number[] | { readonly newest: number }) =>
      callApi(notificationsEndpoints.markRead, {
        body: 'newest' in which ? { all: true, newest: which.newest } : { ids: [...which] },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    onError: showProblem,
  });
}

export type Sorting = 'unread' | 'archive' | 'list';

export function useSortNotifications() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, to }: { readonly ids: readonly number[]; readonly to: Sorting }) =>
      callApi(notificationsEndpoints.sort, { body: { ids: [...ids], to } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    onError: showProblem,
  });
}
