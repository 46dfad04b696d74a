import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const cannedReplyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(cannedRepliesEndpoints.list, { query: { dt_params } });

/** The form changes only the list. */
export const refreshCannedReplies = (queries: QueryClient) => refreshAnswers(queries, [cannedRepliesEndpoints.list]);
