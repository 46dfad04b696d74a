import type { EventContext } from '../../platform/events/event-context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';

/** The schedule of these people is another one now. */
export const scheduleChanged = (employeeIds: readonly number[]): DomainEvent => ({
  name: 'schedule.changed',
  payload: { employeeIds },
});

/** Open calendars and today's schedule refresh themselves; what they then read is what their viewer may see. */
export const shiftsListeners: readonly EventListener<EventContext>[] = [
  listen('schedule.changed', 'tell-open-schedules', tellOpenSchedules),
  listen('attendance.changed', 'tell-open-schedules', tellOpenSchedules),
];

async function tellOpenSchedules(ctx: EventContext): Promise<void> {
  await publish(ctx.db, 'private-schedule', 'schedule.changed', {});
}
