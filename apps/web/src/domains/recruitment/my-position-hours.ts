import type { PositionOfCandidates } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { homeZone } from '@muster/contract/time.ts';
import { type ShiftHours, shiftHours } from '../../platform/format/zone-times.ts';
import { zoneCity } from '../../platform/format/zones.ts';

/** The hours of a position in the viewer's zone, and in its own where that differs. Null without hours. */
export function positionHours(
  { shift_start, shift_end, timezone }: Pick<PositionOfCandidates, 'shift_start' | 'shift_end' | 'timezone'>,
  zone: string,
): ShiftHours | null {
  if (shift_start === null || shift_end === null) return null;
  return shiftHours({ start_time: shift_start, end_time: shift_end, timezone: timezone.name }, zone);
}

/** The same hours in Manila, where the people work: '5:00 AM – 2:00 PM Manila'. Null without hours, and where the clock is the same. */
export function homeHours(
  position: Pick<PositionOfCandidates, 'shift_start' | 'shift_end' | 'timezone'>,
): string | null {
  const hours = positionHours(position, homeZone);
  return hours === null || hours.there === null ? null : `${hours.text} ${zoneCity(homeZone)}`;
}
