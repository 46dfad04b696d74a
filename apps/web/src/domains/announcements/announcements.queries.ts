import type { AnnouncementAudienceInput } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import { announcementsEndpoints } from '../../platform/api/endpoints/announcements.generated.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const announcementListQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>) =>
  apiQuery(announcementsEndpoints.table, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const announcementQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const readersQuery = (id: number, page: number, rows: number) =>
  queryOptions({
    ...apiQuery(announcementsEndpoints.readers, { params: { id }, query: pageQueryOf({ page, rows }) }),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementsEndpoints.preview, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Current recipients. The previous answer stays until the next one arrives. */
export const audienceQuery = (body: AnnouncementAudienceInput) =>
  queryOptions({
    ...apiQuery(announcementsEndpoints.audience, { body: { ...body, client_ids: [...body.client_ids] } }),
    placeholderData: keepPreviousData,
  });

/** Refetched by the page when a push event arrives. */
export const ownAnnouncementsQuery = backgroundQuery(announcementsEndpoints.own);
