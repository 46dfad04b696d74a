// Generated from the contract: npm run documents
import type { scheduleCalls, scheduleTodayList } from '@muster/contract/domains/shifts/schedule.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const scheduleEndpoints: EndpointsOf<typeof scheduleCalls> = {
  today: { method: 'GET', path: '/api/employee-schedule-today' },
};

export const scheduleTodayListExport: Endpoint<(typeof scheduleTodayList)['exportCall']> = { method: 'POST', path: '/api/employee-schedule-today/export', file: true };
