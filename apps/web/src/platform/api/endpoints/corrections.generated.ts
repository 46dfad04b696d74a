// Generated from the contract: npm run documents
import type { correctionList, correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const correctionsEndpoints: EndpointsOf<typeof correctionsCalls> = {
  list: { method: 'GET', path: '/api/attendance-corrections' },
  request: { method: 'POST', path: '/api/attendance-corrections', idempotent: true },
  previewEntries: { method: 'POST', path: '/api/attendance-corrections/entries/preview' },
  enter: { method: 'POST', path: '/api/attendance-corrections/entries', idempotent: true },
  resetDay: { method: 'POST', path: '/api/attendance-corrections/resets', idempotent: true },
  withdraw: { method: 'DELETE', path: '/api/attendance-corrections' },
  decide: { method: 'PUT', path: '/api/attendance-corrections' },
};

export const correctionListExport: Endpoint<(typeof correctionList)['exportCall']> = { method: 'POST', path: '/api/attendance-corrections/export', file: true };
