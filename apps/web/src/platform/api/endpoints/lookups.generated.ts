// Generated from the contract: npm run documents
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const lookupsEndpoints: EndpointsOf<typeof lookupsCalls> = {
  currentTime: { method: 'GET', path: '/api/current-time' },
  shiftBreakTypes: { method: 'GET', path: '/api/shift-break-types' },
  invoiceSubscriptions: { method: 'GET', path: '/api/get-invoice-subscriptions' },
  attachmentTypes: { method: 'GET', path: '/api/get-attachment-types' },
  clientAttachmentTypes: { method: 'GET', path: '/api/get-client-attachment-types' },
  statusTypes: { method: 'GET', path: '/api/get-status-types' },
  positionAttachmentTypes: { method: 'GET', path: '/api/get-position-attachment-types' },
  candidateAttachmentTypes: { method: 'GET', path: '/api/get-position-canndidate-attachment-types' },
  usStates: { method: 'GET', path: '/api/get-us-states' },
  statesOfCountry: { method: 'GET', path: '/api/get-states-by-id' },
  countries: { method: 'GET', path: '/api/get-countries' },
  teamRoles: { method: 'GET', path: '/api/get-team-roles' },
  timezones: { method: 'GET', path: '/api/get-timezones' },
  offices: { method: 'GET', path: '/api/offices' },
  currencies: { method: 'GET', path: '/api/currency' },
};
