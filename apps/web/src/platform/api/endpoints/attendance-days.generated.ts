// Generated from the contract: npm run documents
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const attendanceDaysEndpoints: EndpointsOf<typeof attendanceDaysCalls> = {
  list: { method: 'GET', path: '/api/attendance-days' },
  details: { method: 'GET', path: '/api/attendance-days/:id' },
  earlier: { method: 'GET', path: '/api/earlier-attendance-days' },
};
