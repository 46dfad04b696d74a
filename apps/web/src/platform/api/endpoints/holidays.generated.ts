// Generated from the contract: npm run documents
import type { holidayList, holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const holidaysEndpoints: EndpointsOf<typeof holidaysCalls> = {
  list: { method: 'GET', path: '/api/holidays' },
  coming: { method: 'GET', path: '/api/holidays/coming' },
  preview: { method: 'POST', path: '/api/holidays/preview' },
  create: { method: 'POST', path: '/api/holidays', idempotent: true },
  update: { method: 'PUT', path: '/api/holidays' },
  delete: { method: 'DELETE', path: '/api/holidays' },
};

export const holidayListExport: Endpoint<(typeof holidayList)['exportCall']> = { method: 'POST', path: '/api/holidays/export', file: true };
