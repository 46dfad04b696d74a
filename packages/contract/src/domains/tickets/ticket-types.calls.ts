import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { ticketTypeRecord, ticketTypeRow } from './ticket-type-answers.ts';
import { ticketTypeColumns } from './ticket-type-columns.ts';
import { ticketTypeAccess } from './ticket-types.policy.ts';
import { createTicketTypeBody, updateTicketTypeBody } from './ticket-types.schemas.ts';

const read = { method: 'GET', section: 'ours', access: ticketTypeAccess.list, audit: null } as const;
const change = { section: 'ours', access: ticketTypeAccess.change } as const;

export const ticketTypesCalls = {
  /** The active types that the viewer's side may file. */
  choices: defineLookup({
    name: 'tickets.ticket-types',
    path: '/api/get-ticket-types',
    section: '7.4',
    access: 'login',
    row: z.object({ id: z.int(), name: z.string(), code: z.string(), sequence: z.int() }),
  }),
  /** Approval policies that types may choose besides the standard one. */
  approvalPolicies: defineLookup({
    name: 'tickets.approval-policies',
    path: '/api/ticket-approval-policies',
    section: 'ours',
    access: ticketTypeAccess.change,
    row: z.object({ id: z.int(), name: z.string() }),
  }),
  list: defineCall({
    ...read,
    name: 'tickets.ticket-type-table',
    path: '/api/ticket-types',
    query: listQuery(ticketTypeColumns),
    answer: z.object({ data: z.array(ticketTypeRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'tickets.ticket-type-details',
    path: '/api/ticket-types/:id',
    params: idParameter,
    answer: ticketTypeRecord,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'tickets',
    thing: 'ticket-type',
    path: '/api/ticket-types',
    createBody: createTicketTypeBody,
    updateBody: updateTicketTypeBody,
  }),
};

export const ticketTypeList = defineList({
  name: 'ticketTypes',
  label: 'Ticket types',
  columns: ticketTypeColumns,
  call: ticketTypesCalls.list,
});
