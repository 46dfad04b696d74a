import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { notificationsEndpoints } from '../../../platform/api/endpoints/notifications.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import type { ListRequest } from '../../../platform/table/use-record-list.ts';

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
