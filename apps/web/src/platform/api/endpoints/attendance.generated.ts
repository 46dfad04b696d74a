// Generated from the contract: npm run documents
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const attendanceEndpoints: EndpointsOf<typeof attendanceCalls> = {
  own: { method: 'GET', path: '/api/my-attendance' },
  punch: { method: 'POST', path: '/api/punches', idempotent: true },
};
