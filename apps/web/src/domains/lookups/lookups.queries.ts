import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { currenciesEndpoints } from '../../platform/api/endpoints/currencies.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { officesEndpoints } from '../../platform/api/endpoints/offices.generated.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';

const tableQuery = (view: TableView, shape: TableShape) => ({
  query: { dt_params: JSON.stringify(tableParametersOf(view, shape)) },
});

export const officeListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(officesEndpoints.list, tableQuery(view, shape)), placeholderData: keepPreviousData });
export const currencyListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(currenciesEndpoints.list, tableQuery(view, shape)), placeholderData: keepPreviousData });

const rarely = { staleTime: 600_000 };
export const timezoneListQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.timezones), ...rarely });
export const countryListQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.countries), ...rarely });

/** Other forms offer the same lists as choices. */
export async function refreshOfficesAndCurrencies(queries: QueryClient): Promise<void> {
  const shown = [
    officesEndpoints.list,
    currenciesEndpoints.list,
    lookupsEndpoints.offices,
    lookupsEndpoints.currencies,
  ];
  await refreshAnswers(queries, shown);
}
