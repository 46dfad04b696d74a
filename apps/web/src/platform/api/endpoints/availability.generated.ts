// Generated from the contract: npm run documents
import type { availabilityCalls, availabilityList } from '@muster/contract/domains/interviews/availability.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const availabilityEndpoints: EndpointsOf<typeof availabilityCalls> = {
  list: { method: 'GET', path: '/api/client-availabilities' },
  details: { method: 'GET', path: '/api/client-availabilities/:uuid' },
  own: { method: 'GET', path: '/api/my-availability' },
  save: { method: 'PUT', path: '/api/my-availability' },
};

export const availabilityListExport: Endpoint<(typeof availabilityList)['exportCall']> = { method: 'POST', path: '/api/client-availabilities/export', file: true };
