import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

export const attendanceWires = {
  own: wireOf<(typeof attendanceCalls)['own']>({ method: 'GET', path: '/api/my-attendance' }),
  punch: wireOf<(typeof attendanceCalls)['punch']>({ method: 'POST', path: '/api/punches', idempotent: true }),
};
