export { clientAttendancePart } from './client-attendance/client-attendance-part.ts';
