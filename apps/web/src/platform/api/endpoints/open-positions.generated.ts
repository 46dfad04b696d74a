// Generated from the contract: npm run documents
import type { openPositionList, openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const openPositionsEndpoints: EndpointsOf<typeof openPositionsCalls> = {
  list: { method: 'GET', path: '/api/open-positions' },
  details: { method: 'GET', path: '/api/open-positions/:id' },
  head: { method: 'GET', path: '/api/open-position-heads/:uuid' },
  owners: { method: 'GET', path: '/api/open-position-owners' },
  create: { method: 'POST', path: '/api/open-positions', idempotent: true },
  update: { method: 'PUT', path: '/api/open-positions' },
  delete: { method: 'DELETE', path: '/api/open-positions' },
  move: { method: 'PUT', path: '/api/open-positions/:id/status' },
};

export const openPositionListExport: Endpoint<(typeof openPositionList)['exportCall']> = { method: 'POST', path: '/api/open-positions/export', file: true };
