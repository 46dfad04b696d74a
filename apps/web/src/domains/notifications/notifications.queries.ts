import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';
import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, backgroundQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { notificationSettingsEndpoints } from '../../platform/api/endpoints/notification-settings.generated.ts';
import { notificationTypesEndpoints } from '../../platform/api/endpoints/notification-types.generated.ts';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const notificationsKey = queryKeyOf(notificationsEndpoints.list);

const newest = pageQueryOf({ page: 1, rows: 10 });

/** The content of the bell. The page fetches it on push events. */
export const newestNotificationsQuery = backgroundQuery(notificationsEndpoints.list, { query: newest });

export const notificationListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(notificationsEndpoints.list, { query: { dt_params } });

export const outboxQuery = ({ dt_params }: ListRequest) =>
  apiQuery(notificationsEndpoints.outbox, { query: { dt_params } });

/** Never kept: opening a message again asks the server, which logs it. */
export const outboxMessageQuery = ({ kind, id }: Pick<OutboxMessage, 'kind' | 'id'>) => ({
  ...apiQuery(notificationsEndpoints.outboxMessage, { params: { kind, id } }),
  gcTime: 0,
  retry: false,
});

export const parkedEventsQuery = apiQuery(notificationsEndpoints.parkedEvents);

export function useRetryEvents() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => callApi(notificationsEndpoints.retryEvents, { body: { ids: [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(notificationsEndpoints.parkedEvents) }),
    onError: showProblem,
  });
}

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

export const notificationSettingsQuery = apiQuery(notificationSettingsEndpoints.read);

const settingsKey = queryKeyOf(notificationSettingsEndpoints.read);

export const refreshSettings = (queries: QueryClient) => queries.invalidateQueries({ queryKey: settingsKey });

interface Switched {
  readonly types: readonly string[];
  readonly channel: Channel;
  readonly isOn: boolean;
}

export function useSwitchChannel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ types, channel, isOn }: Switched) =>
      callApi(notificationSettingsEndpoints.switch, { body: { types: [...types], channel, is_on: isOn } }),
    onSettled: () => refreshSettings(queries),
    onError: showProblem,
  });
}

export const notificationTypesQuery = apiQuery(notificationTypesEndpoints.list);

export const refreshTypes = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: queryKeyOf(notificationTypesEndpoints.list) });
