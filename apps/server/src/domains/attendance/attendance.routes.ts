import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import {
  attendanceDayList,
  attendanceDaysCalls,
  earlierDayList,
} from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionList, correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls, overtimeList } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { clockPunch } from './clock-punch.ts';
import { decideCorrection } from './decide-correction.ts';
import { decideOvertime } from './decide-overtime.ts';
import { enterTimes, previewEntries } from './enter-times.ts';
import { readCorrections } from './list-corrections.ts';
import { readOvertime } from './list-overtime.ts';
import { previewPlacement } from './preview-placement.ts';
import { readDay, readDays } from './read-days.ts';
import { readEarlierDays } from './read-earlier-days.ts';
import { readOwnAttendance } from './read-own-attendance.ts';
import { requestCorrection } from './request-correction.ts';
import { resetDay } from './reset-day.ts';
import { withdrawCorrection } from './withdraw-correction.ts';

export const attendanceBindings = [
  bind(attendanceCalls.own, readOwnAttendance),
  bind(attendanceCalls.punch, clockPunch),
  ...bindList(correctionList, readCorrections),
  bind(correctionsCalls.request, requestCorrection),
  bind(correctionsCalls.previewEntries, previewEntries),
  bind(correctionsCalls.enter, enterTimes),
  bind(correctionsCalls.resetDay, resetDay),
  bind(correctionsCalls.withdraw, withdrawCorrection),
  bind(correctionsCalls.decide, decideCorrection),
  ...bindList(overtimeList, readOvertime),
  bind(overtimeCalls.decide, decideOvertime),
  ...bindList(attendanceDayList, readDays, { fileName }),
  bind(attendanceDaysCalls.details, readDay),
  bind(attendanceDaysCalls.previewPlacement, previewPlacement),
  ...bindList(earlierDayList, readEarlierDays, { fileName }),
];

function fileName({ from, to }: { readonly from: string; readonly to: string }): string {
  return `attendance-${from}-to-${to}`;
}
