import { dayText } from '../../plain-day.ts';
import type { CorrectionTimes } from './correction.rules.ts';
import { type Micros, microsOf } from './day-facts.ts';
import { shiftAttended } from './punch.rules.ts';

/** A shift to be worked, near the corrected day. */
export interface NearbyShift {
  readonly workDate: string;
  readonly startsAt: Micros;
  readonly endsAt: Micros;
}

/**
 * The work date of another shift that the times belong to; null if the day is the right one. The date of a night in the zone
 * of the employee is often not its work date. Times that touch the shift of the day itself are always its own.
 */
export function otherShiftMeant(
  times: Pick<CorrectionTimes, 'in' | 'out'>,
  workDate: string,
  shifts: readonly NearbyShift[],
): string | null {
  const span = { from: microsOf(times.in), until: microsOf(times.out) };
  const isTouched = ({ startsAt, endsAt }: NearbyShift) => span.from < endsAt && startsAt < span.until;
  if (shifts.some((shift) => shift.workDate === workDate && isTouched(shift))) return null;
  const others = shifts.filter((shift) => shift.workDate !== workDate);
  return shiftAttended(span, others)?.workDate ?? null;
}

export function otherShiftText(workDate: string): string {
  return `These are the hours of the shift on ${dayText(workDate)}. Correct that day.`;
}
