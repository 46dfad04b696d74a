import type { currenciesCalls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { officesCalls } from '@muster/contract/domains/lookups/offices.calls.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { wireOf } from '../../platform/api/call-wire.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';

type Offices = typeof officesCalls;
type Currencies = typeof currenciesCalls;
type Lookups = typeof lookupsCalls;

export const placesWires = {
  offices: wireOf<Offices['list']>({ method: 'GET', path: '/api/get-all-offices-for-table' }),
  createOffice: wireOf<Offices['create']>({ method: 'POST', path: '/api/offices', idempotent: true }),
  updateOffice: wireOf<Offices['update']>({ method: 'PUT', path: '/api/offices' }),
  deleteOffice: wireOf<Offices['delete']>({ method: 'DELETE', path: '/api/offices' }),
  currencies: wireOf<Currencies['list']>({ method: 'GET', path: '/api/get-all-currencies-for-table' }),
  createCurrency: wireOf<Currencies['create']>({ method: 'POST', path: '/api/currency', idempotent: true }),
  updateCurrency: wireOf<Currencies['update']>({ method: 'PUT', path: '/api/currency' }),
  deleteCurrency: wireOf<Currencies['delete']>({ method: 'DELETE', path: '/api/currency' }),
};

export const lookupWires = {
  timezones: wireOf<Lookups['timezones']>({ method: 'GET', path: '/api/get-timezones' }),
  countries: wireOf<Lookups['countries']>({ method: 'GET', path: '/api/get-countries' }),
  offices: wireOf<Lookups['offices']>({ method: 'GET', path: '/api/offices' }),
  currencies: wireOf<Lookups['currencies']>({ method: 'GET', path: '/api/currency' }),
};

const tableQuery = (view: TableView, shape: TableShape) => ({
  query: { dt_params: JSON.stringify(tableParametersOf(view, shape)) },
});

export const officeListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(placesWires.offices, tableQuery(view, shape)), placeholderData: keepPreviousData });
export const currencyListQuery = (view: TableView, shape: TableShape) =>
  queryOptions({ ...apiQuery(placesWires.currencies, tableQuery(view, shape)), placeholderData: keepPreviousData });

const rarely = { staleTime: 600_000 };
export const timezoneListQuery = () => queryOptions({ ...apiQuery(lookupWires.timezones), ...rarely });
export const countryListQuery = () => queryOptions({ ...apiQuery(lookupWires.countries), ...rarely });

/** Other forms offer the same lists as choices. */
export async function refreshOfficesAndCurrencies(queries: QueryClient): Promise<void> {
  const wires = [placesWires.offices, placesWires.currencies, lookupWires.offices, lookupWires.currencies];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
