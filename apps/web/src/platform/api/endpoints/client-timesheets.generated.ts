// Generated from the contract: npm run documents
import type { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const clientTimesheetsEndpoints: EndpointsOf<typeof clientTimesheetsCalls> = {
  list: { method: 'GET', path: '/api/client-timesheets' },
  details: { method: 'GET', path: '/api/client-timesheets/:id' },
  decide: { method: 'POST', path: '/api/client-timesheets/decide' },
};
