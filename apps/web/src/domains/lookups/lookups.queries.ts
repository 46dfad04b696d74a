import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { currenciesEndpoints } from '../../platform/api/endpoints/currencies.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { officesEndpoints } from '../../platform/api/endpoints/offices.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const officeListQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>) =>
  apiQuery(officesEndpoints.list, { query: { dt_params } });
export const currencyListQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>) =>
  apiQuery(currenciesEndpoints.list, { query: { dt_params } });

/** Other forms offer the same lists as choices. */
export const officeAndCurrencyAnswers = [
  officesEndpoints.list,
  currenciesEndpoints.list,
  lookupsEndpoints.offices,
  lookupsEndpoints.currencies,
];

export const refreshOfficesAndCurrencies = (queries: QueryClient) => refreshAnswers(queries, officeAndCurrencyAnswers);
