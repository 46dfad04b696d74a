import {
  type CorrectionState,
  type DayState,
  dayStates,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Tone } from '../../ui/badge/status-badge.tsx';

export const dayTones: Readonly<Record<DayState, Tone>> = {
  present: 'green',
  late: 'amber',
  undertime: 'amber',
  absent: 'red',
  on_leave: 'blue',
  holiday: 'blue',
  restday: 'gray',
  conflict: 'amber',
  unplanned: 'gray',
};

export const correctionTones: Readonly<Record<CorrectionState, Tone>> = {
  requested: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'gray',
};

/** The figures at the top, most urgent first. */
export const dayTiles = [
  'conflict',
  'absent',
  'late',
  'undertime',
  'present',
  'unplanned',
  'on_leave',
  'holiday',
  'restday',
] as const satisfies readonly DayState[];

export function dayStateIn(text: string | null): DayState | null {
  return dayStates.find((state) => state === text) ?? null;
}
