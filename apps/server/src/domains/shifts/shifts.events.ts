import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { settleSchedules } from './place-on-shift.ts';
import { allowLongStatements } from './schedule.repository.ts';

/** The schedule of these people is another one now. */
export const scheduleChanged = (employeeIds: readonly number[]): DomainEvent => ({
  name: 'schedule.changed',
  payload: { employeeIds },
});

/** Put on a shift in bulk, `from` the first day of the earliest: their schedule is worked out after the commit. */
export const peoplePlaced = (employeeIds: readonly number[], from: string): readonly DomainEvent[] =>
  Array.from({ length: Math.ceil(employeeIds.length / placedAtOnce) }, (_, index) => ({
    name: 'shifts.people-placed',
    payload: { employeeIds: employeeIds.slice(index * placedAtOnce, (index + 1) * placedAtOnce), from },
  }));

const placedAtOnce = 100;

/** Open calendars and today's schedule refresh themselves; what they then read is what their viewer may see. */
export const shiftsListeners: readonly EventListener<BaseContext>[] = [
  listen('shifts.people-placed', 'settle-schedules', settlePlans),
  // Announced by a database trigger when a leave or holiday mark is added or removed.
  listen('schedule.marked', 'settle-schedules', settlePlans),
  listen('schedule.changed', 'refresh-open-schedules', refreshOpenSchedules),
  listen('attendance.changed', 'refresh-open-schedules', refreshOpenSchedules),
];

async function settlePlans(ctx: BaseContext, { payload }: DomainEvent): Promise<void> {
  const ids = Array.isArray(payload.employeeIds) ? payload.employeeIds.map(Number) : [];
  await allowLongStatements(ctx.db);
  await settleSchedules(ctx, ids, String(payload.from));
  await ctx.announce(scheduleChanged(ids));
}

async function refreshOpenSchedules(ctx: BaseContext): Promise<void> {
  await publish(ctx.db, 'private-schedule', 'schedule.changed', {});
}
