import { addDays, weekdayOf } from '../../plain-day.ts';
import { australianHolidays, stateHolidays } from './australian-holidays.rules.ts';
import { englishHolidays } from './british-holidays.rules.ts';
import { easterOf, fixed, lastMonday, movable, nthWeekday, type PublishedHoliday } from './holiday-days.rules.ts';
import type { HolidayKind } from './holidays.constants.ts';

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
  const on = (monthDay: string, name: string, of = year) => [
    fixed(of, monthDay, { ...about, name }),
    ...observed(fixed(of, monthDay, { ...about, name })),
  ];
  // A New Year's Day on a Saturday is observed in the year before.
  const newYears = [year, year + 1].flatMap((of) => on('01-01', "New Year's Day", of));
  return [
    ...newYears.filter(({ day }) => day.startsWith(`${year}-`)),
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

const nationalHolidays: Readonly<Record<string, (year: number) => PublishedHoliday[]>> = {
  Philippines: philippineHolidays,
  Australia: australianHolidays,
  'United States': unitedStatesHolidays,
};
const holidaysOfStates: Readonly<Record<string, Readonly<Record<string, (year: number) => PublishedHoliday[]>>>> = {
  Australia: stateHolidays,
  'United Kingdom': { 'England and Wales': englishHolidays },
};

/** The holidays of the year that the law names for a country or, in a calendar of a state, for the state alone. Null: unknown. */
export function publishedHolidays({ country, state }: PublishedPlace): ((year: number) => PublishedHoliday[]) | null {
  if (country === null) return null;
  if (state === null) return nationalHolidays[country] ?? null;
  return holidaysOfStates[country]?.[state] ?? null;
}

/** As a calendar names it. */
interface PublishedPlace {
  readonly country: string | null;
  readonly state: string | null;
}

/** The Friday before a Saturday, the Monday after a Sunday. */
function observed({ day, name, kind, source }: PublishedHoliday): PublishedHoliday[] {
  const weekday = weekdayOf(day);
  if (weekday < 6) return [];
  return [movable(addDays(day, weekday === 6 ? -1 : 1), { name: `${name} (observed)`, kind, source })];
}
