import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import type { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Shifts = typeof shiftsCalls;
type Placements = typeof employeeShiftsCalls;

export const shiftWires = {
  list: wireOf<Shifts['list']>({ method: 'GET', path: '/api/shifts' }),
  details: wireOf<Shifts['details']>({ method: 'GET', path: '/api/shifts/:id' }),
  create: wireOf<Shifts['create']>({ method: 'POST', path: '/api/shifts', idempotent: true }),
  update: wireOf<Shifts['update']>({ method: 'PUT', path: '/api/shifts/:id' }),
  delete: wireOf<Shifts['delete']>({ method: 'DELETE', path: '/api/shifts/:id' }),
};

export const placementWires = {
  calendar: wireOf<Placements['calendar']>({ method: 'GET', path: '/api/employee-shifts' }),
  filters: wireOf<Placements['calendarFilters']>({ method: 'GET', path: '/api/employee-shifts/filters' }),
  details: wireOf<Placements['details']>({ method: 'GET', path: '/api/employee-shift-details' }),
  preview: wireOf<Placements['preview']>({ method: 'POST', path: '/api/employee-shifts/preview' }),
  place: wireOf<Placements['place']>({ method: 'POST', path: '/api/employee-shifts', idempotent: true }),
  remove: wireOf<Placements['remove']>({ method: 'DELETE', path: '/api/employee-shifts/:id' }),
};

export const scheduleWires = {
  today: wireOf<(typeof scheduleCalls)['today']>({ method: 'GET', path: '/api/employee-schedule-today' }),
};

export const shiftChoiceWires = {
  breakTypes: wireOf<(typeof lookupsCalls)['shiftBreakTypes']>({ method: 'GET', path: '/api/shift-break-types' }),
  timezones: wireOf<(typeof lookupsCalls)['timezones']>({ method: 'GET', path: '/api/get-timezones' }),
  currentTime: wireOf<(typeof lookupsCalls)['currentTime']>({ method: 'GET', path: '/api/current-time' }),
};
