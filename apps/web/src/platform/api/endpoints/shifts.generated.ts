// Generated from the contract: npm run documents
import type { shiftList, shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const shiftsEndpoints: EndpointsOf<typeof shiftsCalls> = {
  forDropdown: { method: 'GET', path: '/api/get-shifts-for-dropdown' },
  list: { method: 'GET', path: '/api/shifts' },
  details: { method: 'GET', path: '/api/shifts/:id' },
  create: { method: 'POST', path: '/api/shifts', idempotent: true },
  update: { method: 'PUT', path: '/api/shifts/:id' },
  delete: { method: 'DELETE', path: '/api/shifts/:id' },
  restore: { method: 'POST', path: '/api/shifts/:id/restore' },
};

export const shiftListExport: Endpoint<(typeof shiftList)['exportCall']> = { method: 'POST', path: '/api/shifts/export', file: true };
