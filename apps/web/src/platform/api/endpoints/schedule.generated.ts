// Generated from the contract: npm run documents
import type { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const scheduleEndpoints: EndpointsOf<typeof scheduleCalls> = {
  today: { method: 'GET', path: '/api/employee-schedule-today' },
};
