import { clockMinutes } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import { minutesText } from '../../platform/format/minutes.ts';
import { timeOfDayRange } from '../../platform/format/time-of-day.ts';
import { shiftHours } from '../../platform/format/zone-times.ts';
import { zoneCity } from '../../platform/format/zones.ts';

interface Hours {
  readonly start_time: string;
  readonly end_time: string;
  readonly timezone: string;
}

/** '9:00 PM – 6:00 AM Manila': local times always name their zone. */
export function hoursText(one: Hours): string {
  return `${timeOfDayRange(one.start_time, one.end_time)} ${zoneCity(one.timezone)}`;
}

/** '10:00 PM – 7:00 AM (8:00 AM – 5:00 PM Chicago)': the viewer's time, and the shift's own where it differs. */
export function viewedHoursText(one: Hours, viewerZone: string): string {
  const { text, there } = shiftHours(one, viewerZone);
  return there === null ? text : `${text} (${there})`;
}

interface Length {
  readonly start_time: string;
  readonly end_time: string;
  readonly shift_breaks: readonly { readonly minutes: number; readonly is_paid: boolean }[];
}

/** '8 h of work, 1 h of breaks not paid': what is paid of a shift, from its clock times. */
export function shiftLengthText(shift: Length): string {
  const unpaid = unpaidMinutes(shift);
  return unpaid === 0 ? workText(shift) : `${workText(shift)}, ${minutesText(unpaid)} of breaks not paid`;
}

/** '8 h of work' */
export const workText = (shift: Length): string =>
  `${minutesText(clockMinutes(shift.start_time, shift.end_time) - unpaidMinutes(shift))} of work`;

const unpaidMinutes = ({ shift_breaks }: Length) =>
  shift_breaks.filter(({ is_paid: isPaid }) => !isPaid).reduce((sum, { minutes }) => sum + minutes, 0);
