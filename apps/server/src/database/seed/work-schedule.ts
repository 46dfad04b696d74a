import { dayPlus } from './day-ranges.ts';
import { zoneNames } from './known-ids.ts';
import type { CatalogueShift } from './shift-catalogue.ts';

export interface WorkedDay {
  readonly work_date: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The days from first to last on which the shift is worked, as instants: elapsed length, whatever the clocks do. */
export function workedDays(shift: CatalogueShift, first: string, last: string): WorkedDay[] {
  const days: WorkedDay[] = [];
  for (let day = first; day <= last; day = dayPlus(day, 1)) {
    if (shift.workDays.includes(Temporal.PlainDate.from(day).dayOfWeek)) days.push(workedDay(shift, day));
  }
  return days;
}

const known = new Map<string, WorkedDay>();

function workedDay(shift: CatalogueShift, day: string): WorkedDay {
  const key = `${shift.name} ${day}`;
  const earlier = known.get(key);
  if (earlier) return earlier;
  const start = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: zoneNames[shift.zone], plainTime: shift.start })
    .toInstant();
  const worked = {
    work_date: day,
    starts_at: start.toString(),
    ends_at: start.add({ minutes: shift.minutes }).toString(),
  };
  known.set(key, worked);
  return worked;
}
