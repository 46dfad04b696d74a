export { holdPeople } from './attendance-day-write.repository.ts';
export { lockAttendance, unlockAttendance } from './attendance-lock.repository.ts';
export { readDayFacts } from './day-facts.repository.ts';
export { settleDays } from './settle-days.ts';
