// Generated from the contract: npm run documents
import type { leaveRequestList, leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const leaveRequestsEndpoints: EndpointsOf<typeof leaveRequestsCalls> = {
  choices: { method: 'GET', path: '/api/leave-requests/choices' },
  days: { method: 'GET', path: '/api/leave-requests/days' },
  preview: { method: 'GET', path: '/api/leave-requests/preview' },
  own: { method: 'GET', path: '/api/leave-requests/own' },
  request: { method: 'POST', path: '/api/leave-requests', idempotent: true },
  cancel: { method: 'DELETE', path: '/api/leave-requests' },
  list: { method: 'GET', path: '/api/leave-requests' },
  decide: { method: 'PUT', path: '/api/leave-requests' },
  decideSeveral: { method: 'PUT', path: '/api/leave-requests/decisions' },
  undo: { method: 'DELETE', path: '/api/leave-requests/decisions' },
};

export const leaveRequestListExport: Endpoint<(typeof leaveRequestList)['exportCall']> = { method: 'POST', path: '/api/leave-requests/export', file: true };
