import { currenciesCalls as calls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createCurrency, deleteCurrency, updateCurrency } from './change-currencies.ts';
import { readCurrencies } from './currencies.repository.ts';

export const currenciesBindings = [
  bind(calls.list, ({ db }, { query }) => readCurrencies(db, query.dt_params)),
  bind(calls.create, createCurrency),
  bind(calls.update, updateCurrency),
  bind(calls.delete, deleteCurrency),
];
