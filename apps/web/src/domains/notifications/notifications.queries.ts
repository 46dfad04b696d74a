import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, backgroundQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showError } from '../../platform/feedback/toasts.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { notificationWires } from './notifications.wires.ts';

export const notificationsKey = queryKeyOf(notificationWires.list);

const newest = { page: 1, rows: 10 };

/** What the bell shows. The page asks for it by itself, whenever the push connection says so. */
export const newestNotificationsQuery = backgroundQuery(notificationWires.list, { query: newest });

export const notificationListQuery = ({ view: { page, size } }: ListRequest) =>
  apiQuery(notificationWires.list, { query: { page, rows: size } });

export function outboxQuery({ view: { page, size, filters } }: ListRequest) {
  const { kind } = filters;
  const known: 'mail' | 'sms' | undefined = kind === 'mail' || kind === 'sms' ? kind : undefined;
  const query = { page, rows: size, ...(known && { kind: known }) };
  return apiQuery(notificationWires.outbox, { query });
}

/** Marks some, or `'all'`, as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[] | 'all') =>
      callApi(notificationWires.markRead, { body: ids === 'all' ? { all: true } : { ids: [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    onError: (error) => showError(problemText(error)),
  });
}
