import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { createCurrencyBody, createOfficeBody, updateCurrencyBody, updateOfficeBody } from './places.schemas.ts';
import { placesAccess } from './places-access.ts';
import { currencyColumns, officeColumns } from './places-columns.ts';

const count = z.int().min(0);
export const officeRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  address: z.string(),
  timezone_id: z.int().nullable(),
  timezone: z.string().nullable(),
  country_id: z.int().nullable(),
  country: z.string().nullable(),
  /** Whose employment goes on. */
  employees: count,
});
export type OfficeRow = z.output<typeof officeRow>;

export const currencyRow = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** Clients, invoice configurations and amounts that are in it. */
  used: count,
});
export type CurrencyRow = z.output<typeof currencyRow>;

const read = { method: 'GET', section: '1', access: placesAccess, audit: null, rate: 'read' } as const;
const change = { section: '1', access: placesAccess, rate: 'write' } as const;
const changed = z.object({ id: z.int(), version: z.int() });
const byId = z.strictObject({ id: requiredId('Id') });

export const placesCalls = {
  offices: defineCall({
    ...read,
    name: 'lookups.office-table',
    path: '/api/get-all-offices-for-table',
    query: listQuery(officeColumns),
    answer: z.object({ data: z.array(officeRow), total: count }),
  }),
  createOffice: defineCall({
    ...change,
    name: 'lookups.create-office',
    method: 'POST',
    path: '/api/offices',
    body: createOfficeBody,
    answer: changed,
    status: 201,
    audit: 'lookups.create-office',
    idempotent: true,
  }),
  updateOffice: defineCall({
    ...change,
    name: 'lookups.update-office',
    method: 'PUT',
    path: '/api/offices',
    body: updateOfficeBody,
    answer: changed,
    audit: 'lookups.update-office',
  }),
  deleteOffice: defineCall({
    ...change,
    name: 'lookups.delete-office',
    method: 'DELETE',
    path: '/api/offices',
    body: byId,
    answer: 'nothing',
    audit: 'lookups.delete-office',
  }),
  currencies: defineCall({
    ...read,
    name: 'lookups.currency-table',
    path: '/api/get-all-currencies-for-table',
    query: listQuery(currencyColumns),
    answer: z.object({ data: z.array(currencyRow), total: count }),
  }),
  createCurrency: defineCall({
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
  updateCurrency: defineCall({
    ...change,
    name: 'lookups.update-currency',
    method: 'PUT',
    path: '/api/currency',
    body: updateCurrencyBody,
    answer: changed,
    audit: 'lookups.update-currency',
  }),
  deleteCurrency: defineCall({
    ...change,
    name: 'lookups.delete-currency',
    method: 'DELETE',
    path: '/api/currency',
    body: byId,
    answer: 'nothing',
    audit: 'lookups.delete-currency',
  }),
};

export const officeList = defineList({
  name: 'offices',
  label: 'Offices',
  columns: officeColumns,
  call: placesCalls.offices,
});
export const currencyList = defineList({
  name: 'currencies',
  label: 'Currencies',
  columns: currencyColumns,
  call: placesCalls.currencies,
});
