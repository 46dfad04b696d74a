import type { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { type PositionStatus, positionStatuses } from '@muster/contract/states.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import type { AnswerOf } from '../../platform/api/endpoint.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const openPositionListQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>) =>
  apiQuery(openPositionsEndpoints.list, { query: { dt_params } });

/** For a client, the first of the list: those that wait for a decision. */
export const companyPositionsQuery = (rows: number) =>
  apiQuery(openPositionsEndpoints.list, { query: { dt_params: JSON.stringify({ first: 0, rows }) } });

const mostChoices = 30;

/** Positions that take candidates, newest first. */
export const positionChoicesQuery = (search: string) =>
  apiQuery(openPositionsEndpoints.list, {
    query: pageQueryOf({ page: 1, rows: mostChoices, search, filters: { status: takingStatuses } }),
  });

const takingStatuses = positionStatuses.filter((status) => status !== 'filled');

/** Cards of one column of the board. */
const cardsOfColumn = 50;

/** The positions of one status, those that were longest in it first. */
export const openPositionColumnQuery = (status: PositionStatus, search: string) =>
  apiQuery(openPositionsEndpoints.list, {
    query: {
      dt_params: JSON.stringify({
        first: 0,
        rows: cardsOfColumn,
        sort: [{ field: 'status_since', order: 1 }],
        filters: {
          status: { value: [status], matchMode: 'in' },
          ...(search !== '' && { global: { value: search, matchMode: 'contains' } }),
        },
      }),
    },
  });

/** Never cached: a form must start from the current values. */
export const openPositionDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(openPositionsEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const positionOwners = defineLookup(apiQuery(openPositionsEndpoints.owners), {
  label: ({ name }) => name,
  staleMs: 0,
});

/** Calls whose answers show one position. */
export const openPositionAnswers = [openPositionsEndpoints.details];

export const refreshOpenPositions = (queries: QueryClient) =>
  refreshAnswers(queries, [openPositionsEndpoints.list, ...openPositionAnswers]);

export const openPositionHeadQuery = (uuid: string) => apiQuery(openPositionsEndpoints.head, { params: { uuid } });
export type PositionHead = AnswerOf<(typeof openPositionsCalls)['head']>;
