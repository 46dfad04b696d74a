import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { jobDescriptionTemplatesEndpoints as templates } from '../../platform/api/endpoints/job-description-templates.generated.ts';
import { jobDescriptionsEndpoints as descriptions } from '../../platform/api/endpoints/job-descriptions.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const jobDescriptionTemplateListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(templates.list, { query: { dt_params } });

const mostTemplates = 100;

/** Those that a description can begin with, by name. Never kept: others archive them. */
export const usableTemplatesQuery = {
  ...apiQuery(templates.list, {
    query: {
      dt_params: JSON.stringify({
        ...{ first: 0, rows: mostTemplates },
        filters: { is_active: { value: true, matchMode: 'equals' } },
      }),
    },
  }),
  staleTime: 0,
};

/** Never cached: a form must start from the current values. */
export const jobDescriptionTemplateDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(templates.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Null: with the values of a sample. Never kept: it follows the template and the position. */
export const filledTemplateQuery = (id: number, positionId: number | null) =>
  queryOptions({
    ...apiQuery(templates.filled, {
      params: { id },
      query: positionId === null ? {} : { position_id: positionId },
    }),
    staleTime: 0,
    gcTime: 0,
  });

export const describedPositionsQuery = (search: string) => apiQuery(templates.positions, { query: { search } });

/** Calls whose answers show one template. */
export const jobDescriptionTemplateAnswers = [templates.details, templates.filled];

export const refreshJobDescriptionTemplates = (queries: QueryClient) =>
  refreshAnswers(queries, [templates.list, ...jobDescriptionTemplateAnswers]);

export const jobDescriptionQuery = (positionId: number) =>
  queryOptions({ ...apiQuery(descriptions.current, { params: { id: positionId } }), staleTime: 0 });

export const jobDescriptionVersionsQuery = (positionId: number) =>
  queryOptions({ ...apiQuery(descriptions.versions, { params: { id: positionId } }), staleTime: 0 });

export const jobDescriptionDifferenceQuery = (positionId: number, from: number, to: number) =>
  apiQuery(descriptions.compare, { params: { id: positionId }, query: { from, to } });

/** Calls whose answers show the description of one position. */
export const jobDescriptionAnswers = [descriptions.current, descriptions.versions];

/** A template also shows how often it is used. */
export const refreshJobDescriptions = (queries: QueryClient) =>
  refreshAnswers(queries, [...jobDescriptionAnswers, templates.list, templates.details]);
