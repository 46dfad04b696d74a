import type { HolidayEffect, HolidayKind } from './holidays.constants.ts';

/** A holiday as its calendar has it. */
export interface CalendarHoliday {
  readonly id: number;
  readonly calendar_id: number;
  /** The client whose calendar it is; null: a public one. */
  readonly client_id: number | null;
  readonly day: string;
  readonly name: string;
  readonly kind: HolidayKind;
  readonly from_time: string | null;
  readonly until_time: string | null;
}

/** Which calendar a policy names in which years, both included; `until_year` null: without an end. */
export interface PolicyLine {
  readonly policy_id: number;
  readonly calendar_id: number;
  readonly effect: HolidayEffect;
  readonly from_year: number;
  readonly until_year: number | null;
}

/** The policy of an employee from a day to a day, both included, within one employment and with one client. */
export interface PolicyDays {
  readonly employee_id: number;
  readonly client_id: number;
  readonly policy_id: number;
  readonly from: string;
  readonly until: string | null;
}

export interface ResolvedHoliday extends CalendarHoliday {
  readonly employee_id: number;
  /** The work date is off. */
  readonly is_day_off: boolean;
  /** Hours worked on the calendar day, where the person works, earn the holiday premium. */
  readonly has_premium: boolean;
}

/**
 * The holidays of these people, by employee and day. They depend only on the day asked: on the policy and the lines that hold on
 * it, never on today. Holidays of a client are those of its own people, whatever a policy names. Several calendars may have a
 * holiday on one day; each is listed.
 */
export function resolveHolidays(
  people: readonly PolicyDays[],
  lines: readonly PolicyLine[],
  holidays: readonly CalendarHoliday[],
): ResolvedHoliday[] {
  const byCalendar = Map.groupBy(holidays, ({ calendar_id }) => calendar_id);
  const byPolicy = new Map(
    [...Map.groupBy(lines, ({ policy_id }) => policy_id)].map(([policy, own]) => [policy, namedBy(own, byCalendar)]),
  );
  return people
    .flatMap(({ employee_id, client_id, policy_id, from, until }) =>
      (byPolicy.get(policy_id) ?? [])
        .filter((holiday) => holiday.client_id === null || holiday.client_id === client_id)
        .filter(({ day }) => day >= from && (until === null || day <= until))
        .map((holiday) => ({ ...holiday, employee_id })),
    )
    .sort((a, b) => a.employee_id - b.employee_id || compare(a.day, b.day) || a.id - b.id);
}

/** How a day of an employee counts: one for all holidays of the day. Null if none changes it. */
export function markOf(
  holidays: readonly Pick<ResolvedHoliday, 'is_day_off' | 'has_premium' | 'name'>[],
): DayMark | null {
  const effective = holidays.filter(({ is_day_off, has_premium }) => is_day_off || has_premium);
  const isOff = effective.some(({ is_day_off }) => is_day_off);
  const isPaid = effective.some(({ has_premium }) => has_premium);
  if (!isOff && !isPaid) return null;
  const note = [...new Set(effective.map(({ name }) => name))].join(', ').slice(0, longestNote);
  return { kind: isOff ? (isPaid ? 'holiday' : 'client_holiday') : 'local_holiday', note };
}

export interface DayMark {
  readonly kind: 'holiday' | 'client_holiday' | 'local_holiday';
  readonly note: string;
}

const longestNote = 100;

type Named = Omit<ResolvedHoliday, 'employee_id'>;

function namedBy(lines: readonly PolicyLine[], byCalendar: ReadonlyMap<number, readonly CalendarHoliday[]>): Named[] {
  return lines.flatMap(({ calendar_id, effect, from_year, until_year }) =>
    (byCalendar.get(calendar_id) ?? [])
      .filter(({ day }) => isWithin(Number(day.slice(0, 4)), from_year, until_year))
      .map((holiday) => ({ ...holiday, ...effectOf(holiday, effect) })),
  );
}

/** A special working day is an ordinary day. A part of a day neither frees the shift nor counts for the whole day. */
function effectOf({ kind, from_time, until_time }: CalendarHoliday, effect: HolidayEffect) {
  const counts = kind !== 'special_working' && from_time === null && until_time === null;
  return { is_day_off: counts && effect !== 'premium', has_premium: counts && effect !== 'day_off' };
}

const isWithin = (year: number, from: number, until: number | null) =>
  year >= from && (until === null || year <= until);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
