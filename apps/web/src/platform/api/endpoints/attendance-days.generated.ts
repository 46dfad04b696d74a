// Generated from the contract: npm run documents
import type { attendanceDayList, attendanceDaysCalls, earlierDayList } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const attendanceDaysEndpoints: EndpointsOf<typeof attendanceDaysCalls> = {
  list: { method: 'GET', path: '/api/attendance-days' },
  details: { method: 'GET', path: '/api/attendance-days/:id' },
  previewPlacement: { method: 'POST', path: '/api/attendance-days/placement-preview' },
  earlier: { method: 'GET', path: '/api/earlier-attendance-days' },
};

export const attendanceDayListExport: Endpoint<(typeof attendanceDayList)['exportCall']> = { method: 'POST', path: '/api/attendance-days/export', file: true };

export const earlierDayListExport: Endpoint<(typeof earlierDayList)['exportCall']> = { method: 'POST', path: '/api/earlier-attendance-days/export', file: true };
