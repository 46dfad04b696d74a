import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';

const named = z.object({ id: z.int(), name: z.string() });
const namedList = z.array(named);

const lookup = { method: 'GET', section: '7.4', access: 'login', audit: null } as const;

/** The lists of section 7.4: small, without personal data, open to every signed-in user. */
export const lookupsCalls = {
  /** `time` is an ISO instant; `day` and `timezone` are for the provider's home zone (section 9). */
  currentTime: defineCall({
    ...lookup,
    name: 'lookups.current-time',
    path: '/api/current-time',
    answer: z.object({ time: z.string(), day: z.string(), timezone: z.string() }),
  }),
  shiftBreakTypes: defineCall({
    ...lookup,
    name: 'lookups.shift-break-types',
    path: '/api/shift-break-types',
    answer: z.array(named.extend({ is_paid: z.boolean() })),
  }),
  invoiceSubscriptions: defineCall({
    ...lookup,
    name: 'lookups.invoice-subscriptions',
    path: '/api/get-invoice-subscriptions',
    answer: namedList,
  }),
  attachmentTypes: defineCall({
    ...lookup,
    name: 'lookups.attachment-types',
    path: '/api/get-attachment-types',
    answer: namedList,
  }),
  /** Ours: the attachment types of clients; those above are for employees. */
  clientAttachmentTypes: defineCall({
    ...lookup,
    name: 'lookups.client-attachment-types',
    path: '/api/get-client-attachment-types',
    answer: namedList,
  }),
  /** Reasons for status changes of employees, by group. */
  statusTypes: defineCall({
    ...lookup,
    name: 'lookups.status-types',
    path: '/api/get-status-types',
    answer: z.array(named.extend({ group: z.enum(['active', 'inactive', 'termination', 'resignation']) })),
  }),
  positionAttachmentTypes: defineCall({
    ...lookup,
    name: 'lookups.position-attachment-types',
    path: '/api/get-position-attachment-types',
    answer: namedList,
  }),
  /** The spelling is part of the API. */
  candidateAttachmentTypes: defineCall({
    ...lookup,
    name: 'lookups.candidate-attachment-types',
    path: '/api/get-position-canndidate-attachment-types',
    answer: namedList,
  }),
  usStates: defineCall({
    ...lookup,
    name: 'lookups.us-states',
    path: '/api/get-us-states',
    answer: z.array(named.extend({ code: z.string() })),
  }),
  statesOfCountry: defineCall({
    ...lookup,
    name: 'lookups.states-of-country',
    path: '/api/get-states-by-id',
    query: z.strictObject({
      country_id: z.coerce.number({ error: 'The country is required.' }).pipe(requiredId('Country')),
    }),
    answer: z.array(named.extend({ code: z.string().nullable() })),
  }),
  countries: defineCall({
    ...lookup,
    name: 'lookups.countries',
    path: '/api/get-countries',
    answer: z.array(named.extend({ code: z.string() })),
  }),
  teamRoles: defineCall({
    ...lookup,
    name: 'lookups.team-roles',
    path: '/api/get-team-roles',
    answer: namedList,
  }),
  timezones: defineCall({
    ...lookup,
    name: 'lookups.timezones',
    path: '/api/get-timezones',
    answer: z.array(named.extend({ friendly_name: z.string(), country_id: z.int().nullable() })),
    beforePasswordChange: true,
  }),
  ticketTypes: defineCall({
    ...lookup,
    name: 'lookups.ticket-types',
    path: '/api/get-ticket-types',
    answer: z.array(named.extend({ code: z.string(), sequence: z.int() })),
  }),
  /** `timezone_id` is the default zone of new employees; null means the first zone of the list. */
  offices: defineCall({
    ...lookup,
    name: 'lookups.offices',
    path: '/api/offices',
    answer: z.array(z.object({ id: z.int(), address: z.string(), timezone_id: z.int().nullable() })),
  }),
  currencies: defineCall({
    ...lookup,
    name: 'lookups.currencies',
    path: '/api/currency',
    answer: z.array(z.object({ id: z.int(), code: z.string() })),
  }),
};
