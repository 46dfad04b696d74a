export { lockAttendance, unlockAttendance } from './attendance-lock.repository.ts';
export { settleDays } from './settle-days.ts';
