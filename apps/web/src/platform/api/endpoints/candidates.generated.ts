// Generated from the contract: npm run documents
import type { candidateList, candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const candidatesEndpoints: EndpointsOf<typeof candidatesCalls> = {
  list: { method: 'GET', path: '/api/candidates' },
  details: { method: 'GET', path: '/api/candidates/:id' },
  shared: { method: 'GET', path: '/api/shared-candidates/:id' },
  heldData: { method: 'GET', path: '/api/candidates/:id/held-data', file: true },
  duplicates: { method: 'POST', path: '/api/find-duplicate-candidates' },
  create: { method: 'POST', path: '/api/candidates', idempotent: true },
  update: { method: 'PUT', path: '/api/candidates' },
  delete: { method: 'DELETE', path: '/api/candidates' },
  archive: { method: 'PUT', path: '/api/candidates/:id/archive' },
  unarchive: { method: 'PUT', path: '/api/candidates/:id/unarchive' },
};

export const candidateListExport: Endpoint<(typeof candidateList)['exportCall']> = { method: 'POST', path: '/api/candidates/export', file: true };
