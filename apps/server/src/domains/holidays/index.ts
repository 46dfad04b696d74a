export { calendarDaysOff } from './calendar-days-off.ts';
export { followHolidays } from './follow-holidays.ts';
export { calendarChoices } from './holiday-calendars.repository.ts';
export { firstHolidays, type HolidayColumns, holidaysOnDays, type LockedHoliday } from './holidays.repository.ts';
export { announceHolidaysOf, storeImportedHolidays } from './import-holidays.ts';
export { holidaysBetween } from './people-holidays.ts';
export { holidaySwapsToDecide } from './read-holiday-swaps.ts';
