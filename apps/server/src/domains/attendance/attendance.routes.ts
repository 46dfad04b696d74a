import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { attendanceExportCalls } from '@muster/contract/domains/attendance/attendance-export.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { clockPunch } from './clock-punch.ts';
import { decideCorrection } from './decide-correction.ts';
import { exportDays, exportEarlierDays } from './export-days.ts';
import { readCorrections } from './list-corrections.ts';
import { readDay, readDays } from './read-days.ts';
import { readEarlierDays } from './read-earlier-days.ts';
import { readOwnAttendance } from './read-own-attendance.ts';
import { requestCorrection } from './request-correction.ts';
import { withdrawCorrection } from './withdraw-correction.ts';

export const attendanceBindings = [
  bind(attendanceCalls.own, readOwnAttendance),
  bind(attendanceCalls.punch, clockPunch),
  bind(correctionsCalls.list, readCorrections),
  bind(correctionsCalls.request, requestCorrection),
  bind(correctionsCalls.withdraw, withdrawCorrection),
  bind(correctionsCalls.decide, decideCorrection),
  bind(attendanceDaysCalls.list, readDays),
  bind(attendanceDaysCalls.details, readDay),
  bind(attendanceDaysCalls.earlier, readEarlierDays),
  bind(attendanceExportCalls.days, exportDays),
  bind(attendanceExportCalls.earlier, exportEarlierDays),
];
