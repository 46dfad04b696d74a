import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { lookupsAccess } from './lookups-access.ts';
import { officeColumns } from './lookups-columns.ts';
import { createOfficeBody, updateOfficeBody } from './offices.schemas.ts';

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
  /** Number of current employees. */
  employees: count,
});
export type OfficeRow = z.output<typeof officeRow>;

const read = { method: 'GET', section: '1', access: lookupsAccess, audit: null } as const;
const change = { section: '1', access: lookupsAccess } as const;
const changed = z.object({ id: z.int(), version: z.int() });
const byId = z.strictObject({ id: requiredId('Id') });

export const officesCalls = {
  list: defineCall({
    ...read,
    name: 'lookups.office-table',
    path: '/api/get-all-offices-for-table',
    query: listQuery(officeColumns),
    answer: z.object({ data: z.array(officeRow), total: count }),
  }),
  create: defineCall({
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
  update: defineCall({
    ...change,
    name: 'lookups.update-office',
    method: 'PUT',
    path: '/api/offices',
    body: updateOfficeBody,
    answer: changed,
    audit: 'lookups.update-office',
  }),
  delete: defineCall({
    ...change,
    name: 'lookups.delete-office',
    method: 'DELETE',
    path: '/api/offices',
    body: byId,
    answer: 'nothing',
    audit: 'lookups.delete-office',
  }),
};

export const officeList = defineList({
  name: 'offices',
  label: 'Offices',
  columns: officeColumns,
  call: officesCalls.list,
});
