// Generated from the contract: npm run documents
import type { leaveCalendarCalls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const leaveCalendarEndpoints: EndpointsOf<typeof leaveCalendarCalls> = {
  staff: { method: 'GET', path: '/api/leave-calendar' },
  request: { method: 'GET', path: '/api/leave-calendar/requests/:id' },
  balance: { method: 'GET', path: '/api/leave-calendar/requests/:id/balance' },
  client: { method: 'GET', path: '/api/leave-calendar/client' },
  own: { method: 'GET', path: '/api/leave-calendar/own' },
  teamAway: { method: 'GET', path: '/api/leave-calendar/team' },
  filters: { method: 'GET', path: '/api/leave-calendar/filters' },
};
