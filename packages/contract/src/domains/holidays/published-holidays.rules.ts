import { addDays, daysInMonth, weekdayOf } from '../../plain-day.ts';
import type { HolidayKind } from './holidays.constants.ts';

/** A holiday as its authority publishes it. */
export interface PublishedHoliday {
  readonly day: string;
  readonly name: string;
  readonly kind: HolidayKind;
  readonly source: string;
  readonly is_fixed: boolean;
  readonly from_time?: string;
}

export const publishedYears = [2026, 2027, 2028] as const;

const proclamation = 'Proclamation No. 1006, s. 2025';
const act = 'Republic Act No. 9492, as amended';

/**
 * 2026 as proclaimed; later years as far as the law names the day. Days that are proclaimed each year, such as Eid and Chinese New
 * Year, are added once they are proclaimed.
 */
export function philippineHolidays(year: number): PublishedHoliday[] {
  const source = year === 2026 ? proclamation : act;
  const easter = easterOf(year);
  const on = (monthDay: string, name: string, kind: HolidayKind = 'regular') =>
    fixed(year, monthDay, { name, kind, source });
  const moved = (day: string, name: string, kind: HolidayKind = 'regular') => movable(day, { name, kind, source });
  const off = 'special_non_working';
  return [
    on('01-01', "New Year's Day"),
    moved(addDays(easter, -3), 'Maundy Thursday'),
    moved(addDays(easter, -2), 'Good Friday'),
    on('04-09', 'Araw ng Kagitingan'),
    on('05-01', 'Labor Day'),
    on('06-12', 'Independence Day'),
    on('08-21', 'Ninoy Aquino Day', off),
    moved(lastMonday(year, 8), 'National Heroes Day'),
    on('11-01', "All Saints' Day", off),
    on('11-30', 'Bonifacio Day'),
    on('12-08', 'Feast of the Immaculate Conception of Mary', off),
    on('12-25', 'Christmas Day'),
    on('12-30', 'Rizal Day'),
    on('12-31', 'Last Day of the Year', off),
    ...(year === 2026
      ? [
          moved('2026-02-17', 'Chinese New Year', off),
          moved('2026-02-25', 'EDSA People Power Revolution Anniversary', 'special_working'),
          moved(addDays(easter, -1), 'Black Saturday', off),
          moved('2026-11-02', "All Souls' Day", off),
          moved('2026-12-24', 'Christmas Eve', off),
        ]
      : []),
  ];
}

/** Federal holidays with the weekday on which they are observed. */
export function unitedStatesHolidays(year: number): PublishedHoliday[] {
  const about = { kind: 'regular', source: '5 U.S.C. 6103' } as const;
  const monday = (month: number, which: number, name: string) =>
    movable(nthWeekday(year, month, 1, which), { ...about, name });
  const on = (monthDay: string, name: string) => [
    fixed(year, monthDay, { ...about, name }),
    ...observed(fixed(year, monthDay, { ...about, name })),
  ];
  return [
    ...on('01-01', "New Year's Day"),
    monday(1, 3, 'Birthday of Martin Luther King, Jr.'),
    monday(2, 3, "Washington's Birthday"),
    movable(lastMonday(year, 5), { ...about, name: 'Memorial Day' }),
    ...on('06-19', 'Juneteenth National Independence Day'),
    ...on('07-04', 'Independence Day'),
    monday(9, 1, 'Labor Day'),
    monday(10, 2, 'Columbus Day'),
    ...on('11-11', 'Veterans Day'),
    movable(nthWeekday(year, 11, 4, 4), { ...about, name: 'Thanksgiving Day' }),
    ...on('12-25', 'Christmas Day'),
  ];
}

