import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import type { attendanceExportCalls } from '@muster/contract/domains/attendance/attendance-export.calls.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Corrections = typeof correctionsCalls;
type Days = typeof attendanceDaysCalls;
type Exports = typeof attendanceExportCalls;

export const attendanceWires = {
  own: wireOf<(typeof attendanceCalls)['own']>({ method: 'GET', path: '/api/my-attendance' }),
  punch: wireOf<(typeof attendanceCalls)['punch']>({ method: 'POST', path: '/api/punches', idempotent: true }),
};

const corrections = '/api/attendance-corrections';

export const correctionWires = {
  list: wireOf<Corrections['list']>({ method: 'GET', path: corrections }),
  request: wireOf<Corrections['request']>({ method: 'POST', path: corrections, idempotent: true }),
  withdraw: wireOf<Corrections['withdraw']>({ method: 'DELETE', path: corrections }),
  decide: wireOf<Corrections['decide']>({ method: 'PUT', path: corrections }),
};

export const dayWires = {
  list: wireOf<Days['list']>({ method: 'GET', path: '/api/attendance-days' }),
  details: wireOf<Days['details']>({ method: 'GET', path: '/api/attendance-days/:id' }),
  earlier: wireOf<Days['earlier']>({ method: 'GET', path: '/api/earlier-attendance-days' }),
};

export const dayExportWires = {
  days: wireOf<Exports['days']>({ method: 'POST', path: '/api/attendance-day-exports', file: true }),
  earlier: wireOf<Exports['earlier']>({ method: 'POST', path: '/api/earlier-attendance-day-exports', file: true }),
};
