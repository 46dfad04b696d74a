export { attendanceWires } from './attendance.wires.ts';
export { dayTones } from './day-states.ts';
