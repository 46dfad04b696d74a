import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { createCurrencyBody, updateCurrencyBody } from './currencies.schemas.ts';
import { lookupsAccess } from './lookups-access.ts';
import { currencyColumns } from './lookups-columns.ts';

const count = z.int().min(0);
export const currencyRow = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** Number of clients, invoice configurations and amounts in this currency. */
  used: count,
});
export type CurrencyRow = z.output<typeof currencyRow>;

export const currenciesCalls = {
  list: defineCall({
    name: 'lookups.currency-table',
    method: 'GET',
    path: '/api/get-all-currencies-for-table',
    section: '1',
    access: lookupsAccess,
    query: listQuery(currencyColumns),
    answer: z.object({ data: z.array(currencyRow), total: count }),
    audit: null,
  }),
  ...defineRecordCalls({
    section: '1',
    access: lookupsAccess,
    domain: 'lookups',
    thing: 'currency',
    path: '/api/currency',
    createBody: createCurrencyBody,
    updateBody: updateCurrencyBody,
  }),
};

export const currencyList = defineList({
  name: 'currencies',
  label: 'Currencies',
  columns: currencyColumns,
  call: currenciesCalls.list,
});
