import type { AnnouncementAudienceInput } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { announcementWires, clientChoicesWire, ownAnnouncementWires } from './announcements.wires.ts';

export const announcementListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(announcementWires.table, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export const announcementQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementWires.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const readersQuery = (id: number, page: number, rows: number) =>
  queryOptions({
    ...apiQuery(announcementWires.readers, { params: { id }, query: { page, rows } }),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (id: number) =>
  queryOptions({ ...apiQuery(announcementWires.preview, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Whom it would reach now; the last answer stays until the next one is there. */
export const audienceQuery = (body: AnnouncementAudienceInput) =>
  queryOptions({
    ...apiQuery(announcementWires.audience, { body: { ...body, client_ids: [...body.client_ids] } }),
    placeholderData: keepPreviousData,
  });

export const clientChoicesQuery = () => apiQuery(clientChoicesWire);

/** Asked by the page itself, whenever the push connection says so. */
export const ownAnnouncementsQuery = backgroundQuery(ownAnnouncementWires.list);
