// Generated from the contract: npm run documents
import type { overtimeCalls, overtimeList } from '@muster/contract/domains/attendance/overtime.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const overtimeEndpoints: EndpointsOf<typeof overtimeCalls> = {
  list: { method: 'GET', path: '/api/overtime-requests' },
  decide: { method: 'PUT', path: '/api/overtime-requests' },
};

export const overtimeListExport: Endpoint<(typeof overtimeList)['exportCall']> = { method: 'POST', path: '/api/overtime-requests/export', file: true };
