import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { settleRecentDays } from './settle-days.ts';

/** Somebody clocked or corrected something. Who listens reads what they may see. */
export const attendanceChanged = (employeeId: number): DomainEvent => ({
  name: 'attendance.changed',
  payload: { employeeId },
});

/** What was planned is what people are measured by. */
export const attendanceListeners: readonly EventListener<BaseContext>[] = [
  listen('schedule.changed', 'attendance.settle', async (ctx, { payload }) => {
    const ids = Array.isArray(payload.employeeIds) ? payload.employeeIds.map(Number) : [];
    await settleRecentDays(ctx, ids);
  }),
];
