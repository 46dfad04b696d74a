import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { ticketSlaPolicyAccess } from './ticket-sla-policies.policy.ts';
import {
  createTicketSlaPolicyBody,
  previewTicketSlaBody,
  updateTicketSlaPolicyBody,
} from './ticket-sla-policies.schemas.ts';
import {
  ticketSlaPolicyChoice,
  ticketSlaPolicyRecord,
  ticketSlaPolicyRow,
  ticketSlaPreview,
} from './ticket-sla-policy-answers.ts';
import { ticketSlaPolicyColumns } from './ticket-sla-policy-columns.ts';

const read = { method: 'GET', section: 'ours', access: ticketSlaPolicyAccess.list, audit: null } as const;
const change = { section: 'ours', access: ticketSlaPolicyAccess.change } as const;

export const ticketSlaPoliciesCalls = {
  list: defineCall({
    ...read,
    name: 'tickets.ticket-sla-policy-table',
    path: '/api/ticket-sla-policies',
    query: listQuery(ticketSlaPolicyColumns),
    answer: z.object({ data: z.array(ticketSlaPolicyRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'tickets.ticket-sla-policy-details',
    path: '/api/ticket-sla-policies/:id',
    params: idParameter,
    answer: ticketSlaPolicyRecord,
  }),
  choices: defineLookup({
    section: 'ours',
    access: ticketSlaPolicyAccess.list,
    name: 'tickets.ticket-sla-policy-choices',
    path: '/api/ticket-sla-policy-choices',
    row: ticketSlaPolicyChoice,
  }),
  /** When a ticket that is filed now is due by these terms. Changes nothing. */
  preview: defineCall({
    ...change,
    method: 'POST',
    audit: null,
    effect: 'read',
    name: 'tickets.preview-ticket-sla',
    path: '/api/ticket-sla-policies/preview',
    body: previewTicketSlaBody,
    answer: ticketSlaPreview,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'tickets',
    thing: 'ticket-sla-policy',
    path: '/api/ticket-sla-policies',
    createBody: createTicketSlaPolicyBody,
    updateBody: updateTicketSlaPolicyBody,
  }),
};

export const ticketSlaPolicyList = defineList({
  name: 'ticketSlaPolicies',
  label: 'SLA policies',
  columns: ticketSlaPolicyColumns,
  call: ticketSlaPoliciesCalls.list,
});
