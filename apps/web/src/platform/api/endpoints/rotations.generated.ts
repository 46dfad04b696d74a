// Generated from the contract: npm run documents
import type { rotationList, rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const rotationsEndpoints: EndpointsOf<typeof rotationsCalls> = {
  list: { method: 'GET', path: '/api/rotations' },
  details: { method: 'GET', path: '/api/rotations/:id' },
  create: { method: 'POST', path: '/api/rotations', idempotent: true },
  update: { method: 'PUT', path: '/api/rotations/:id' },
  delete: { method: 'DELETE', path: '/api/rotations/:id' },
  restore: { method: 'POST', path: '/api/rotations/:id/restore' },
};

export const rotationListExport: Endpoint<(typeof rotationList)['exportCall']> = { method: 'POST', path: '/api/rotations/export', file: true };
