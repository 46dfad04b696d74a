import type { PositionOfCandidates } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { type ShiftHours, shiftHours } from '../../platform/format/zone-times.ts';

/** The hours of a position in the viewer's zone, and in its own where that differs. Null without hours. */
export function positionHours(
  { shift_start, shift_end, timezone }: Pick<PositionOfCandidates, 'shift_start' | 'shift_end' | 'timezone'>,
  zone: string,
): ShiftHours | null {
  if (shift_start === null || shift_end === null) return null;
  return shiftHours({ start_time: shift_start, end_time: shift_end, timezone: timezone.name }, zone);
}
