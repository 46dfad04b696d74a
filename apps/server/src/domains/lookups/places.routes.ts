import { placesCalls as calls, currencyList, officeList } from '@muster/contract/domains/lookups/places.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/table/bind-list.ts';
import { createCurrency, deleteCurrency, updateCurrency } from './change-currencies.ts';
import { createOffice, deleteOffice, updateOffice } from './change-offices.ts';
import { readCurrencies, readOffices } from './places.repository.ts';

/** Lists that office admins keep. */
export const placesBindings = [
  ...bindList(officeList, ({ db }, { question }) => readOffices(db, question)),
  bind(calls.createOffice, createOffice),
  bind(calls.updateOffice, updateOffice),
  bind(calls.deleteOffice, deleteOffice),
  ...bindList(currencyList, ({ db }, { question }) => readCurrencies(db, question)),
  bind(calls.createCurrency, createCurrency),
  bind(calls.updateCurrency, updateCurrency),
  bind(calls.deleteCurrency, deleteCurrency),
];
