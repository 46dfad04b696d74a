import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { jsonParameter, tableParametersFor } from '../../paging.ts';
import { createCurrencyBody, updateCurrencyBody } from './currencies.schemas.ts';
import { lookupsAccess } from './lookups-access.ts';

export const currencyColumns = ['code', 'name', 'symbol', 'used'] as const;
export type CurrencyColumn = (typeof currencyColumns)[number];

const currencyParameters = tableParametersFor({ sort: currencyColumns, filter: currencyColumns });
export type CurrencyTableParameters = z.output<typeof currencyParameters>;

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
    query: z.strictObject({ dt_params: jsonParameter(currencyParameters).default(currencyParameters.parse({})) }),
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
