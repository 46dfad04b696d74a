// Generated from the contract: npm run documents
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const timesheetsEndpoints: EndpointsOf<typeof timesheetsCalls> = {
  own: { method: 'GET', path: '/api/my-timesheets' },
  submit: { method: 'POST', path: '/api/timesheets/submit' },
  list: { method: 'GET', path: '/api/timesheets' },
  details: { method: 'GET', path: '/api/timesheets/:id' },
  approve: { method: 'POST', path: '/api/timesheets/approve' },
  previewLock: { method: 'POST', path: '/api/timesheets/lock-preview' },
  lock: { method: 'POST', path: '/api/timesheets/lock' },
  reopen: { method: 'POST', path: '/api/timesheets/reopen' },
};
