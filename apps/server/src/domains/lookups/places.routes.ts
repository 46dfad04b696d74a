import { placesCalls as calls } from '@muster/contract/domains/lookups/places.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createCurrency, deleteCurrency, updateCurrency } from './change-currencies.ts';
import { createOffice, deleteOffice, updateOffice } from './change-offices.ts';
import { readCurrencies, readOffices } from './places.repository.ts';

/** Lists that office admins keep. */
export const placesBindings = [
  bind(calls.offices, ({ db }, { query }) => readOffices(db, query.dt_params)),
  bind(calls.createOffice, createOffice),
  bind(calls.updateOffice, updateOffice),
  bind(calls.deleteOffice, deleteOffice),
  bind(calls.currencies, ({ db }, { query }) => readCurrencies(db, query.dt_params)),
  bind(calls.createCurrency, createCurrency),
  bind(calls.updateCurrency, updateCurrency),
  bind(calls.deleteCurrency, deleteCurrency),
];
