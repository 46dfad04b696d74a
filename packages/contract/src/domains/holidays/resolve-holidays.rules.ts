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
  /** Hours worked on the calendar day or its part, where the person works, earn the holiday premium. */
  readonly has_premium: boolean;
  /** The employee may ask to work on it and take another day off. */
  readonly is_swappable: boolean;
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

/**
 * How a day of an employee counts: as a whole, and in parts of it that have a premium of their own. The premium of the whole day
 * includes its parts.
 */
export function marksOf(holidays: readonly MarkedHoliday[]): DayMark[] {
  const whole = holidays.filter((holiday) => isWhole(holiday) && (holiday.is_day_off || holiday.has_premium));
  const isOff = whole.some(({ is_day_off }) => is_day_off);
  const isPaid = whole.some(({ has_premium }) => has_premium);
  const marks: DayMark[] = [];
  if (whole.length > 0)
    marks.push({
      kind: isOff ? (isPaid ? 'holiday' : 'client_holiday') : 'local_holiday',
      note: noteOf(whole),
      parts: null,
    });
  const parts = isPaid ? [] : holidays.filter((holiday) => !isWhole(holiday) && holiday.has_premium);
  if (parts.length > 0) marks.push({ kind: 'local_holiday', note: noteOf(parts), parts: parts.map(minutesOf) });
  return marks;
}

export interface DayMark {
  readonly kind: 'holiday' | 'client_holiday' | 'local_holiday';
  readonly note: string;
  /** Minutes of the day, from and until. Null: the whole day. */
  readonly parts: readonly (readonly [number, number])[] | null;
}

type MarkedHoliday = Pick<ResolvedHoliday, 'is_day_off' | 'has_premium' | 'name' | 'from_time' | 'until_time'>;

export const isWhole = ({ from_time, until_time }: Pick<CalendarHoliday, 'from_time' | 'until_time'>) =>
  from_time === null && until_time === null;

/** The days that a calendar frees by itself, without a policy. */
export const daysOffOf = (holidays: readonly CalendarHoliday[]): string[] =>
  holidays.filter((holiday) => effectOf(holiday, 'day_off').is_day_off).map(({ day }) => day);

const minutesOf = ({ from_time: from, until_time: until }: MarkedHoliday): [number, number] => [
  from === null ? 0 : minuteOf(from),
  until === null ? 1440 : minuteOf(until),
];

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const noteOf = (holidays: readonly { readonly name: string }[]) =>
  [...new Set(holidays.map(({ name }) => name))].join(', ').slice(0, longestNote);

const longestNote = 100;

type Named = Omit<ResolvedHoliday, 'employee_id'>;

function namedBy(lines: readonly PolicyLine[], byCalendar: ReadonlyMap<number, readonly CalendarHoliday[]>): Named[] {
  return lines.flatMap(({ calendar_id, effect, from_year, until_year }) =>
    (byCalendar.get(calendar_id) ?? [])
      .filter(({ day }) => isWithin(Number(day.slice(0, 4)), from_year, until_year))
      .map((holiday) => ({ ...holiday, ...effectOf(holiday, effect) })),
  );
}

/** A special working day is an ordinary day. A part of a day does not free the shift. */
function effectOf(holiday: CalendarHoliday, effect: HolidayEffect) {
  const counts = holiday.kind !== 'special_working';
  const isDayOff = counts && effect !== 'premium' && isWhole(holiday);
  return {
    is_day_off: isDayOff,
    has_premium: counts && effect !== 'day_off' && effect !== 'swap_day_off',
    is_swappable: isDayOff && (effect === 'swap' || effect === 'swap_day_off'),
  };
}

const isWithin = (year: number, from: number, until: number | null) =>
  year >= from && (until === null || year <= until);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
