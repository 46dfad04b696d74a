// Generated from the contract: npm run documents
import type { swapList, swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const swapsEndpoints: EndpointsOf<typeof swapsCalls> = {
  colleagues: { method: 'GET', path: '/api/shift-swaps/colleagues' },
  inReturn: { method: 'GET', path: '/api/shift-swaps/in-return' },
  own: { method: 'GET', path: '/api/shift-swaps/own' },
  request: { method: 'POST', path: '/api/shift-swaps', idempotent: true },
  answer: { method: 'PUT', path: '/api/shift-swaps/answer' },
  withdraw: { method: 'DELETE', path: '/api/shift-swaps' },
  list: { method: 'GET', path: '/api/shift-swaps' },
  decide: { method: 'PUT', path: '/api/shift-swaps' },
  undo: { method: 'PUT', path: '/api/shift-swaps/undo' },
};

export const swapListExport: Endpoint<(typeof swapList)['exportCall']> = { method: 'POST', path: '/api/shift-swaps/export', file: true };
