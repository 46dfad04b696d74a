import type { DomainEvent } from '../../platform/events/events.ts';

/** Somebody clocked something. Who listens reads what they may see. */
export const attendanceChanged = (employeeId: number): DomainEvent => ({
  name: 'attendance.changed',
  payload: { employeeId },
});
