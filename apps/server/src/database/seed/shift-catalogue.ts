import type { ZoneKey } from './known-ids.ts';

export interface CatalogueShift {
  readonly name: string;
  readonly kind: 'Day Shift' | 'Mid Shift' | 'Night Shift';
  readonly zone: ZoneKey;
  /** Local times in the zone. */
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
  readonly workDays: readonly number[];
  readonly isUsedOnHolidays: boolean;
}

const weekdays = [1, 2, 3, 4, 5] as const;

/** Available to all clients. Night shifts in Manila are day shifts at the client. */
export const shiftCatalogue: readonly CatalogueShift[] = [
  {
    name: 'Day Shift',
    kind: 'Day Shift',
    zone: 'manila',
    start: '08:00',
    end: '17:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: false,
  },
  {
    name: 'Mid Shift',
    kind: 'Mid Shift',
    zone: 'manila',
    start: '14:00',
    end: '23:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: false,
  },
  {
    name: 'Night Shift',
    kind: 'Night Shift',
    zone: 'manila',
    start: '22:00',
    end: '07:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: true,
  },
  {
    name: 'Sydney Day Shift',
    kind: 'Day Shift',
    zone: 'sydney',
    start: '09:00',
    end: '17:30',
    minutes: 510,
    workDays: weekdays,
    isUsedOnHolidays: false,
  },
  {
    name: 'Sydney Weekend Roster',
    kind: 'Day Shift',
    zone: 'sydney',
    start: '09:00',
    end: '17:30',
    minutes: 510,
    workDays: [1, 4, 5, 6, 7],
    isUsedOnHolidays: false,
  },
  {
    name: 'New York Night Shift',
    kind: 'Night Shift',
    zone: 'newYork',
    start: '09:00',
    end: '18:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: true,
  },
  {
    name: 'Chicago Night Shift',
    kind: 'Night Shift',
    zone: 'chicago',
    start: '08:00',
    end: '17:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: true,
  },
  {
    name: 'London Mid Shift',
    kind: 'Mid Shift',
    zone: 'london',
    start: '09:00',
    end: '18:00',
    minutes: 540,
    workDays: weekdays,
    isUsedOnHolidays: false,
  },
];

/** Shifts that a client's employees usually work, by the client's country. */
export function usualShifts(zone: ZoneKey): readonly string[] {
  if (zone === 'manila') return ['Day Shift', 'Mid Shift', 'Day Shift'];
  if (zone === 'newYork' || zone === 'denver' || zone === 'losAngeles')
    return ['New York Night Shift', 'Night Shift', 'London Mid Shift'];
  if (zone === 'chicago') return ['Chicago Night Shift', 'Night Shift'];
  if (zone === 'london') return ['London Mid Shift'];
  return ['Sydney Day Shift', 'Sydney Day Shift', 'Day Shift', 'Sydney Weekend Roster'];
}