/** Days of all states; each state adds its own. */
export function australianHolidays(year: number): PublishedHoliday[] {
  const about = { kind: 'regular', source: 'Fair Work Act 2009, section 115' } as const;
  const easter = easterOf(year);
  const on = (monthDay: string, name: string) => fixed(year, monthDay, { ...about, name });
  const [christmas, boxing] = [on('12-25', 'Christmas Day'), on('12-26', 'Boxing Day')];
  return [
    ...withAdditional(on('01-01', "New Year's Day")),
    // On a weekend, the Monday replaces it.
    movable(weekdayFrom(`${year}-01-26`), { ...about, name: 'Australia Day' }),
    movable(addDays(easter, -2), { ...about, name: 'Good Friday' }),
    movable(addDays(easter, 1), { ...about, name: 'Easter Monday' }),
    on('04-25', 'Anzac Day'),
    ...withAdditional(christmas),
    // Christmas on a Saturday takes the Monday.
    ...withAdditional(boxing, weekdayOf(christmas.day) === 6 ? 2 : 1),
  ];
}

export const stateHolidays = {
  'New South Wales': (year: number) => {
    const about = { kind: 'regular', source: 'Public Holidays Act 2010 (NSW)' } as const;
    return [
      ...easterWeekend(year, about),
      // Declared for two years.
      ...(year === 2026 || year === 2027 ? anzacMonday(year, about, 6) : []),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
      movable(nthWeekday(year, 10, 1, 1), { ...about, name: 'Labour Day' }),
    ];
  },
  Victoria: (year: number) => {
    const about = { kind: 'regular', source: 'Public Holidays Act 1993 (Vic)' } as const;
    return [
      movable(nthWeekday(year, 3, 1, 2), { ...about, name: 'Labour Day' }),
      ...easterWeekend(year, about),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
      movable(nthWeekday(year, 11, 2, 1), { ...about, name: 'Melbourne Cup Day' }),
    ];
  },
  Queensland: (year: number) => {
    const about = { kind: 'regular', source: 'Holidays Act 1983 (Qld)' } as const;
    return [
      ...easterWeekend(year, about),
      ...anzacMonday(year, about, 7),
      movable(nthWeekday(year, 5, 1, 1), { ...about, name: 'Labour Day' }),
      movable(nthWeekday(year, 10, 1, 1), { ...about, name: "King's Birthday" }),
      evening(year, '12-24', { ...about, name: 'Christmas Eve' }, '18:00'),
    ];
  },
  'South Australia': (year: number) => {
    const about = { kind: 'regular', source: 'Public Holidays Act 2023 (SA)' } as const;
    return [
      movable(nthWeekday(year, 3, 1, 2), { ...about, name: 'Adelaide Cup Day' }),
      ...easterWeekend(year, about),
      ...anzacMonday(year, about, 7),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
      movable(nthWeekday(year, 10, 1, 1), { ...about, name: 'Labour Day' }),
      evening(year, '12-24', { ...about, name: 'Christmas Eve' }, '19:00'),
      evening(year, '12-31', { ...about, name: "New Year's Eve" }, '19:00'),
    ];
  },
  'Western Australia': (year: number) => {
    const about = { kind: 'regular', source: 'Public and Bank Holidays Act 1972 (WA)' } as const;
    return [
      movable(nthWeekday(year, 3, 1, 1), { ...about, name: 'Labour Day' }),
      movable(easterOf(year), { ...about, name: 'Easter Sunday' }),
      ...anzacMonday(year, about, 6),
      movable(nthWeekday(year, 6, 1, 1), { ...about, name: 'Western Australia Day' }),
      // Proclaimed each year; later ones are added once they are.
      ...(year <= 2027 ? [movable(lastMonday(year, 9), { ...about, name: "King's Birthday" })] : []),
    ];
  },
  // Show days and regattas of parts of the state are added by hand.
  Tasmania: (year: number) => {
    const about = { kind: 'regular', source: 'Statutory Holidays Act 2000 (Tas)' } as const;
    return [
      movable(nthWeekday(year, 3, 1, 2), { ...about, name: 'Eight Hours Day' }),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
    ];
  },
  'Australian Capital Territory': (year: number) => {
    const about = { kind: 'regular', source: 'Holidays Act 1958 (ACT)' } as const;
    return [
      movable(nthWeekday(year, 3, 1, 2), { ...about, name: 'Canberra Day' }),
      ...easterWeekend(year, about),
      ...anzacMonday(year, about, 6),
      // The first Monday from May 27 on.
      movable(mondayFrom(`${year}-05-27`), { ...about, name: 'Reconciliation Day' }),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
      movable(nthWeekday(year, 10, 1, 1), { ...about, name: 'Labour Day' }),
    ];
  },
  // Show days of towns are added by hand.
  'Northern Territory': (year: number) => {
    const about = { kind: 'regular', source: 'Public Holidays Act 1981 (NT)' } as const;
    return [
      ...easterWeekend(year, about),
      ...anzacMonday(year, about, 7),
      movable(nthWeekday(year, 5, 1, 1), { ...about, name: 'May Day' }),
      movable(nthWeekday(year, 6, 1, 2), { ...about, name: "King's Birthday" }),
      movable(nthWeekday(year, 8, 1, 1), { ...about, name: 'Picnic Day' }),
      evening(year, '12-24', { ...about, name: 'Christmas Eve' }, '19:00'),
      evening(year, '12-31', { ...about, name: "New Year's Eve" }, '19:00'),
    ];
  },
} as const satisfies Record<string, (year: number) => PublishedHoliday[]>;

