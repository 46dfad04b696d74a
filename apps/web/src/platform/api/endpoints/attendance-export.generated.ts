// Generated from the contract: npm run documents
import type { attendanceExportCalls } from '@muster/contract/domains/attendance/attendance-export.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const attendanceExportEndpoints: EndpointsOf<typeof attendanceExportCalls> = {
  days: { method: 'POST', path: '/api/attendance-day-exports', file: true },
  earlier: { method: 'POST', path: '/api/earlier-attendance-day-exports', file: true },
};
