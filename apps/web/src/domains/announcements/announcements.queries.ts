import type { AnnouncementAudienceInput } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import { announcementsEndpoints } from '../../platform/api/endpoints/announcements.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const announcementListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(announcementsEndpoints.table, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export const announcementQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const readersQuery = (id: number, page: number, rows: number) =>
  queryOptions({
    ...apiQuery(announcementsEndpoints.readers, { params: { id }, query: { page, rows } }),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementsEndpoints.preview, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Whom it would reach now; the last answer stays until the next one is there. */
export const audienceQuery = (body: AnnouncementAudienceInput) =>
  queryOptions({
    ...apiQuery(announcementsEndpoints.audience, { body: { ...body, client_ids: [...body.client_ids] } }),
    placeholderData: keepPreviousData,
  });

export const clientChoicesQuery = () => apiQuery(clientsEndpoints.forDropdown);

/** Asked by the page itself, whenever the push connection says so. */
export const ownAnnouncementsQuery = backgroundQuery(announcementsEndpoints.own);
