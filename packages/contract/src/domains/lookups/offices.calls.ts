import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
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

export const officesCalls = {
  list: defineCall({
    name: 'lookups.office-table',
    method: 'GET',
    path: '/api/get-all-offices-for-table',
    section: '1',
    access: lookupsAccess,
    query: listQuery(officeColumns),
    answer: z.object({ data: z.array(officeRow), total: count }),
    audit: null,
  }),
  ...defineRecordCalls({
    section: '1',
    access: lookupsAccess,
    domain: 'lookups',
    thing: 'office',
    path: '/api/offices',
    createBody: createOfficeBody,
    updateBody: updateOfficeBody,
  }),
};

export const officeList = defineList({
  name: 'offices',
  label: 'Offices',
  columns: officeColumns,
  call: officesCalls.list,
});
