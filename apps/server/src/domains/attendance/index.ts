export { lockAttendance, unlockAttendance } from './attendance-lock.repository.ts';
