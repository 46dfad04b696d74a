import { type DayState, dayStates } from '@muster/contract/domains/attendance/attendance.constants.ts';

/** The figures at the top, most urgent first. */
export const dayTiles = [
  'conflict',
  'worked_leave',
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
