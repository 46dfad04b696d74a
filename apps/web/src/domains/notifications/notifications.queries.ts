import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, backgroundQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showError } from '../../platform/feedback/toasts.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const notificationsKey = queryKeyOf(notificationsEndpoints.list);

const newest = { page: 1, rows: 10 };

/** What the bell shows. The page asks for it by itself, whenever the push connection says so. */
export const newestNotificationsQuery = backgroundQuery(notificationsEndpoints.list, { query: newest });

export const notificationListQuery = ({ view: { page, size } }: ListRequest) =>
  apiQuery(notificationsEndpoints.list, { query: { page, rows: size } });

export function outboxQuery({ view: { page, size, filters } }: ListRequest) {
  const { kind } = filters;
  const known: 'mail' | 'sms' | undefined = kind === 'mail' || kind === 'sms' ? kind : undefined;
  const query = { page, rows: size, ...(known && { kind: known }) };
  return apiQuery(notificationsEndpoints.outbox, { query });
}

/** Marks some, or `'all'`, as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[] | 'all') =>
      callApi(notificationsEndpoints.markRead, { body: ids === 'all' ? { all: true } : { ids: [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    onError: (error) => showError(problemText(error)),
  });
}
