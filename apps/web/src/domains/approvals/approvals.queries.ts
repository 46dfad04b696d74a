import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { substitutesEndpoints } from '../../platform/api/endpoints/substitutes.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';

/** Never cached: a range ends with the day. */
export const substitutesQuery = () => queryOptions({ ...apiQuery(substitutesEndpoints.list), staleTime: 0 });

export const substituteChoices = defineLookup(apiQuery(substitutesEndpoints.choices), {
  label: ({ name }) => name,
  hint: ({ email }) => email,
  staleMs: 0,
});

export const refreshSubstitutes = (queries: QueryClient) => refreshAnswers(queries, [substitutesEndpoints.list]);
