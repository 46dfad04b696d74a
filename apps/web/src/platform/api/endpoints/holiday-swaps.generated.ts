// Generated from the contract: npm run documents
import type { holidaySwapList, holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const holidaySwapsEndpoints: EndpointsOf<typeof holidaySwapsCalls> = {
  own: { method: 'GET', path: '/api/holiday-swaps/own' },
  substitutes: { method: 'GET', path: '/api/holiday-swaps/substitute-days' },
  request: { method: 'POST', path: '/api/holiday-swaps', idempotent: true },
  cancel: { method: 'DELETE', path: '/api/holiday-swaps' },
  list: { method: 'GET', path: '/api/holiday-swaps' },
  decide: { method: 'PUT', path: '/api/holiday-swaps' },
};

export const holidaySwapListExport: Endpoint<(typeof holidaySwapList)['exportCall']> = { method: 'POST', path: '/api/holiday-swaps/export', file: true };
