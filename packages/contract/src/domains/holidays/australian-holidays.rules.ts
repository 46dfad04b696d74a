import { addDays, weekdayOf } from '../../plain-day.ts';
import {
  type About,
  easterOf,
  fixed,
  lastMonday,
  movable,
  nthWeekday,
  type PublishedHoliday,
} from './holiday-days.rules.ts';

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
      // The Act of 2023 ended the Monday after an Anzac Day on a Sunday.
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

function withAdditional(holiday: PublishedHoliday, mondays = 1): PublishedHoliday[] {
  const weekday = weekdayOf(holiday.day);
  if (weekday < 6) return [holiday];
  const { name, kind, source } = holiday;
  const day = addDays(holiday.day, 8 - weekday + mondays - 1);
  return [holiday, movable(day, { name: `${name}, additional day`, kind, source })];
}

const weekdayFrom = (day: string) => (weekdayOf(day) < 6 ? day : addDays(day, 8 - weekdayOf(day)));
