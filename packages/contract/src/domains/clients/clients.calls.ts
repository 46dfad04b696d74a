import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRestore } from '../../define-restore.ts';
import { requiredId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { clientStatuses } from '../../states.ts';
import { clientChoice, clientDetails, clientRow, clientStatusChange } from './client-answers.ts';
import { clientColumns } from './client-columns.ts';
import { clientAccess } from './clients.policy.ts';
import { createClientBody, updateClientBody } from './clients.schemas.ts';

const readable = { section: '7.5', access: clientAccess.list } as const;
const read = { ...readable, method: 'GET', audit: null } as const;
const changed = z.object({ id: z.int(), version: z.int() });

export const clientsCalls = {
  table: defineCall({
    ...read,
    name: 'clients.table',
    path: '/api/get-all-clients-for-table',
    query: listQuery(clientColumns),
    answer: z.object({ data: z.array(clientRow), total: z.int() }),
  }),

  /** All clients that are not deleted, by name. */
  forDropdown: defineLookup({
    ...readable,
    name: 'clients.for-dropdown',
    path: '/api/get-clients-for-dropdown',
    row: clientChoice,
  }),

  all: defineCall({
    ...read,
    name: 'clients.all',
    path: '/api/get-all-clients',
    answer: z.array(
      clientChoice.extend({ timezone_id: z.int(), country_id: z.int(), currency_id: z.int(), uuid: z.string() }),
    ),
  }),

  /** Clients with a current invoice configuration, by name: the ones that can get employees. */
  withInvoiceConfig: defineLookup({
    ...readable,
    name: 'clients.with-invoice-config',
    path: '/api/get-clients-with-invoice-config',
    /** The currency is the default for the cost of a new employee. */
    row: z.object({ id: z.int(), legal_business_name: z.string(), currency_id: z.int() }),
  }),

  details: defineCall({
    ...read,
    name: 'clients.details',
    path: '/api/get-client-details/:id',
    params: idParameter,
    answer: clientDetails,
    record: 'client',
  }),

  statuses: defineCall({
    ...read,
    name: 'clients.statuses',
    path: '/api/client-statuses',
    answer: z.array(z.object({ name: z.enum(clientStatuses) })),
  }),

  /** Ours, like the one for employees. */
  statusHistory: defineCall({
    ...read,
    name: 'clients.status-history',
    path: '/api/get-client-status-history/:id',
    params: idParameter,
    answer: z.array(clientStatusChange),
    record: 'client',
  }),

  create: defineCall({
    name: 'clients.create',
    method: 'POST',
    path: '/api/clients',
    section: '7.5',
    access: clientAccess.create,
    body: createClientBody,
    answer: changed,
    status: 201,
    audit: 'clients.create',
    idempotent: true,
  }),

  update: defineCall({
    name: 'clients.update',
    method: 'PUT',
    path: '/api/clients',
    section: '7.5',
    access: clientAccess.update,
    body: updateClientBody,
    answer: changed,
    audit: 'clients.update',
  }),

  delete: defineCall({
    name: 'clients.delete',
    method: 'DELETE',
    path: '/api/clients',
    section: '7.5',
    access: clientAccess.delete,
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'clients.delete',
    record: 'client',
  }),

  restore: defineRestore({
    name: 'clients.restore',
    path: '/api/clients',
    section: '7.5',
    access: clientAccess.delete,
    record: 'client',
  }),
};

export const clientList = defineList({
  name: 'clients',
  label: 'Clients',
  columns: clientColumns,
  call: clientsCalls.table,
});
