export { followHolidays } from './follow-holidays.ts';
