import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { policiesEndpoints } from '../../platform/api/endpoints/policies.generated.ts';
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

/** Never cached: requests begin and end all the time. */
export const policiesQuery = () => queryOptions({ ...apiQuery(policiesEndpoints.list), staleTime: 0 });

/** Never cached: a form must start from the current version. */
export const policyQuery = (id: number) =>
  queryOptions({ ...apiQuery(policiesEndpoints.details, { params: { id } }), staleTime: 0 });

export const policyPeople = defineLookup(apiQuery(policiesEndpoints.people), {
  label: ({ name }) => name,
  hint: ({ email }) => email,
});

export const employeesByName = (search: string) =>
  queryOptions({
    ...apiQuery(employeesEndpoints.forDropdown, { query: { search } }),
    placeholderData: keepPreviousData,
  });

export const refreshPolicies = (queries: QueryClient) =>
  refreshAnswers(queries, [policiesEndpoints.list, policiesEndpoints.details]);
