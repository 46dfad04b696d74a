import { timeOfDayText } from '../../time-of-day.ts';

/** A shift that an employee has to work. Instants are ISO 8601. */
export interface PlannedShift {
  readonly work_date: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** A work date whose shift changed; null: none. */
export interface ChangedShift {
  readonly before: PlannedShift | null;
  readonly after: PlannedShift | null;
}

/** The work dates on which two plans of one employee differ, in order. */
export function changedShifts(before: readonly PlannedShift[], after: readonly PlannedShift[]): ChangedShift[] {
  const [old, planned] = [byDate(before), byDate(after)];
  return [...new Set([...old.keys(), ...planned.keys()])].toSorted().flatMap((date) => {
    const change = { before: old.get(date) ?? null, after: planned.get(date) ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** The changes as sentences for the employee, with days and times on the clock of their zone (IANA). */
export function changeText(changes: readonly ChangedShift[], zone: string): string {
  const more = changes.length - daysNamed;
  const last = changes.at(-1);
  const named = changes.slice(0, daysNamed).map((change) => sentence(change, zone));
  if (more > 0 && last) named.push(`${more} more ${more === 1 ? 'day' : 'days'} until ${dayOf(last, zone)}.`);
  return [...named, `Times are in ${zone}.`].join(' ');
}

/** More would not fit on a phone; the schedule has all of them. */
const daysNamed = 3;

const byDate = (shifts: readonly PlannedShift[]) => new Map(shifts.map((shift) => [shift.work_date, shift]));

function isSame(one: PlannedShift | null, other: PlannedShift | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameInstant(one.starts_at, other.starts_at) && isSameInstant(one.ends_at, other.ends_at);
}

const isSameInstant = (one: string, other: string) => Temporal.Instant.from(one).equals(Temporal.Instant.from(other));

function sentence({ before, after }: ChangedShift, zone: string): string {
  if (after === null)
    return before === null ? '' : `${dayText(before, zone)}: no shift instead of ${hours(before, zone)}.`;
  const change = `${dayText(after, zone)}: ${hours(after, zone)}`;
  if (before === null) return `${change}.`;
  const oldDay = dayText(before, zone) === dayText(after, zone) ? '' : `${dayText(before, zone)}, `;
  return `${change} instead of ${oldDay}${hours(before, zone)}.`;
}

function dayOf({ before, after }: ChangedShift, zone: string): string {
  const shift = after ?? before;
  return shift === null ? '' : dayText(shift, zone);
}

const dayText = ({ starts_at }: PlannedShift, zone: string) =>
  local(starts_at, zone).toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

const hours = ({ starts_at, ends_at }: PlannedShift, zone: string) =>
  `${time(starts_at, zone)} to ${time(ends_at, zone)}`;

const time = (at: string, zone: string) => timeOfDayText(local(at, zone));

const local = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime();
