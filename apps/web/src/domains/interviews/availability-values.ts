import { availabilityDefaults } from '@muster/contract/domains/interviews/availability.constants.ts';
import { saveAvailabilityBody } from '@muster/contract/domains/interviews/availability.schemas.ts';
import type { AvailabilityRecord } from '@muster/contract/domains/interviews/availability-answers.ts';
import type { ClockHours } from '@muster/contract/domains/interviews/local-hours.rules.ts';
import { availabilityEndpoints } from '../../platform/api/endpoints/availability.generated.ts';
import { enteredInstant, localOfInstant } from '../../platform/clock/local-instant.ts';
import { bodyTo, formCall } from '../../platform/form/form-call.ts';

/** Times as fields hold them: the end of the day is `00:00`. */
export interface HoursValues {
  start: string;
  end: string;
}

interface DayValues {
  day: string;
  note: string;
  hours: HoursValues[];
}

/** Local times, `YYYY-MM-DDTHH:mm`. */
export interface BusyValues {
  starts_at: string;
  ends_at: string;
}

export interface AvailabilityValues {
  timezone_id: number | null;
  notice_hours: number | null;
  buffer_minutes: number | null;
  weekly: (HoursValues & { weekday: number })[];
  days: DayValues[];
  busy: BusyValues[];
}

export function availabilityValuesOf(
  record: AvailabilityRecord | null,
  zone: { id: number; name: string },
): AvailabilityValues {
  const { notice_hours, buffer_minutes, weekly, days, busy } = record ?? { ...availabilityDefaults, ...nothing };
  return {
    timezone_id: zone.id,
    notice_hours,
    buffer_minutes,
    weekly: weekly.map(({ weekday, ...hours }) => ({ weekday, ...typed(hours) })),
    days: days.map(({ day, note, hours }) => ({ day, note: note ?? '', hours: hours.map(typed) })),
    busy: busy.map(({ starts_at, ends_at }) => ({
      starts_at: localOfInstant(starts_at, zone.name),
      ends_at: localOfInstant(ends_at, zone.name),
    })),
  };
}

/** `zoneName`: of the chosen zone, in which busy times are typed. */
export const saveAvailabilityCall = (version: number, zoneName: string) =>
  formCall({
    schema: saveAvailabilityBody,
    bodyOf: ({ busy, ...values }: AvailabilityValues) => ({
      ...values,
      version,
      busy: busy.map(({ starts_at, ends_at }) => ({
        starts_at: enteredInstant(starts_at, zoneName) ?? '',
        ends_at: enteredInstant(ends_at, zoneName) ?? '',
      })),
    }),
    send: bodyTo(availabilityEndpoints.save),
  });

/** Complete hours of a form, as the rules read them. */
export const completeHours = (hours: readonly HoursValues[]): ClockHours[] =>
  hours
    .filter(({ start, end }) => clock.test(start) && clock.test(end))
    .map(({ start, end }) => ({ start, end: end === '00:00' ? '24:00' : end }))
    .filter(({ start, end }) => start < end);

export const typed = ({ start, end }: ClockHours): HoursValues => ({ start, end: end === '24:00' ? '00:00' : end });

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const nothing = { weekly: [], days: [], busy: [] };
