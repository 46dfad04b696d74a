import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { clockPunch } from './clock-punch.ts';
import { readOwnAttendance } from './read-own-attendance.ts';

export const attendanceBindings = [
  bind(attendanceCalls.own, readOwnAttendance),
  bind(attendanceCalls.punch, clockPunch),
];
