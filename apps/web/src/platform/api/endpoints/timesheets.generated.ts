// Generated from the contract: npm run documents
import type { timesheetList, timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const timesheetsEndpoints: EndpointsOf<typeof timesheetsCalls> = {
  own: { method: 'GET', path: '/api/my-timesheets' },
  submit: { method: 'POST', path: '/api/timesheets/submit' },
  list: { method: 'GET', path: '/api/timesheets' },
  details: { method: 'GET', path: '/api/timesheets/:id' },
  approve: { method: 'POST', path: '/api/timesheets/approve' },
  previewApproval: { method: 'POST', path: '/api/timesheets/approve-preview' },
  previewLock: { method: 'POST', path: '/api/timesheets/lock-preview' },
  nextLock: { method: 'GET', path: '/api/next-timesheet-lock' },
  lock: { method: 'POST', path: '/api/timesheets/lock' },
  reopen: { method: 'POST', path: '/api/timesheets/reopen' },
};

export const timesheetListExport: Endpoint<(typeof timesheetList)['exportCall']> = { method: 'POST', path: '/api/timesheets/export', file: true };
