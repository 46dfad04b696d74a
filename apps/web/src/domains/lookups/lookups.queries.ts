import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { placesEndpoints } from '../../platform/api/endpoints/places.generated.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';

const asked = (view: TableView, shape: TableShape) => ({
  query: { dt_params: JSON.stringify(tableParametersOf(view, shape)) },
});

export const officeListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(placesEndpoints.offices, asked(view, shape)), placeholderData: keepPreviousData });
export const currencyListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(placesEndpoints.currencies, asked(view, shape)), placeholderData: keepPreviousData });

const rarely = { staleTime: 600_000 };
export const timezoneListQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.timezones), ...rarely });
export const countryListQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.countries), ...rarely });

/** Forms elsewhere choose from the same lists. */
export async function refreshPlaces(queries: QueryClient): Promise<void> {
  const shown = [
    placesEndpoints.offices,
    placesEndpoints.currencies,
    lookupsEndpoints.offices,
    lookupsEndpoints.currencies,
  ];
  await refreshAnswers(queries, shown);
}
