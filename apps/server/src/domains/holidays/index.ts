export { followHolidays } from './follow-holidays.ts';
export { holidaysBetween } from './people-holidays.ts';
