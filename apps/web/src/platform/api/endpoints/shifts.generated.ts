// Generated from the contract: npm run documents
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const shiftsEndpoints: EndpointsOf<typeof shiftsCalls> = {
  forDropdown: { method: 'GET', path: '/api/get-shifts-for-dropdown' },
  list: { method: 'GET', path: '/api/shifts' },
  details: { method: 'GET', path: '/api/shifts/:id' },
  create: { method: 'POST', path: '/api/shifts', idempotent: true },
  update: { method: 'PUT', path: '/api/shifts/:id' },
  delete: { method: 'DELETE', path: '/api/shifts/:id' },
};