const nationalHolidays: Readonly<Record<string, (year: number) => PublishedHoliday[]>> = {
  Philippines: philippineHolidays,
  Australia: australianHolidays,
  'United States': unitedStatesHolidays,
};
const holidaysOfStates: Readonly<Record<string, (year: number) => PublishedHoliday[]>> = stateHolidays;

/** The holidays of the year that the law names for a country or, in a calendar of a state, for the state alone. Null: unknown. */
export function publishedHolidays({ country, state }: PublishedPlace): ((year: number) => PublishedHoliday[]) | null {
  if (country === null) return null;
  if (state === null) return nationalHolidays[country] ?? null;
  return country === 'Australia' ? (holidaysOfStates[state] ?? null) : null;
}

/** As a calendar names it. */
interface PublishedPlace {
  readonly country: string | null;
  readonly state: string | null;
}

type About = Pick<PublishedHoliday, 'name' | 'kind' | 'source'>;

const fixed = (year: number, monthDay: string, about: About) => ({
  ...about,
  day: `${year}-${monthDay}`,
  is_fixed: true,
});
const movable = (day: string, about: About) => ({ ...about, day, is_fixed: false });

const evening = (year: number, monthDay: string, about: About, from_time: string) => ({
  ...fixed(year, monthDay, about),
  from_time,
});

/** The Monday after an Anzac Day on a Sunday, or from a Saturday (6) on. */
function anzacMonday(year: number, about: Omit<About, 'name'>, from: 6 | 7): PublishedHoliday[] {
  const day = `${year}-04-25`;
  return weekdayOf(day) < from ? [] : [movable(mondayFrom(day), { ...about, name: 'Anzac Day, additional day' })];
}

const mondayFrom = (day: string) => addDays(day, (8 - weekdayOf(day)) % 7);

function easterWeekend(year: number, about: Omit<About, 'name'>): PublishedHoliday[] {
  const easter = easterOf(year);
  return [
    movable(addDays(easter, -1), { ...about, name: 'Easter Saturday' }),
    movable(easter, { ...about, name: 'Easter Sunday' }),
  ];
}

/** The Friday before a Saturday, the Monday after a Sunday. */
function observed({ day, name, kind, source }: PublishedHoliday): PublishedHoliday[] {
  const weekday = weekdayOf(day);
  if (weekday < 6) return [];
  return [movable(addDays(day, weekday === 6 ? -1 : 1), { name: `${name} (observed)`, kind, source })];
}

function withAdditional(holiday: PublishedHoliday, mondays = 1): PublishedHoliday[] {
  const weekday = weekdayOf(holiday.day);
  if (weekday < 6) return [holiday];
  const { name, kind, source } = holiday;
  const day = addDays(holiday.day, 8 - weekday + mondays - 1);
  return [holiday, movable(day, { name: `${name}, additional day`, kind, source })];
}

const weekdayFrom = (day: string) => (weekdayOf(day) < 6 ? day : addDays(day, 8 - weekdayOf(day)));

function nthWeekday(year: number, month: number, weekday: number, which: number): string {
  const first = `${year}-${two(month)}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
}

function lastMonday(year: number, month: number): string {
  const last = `${year}-${two(month)}-${daysInMonth(year, month)}`;
  return addDays(last, 1 - weekdayOf(last));
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
