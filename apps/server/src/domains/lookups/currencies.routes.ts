import { currenciesCalls as calls, currencyList } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createCurrency, deleteCurrency, updateCurrency } from './change-currencies.ts';
import { readCurrencies } from './currencies.repository.ts';

export const currenciesBindings = [
  ...bindList(currencyList, ({ db }, { question }) => readCurrencies(db, question)),
  bind(calls.create, createCurrency),
  bind(calls.update, updateCurrency),
  bind(calls.delete, deleteCurrency),
];
