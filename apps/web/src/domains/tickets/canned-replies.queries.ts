import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const cannedReplyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(cannedRepliesEndpoints.list, { query: { dt_params } });

/** Not kept: other users add and rename them. */
export const cannedReplyTypes = defineLookup(apiQuery(cannedRepliesEndpoints.types), {
  label: ({ name }) => name,
  hint: ({ is_active }) => (is_active ? undefined : 'Inactive'),
  staleMs: 0,
});

/** Never kept: the texts follow the ticket. */
export const offeredRepliesQuery = (id: number) => ({
  ...apiQuery(cannedRepliesEndpoints.offered, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});

/** The form changes only the list. */
export const refreshCannedReplies = (queries: QueryClient) => refreshAnswers(queries, [cannedRepliesEndpoints.list]);
