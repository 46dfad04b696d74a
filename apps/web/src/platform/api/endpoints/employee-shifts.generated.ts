// Generated from the contract: npm run documents
import type { employeeShiftsCalls, shiftCalendarList } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const employeeShiftsEndpoints: EndpointsOf<typeof employeeShiftsCalls> = {
  calendar: { method: 'GET', path: '/api/employee-shifts' },
  calendarSummary: { method: 'GET', path: '/api/employee-shifts/summary' },
  calendarFilters: { method: 'GET', path: '/api/employee-shifts/filters' },
  details: { method: 'GET', path: '/api/employee-shift-details' },
  preview: { method: 'POST', path: '/api/employee-shifts/preview' },
  place: { method: 'POST', path: '/api/employee-shifts', idempotent: true },
  end: { method: 'PUT', path: '/api/employee-shifts/:id/last-day' },
  giveDaysOff: { method: 'PUT', path: '/api/employee-shifts/:id/days-off' },
  remove: { method: 'DELETE', path: '/api/employee-shifts/:id' },
};

export const shiftCalendarListExport: Endpoint<(typeof shiftCalendarList)['exportCall']> = { method: 'POST', path: '/api/employee-shifts/export', file: true };
