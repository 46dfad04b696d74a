import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { textId } from '../../fields.ts';
import { defineLookup } from '../../lookup.ts';

const named = z.object({ id: z.int(), name: z.string() });

const lookup = { section: '7.4', access: 'login' } as const;

/** The lists of section 7.4: small, without personal data, open to every signed-in user. */
export const lookupsCalls = {
  /** `time` is an ISO instant; `day` and `timezone` are for the provider's home zone (section 9). */
  currentTime: defineCall({
    ...lookup,
    method: 'GET',
    name: 'lookups.current-time',
    path: '/api/current-time',
    answer: z.object({ time: z.string(), day: z.string(), timezone: z.string() }),
    audit: null,
  }),
  shiftBreakTypes: defineLookup({
    ...lookup,
    name: 'lookups.shift-break-types',
    path: '/api/shift-break-types',
    row: named.extend({ is_paid: z.boolean() }),
  }),
  invoiceSubscriptions: defineLookup({
    ...lookup,
    name: 'lookups.invoice-subscriptions',
    path: '/api/get-invoice-subscriptions',
    row: named,
  }),
  attachmentTypes: defineLookup({
    ...lookup,
    name: 'lookups.attachment-types',
    path: '/api/get-attachment-types',
    row: named,
  }),
  /** Ours: the attachment types of clients; those above are for employees. */
  clientAttachmentTypes: defineLookup({
    ...lookup,
    name: 'lookups.client-attachment-types',
    path: '/api/get-client-attachment-types',
    row: named,
  }),
  /** Reasons for status changes of employees, by group. */
  statusTypes: defineLookup({
    ...lookup,
    name: 'lookups.status-types',
    path: '/api/get-status-types',
    row: named.extend({ group: z.enum(['active', 'inactive', 'termination', 'resignation']) }),
  }),
  positionAttachmentTypes: defineLookup({
    ...lookup,
    name: 'lookups.position-attachment-types',
    path: '/api/get-position-attachment-types',
    row: named,
  }),
  /** The spelling is part of the API. */
  candidateAttachmentTypes: defineLookup({
    ...lookup,
    name: 'lookups.candidate-attachment-types',
    path: '/api/get-position-canndidate-attachment-types',
    row: named,
  }),
  usStates: defineLookup({
    ...lookup,
    name: 'lookups.us-states',
    path: '/api/get-us-states',
    row: named.extend({ code: z.string() }),
  }),
  statesOfCountry: defineLookup({
    ...lookup,
    name: 'lookups.states-of-country',
    path: '/api/get-states-by-id',
    query: z.strictObject({
      country_id: textId('Country'),
    }),
    row: named.extend({ code: z.string().nullable() }),
  }),
  countries: defineLookup({
    ...lookup,
    name: 'lookups.countries',
    path: '/api/get-countries',
    row: named.extend({ code: z.string() }),
  }),
  teamRoles: defineLookup({
    ...lookup,
    name: 'lookups.team-roles',
    path: '/api/get-team-roles',
    row: named,
  }),
  timezones: defineLookup({
    ...lookup,
    name: 'lookups.timezones',
    path: '/api/get-timezones',
    row: named.extend({ friendly_name: z.string(), country_id: z.int().nullable() }),
    beforePasswordChange: true,
  }),
  /** `timezone_id` is the default zone of new employees; null means the first zone of the list. */
  offices: defineLookup({
    ...lookup,
    name: 'lookups.offices',
    path: '/api/offices',
    row: z.object({ id: z.int(), name: z.string(), address: z.string(), timezone_id: z.int().nullable() }),
  }),
  currencies: defineLookup({
    ...lookup,
    name: 'lookups.currencies',
    path: '/api/currency',
    row: z.object({ id: z.int(), code: z.string() }),
  }),
};
