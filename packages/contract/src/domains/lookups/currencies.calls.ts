import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
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

const read = { method: 'GET', section: '1', access: lookupsAccess, audit: null } as const;
const change = { section: '1', access: lookupsAccess } as const;
const changed = z.object({ id: z.int(), version: z.int() });
const byId = z.strictObject({ id: requiredId('Id') });

export const currenciesCalls = {
  list: defineCall({
    ...read,
    name: 'lookups.currency-table',
    path: '/api/get-all-currencies-for-table',
    query: listQuery(currencyColumns),
    answer: z.object({ data: z.array(currencyRow), total: count }),
  }),
  create: defineCall({
    ...change,
    name: 'lookups.create-currency',
    method: 'POST',
    path: '/api/currency',
    body: createCurrencyBody,
    answer: changed,
    status: 201,
    audit: 'lookups.create-currency',
    idempotent: true,
  }),
  update: defineCall({
    ...change,
    name: 'lookups.update-currency',
    method: 'PUT',
    path: '/api/currency',
    body: updateCurrencyBody,
    answer: changed,
    audit: 'lookups.update-currency',
  }),
  delete: defineCall({
    ...change,
    name: 'lookups.delete-currency',
    method: 'DELETE',
    path: '/api/currency',
    body: byId,
    answer: 'nothing',
    audit: 'lookups.delete-currency',
  }),
};

export const currencyList = defineList({
  name: 'currencies',
  label: 'Currencies',
  columns: currencyColumns,
  call: currenciesCalls.list,
});
