import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { placesCalls } from '@muster/contract/domains/lookups/places.calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { wireOf } from '../../platform/api/call-wire.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

type Places = typeof placesCalls;
type Lookups = typeof lookupsCalls;

export const placesWires = {
  offices: wireOf<Places['offices']>({ method: 'GET', path: '/api/get-all-offices-for-table' }),
  createOffice: wireOf<Places['createOffice']>({ method: 'POST', path: '/api/offices', idempotent: true }),
  updateOffice: wireOf<Places['updateOffice']>({ method: 'PUT', path: '/api/offices' }),
  deleteOffice: wireOf<Places['deleteOffice']>({ method: 'DELETE', path: '/api/offices' }),
  currencies: wireOf<Places['currencies']>({ method: 'GET', path: '/api/get-all-currencies-for-table' }),
  createCurrency: wireOf<Places['createCurrency']>({ method: 'POST', path: '/api/currency', idempotent: true }),
  updateCurrency: wireOf<Places['updateCurrency']>({ method: 'PUT', path: '/api/currency' }),
  deleteCurrency: wireOf<Places['deleteCurrency']>({ method: 'DELETE', path: '/api/currency' }),
};

export const lookupWires = {
  timezones: wireOf<Lookups['timezones']>({ method: 'GET', path: '/api/get-timezones' }),
  countries: wireOf<Lookups['countries']>({ method: 'GET', path: '/api/get-countries' }),
  offices: wireOf<Lookups['offices']>({ method: 'GET', path: '/api/offices' }),
  currencies: wireOf<Lookups['currencies']>({ method: 'GET', path: '/api/currency' }),
};

export const officeListQuery = ({ dt_params }: ListRequest) => apiQuery(placesWires.offices, { query: { dt_params } });
export const currencyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(placesWires.currencies, { query: { dt_params } });

const rarely = { staleTime: 600_000 };
export const timezoneListQuery = () => queryOptions({ ...apiQuery(lookupWires.timezones), ...rarely });
export const countryListQuery = () => queryOptions({ ...apiQuery(lookupWires.countries), ...rarely });

/** Forms elsewhere choose from the same lists. */
export async function refreshPlaces(queries: QueryClient): Promise<void> {
  const wires = [placesWires.offices, placesWires.currencies, lookupWires.offices, lookupWires.currencies];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
