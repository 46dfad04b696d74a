import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { settleSchedules } from './place-on-shift.ts';
import { allowLongStatements } from './schedule.repository.ts';

export const scheduleChanged = defineEvent('schedule.changed', z.object({ employeeIds: z.array(z.int()).readonly() }));

/** `from`: the first day on which the plan of any of these employees changed. */
const planned = z.object({ employeeIds: z.array(z.int()).readonly(), from: z.iso.date() });

/** The schedule of people who were placed in bulk is computed after the commit. */
const peoplePlaced = defineEvent('shifts.people-placed', planned);
/** Announced by the database when a leave or a holiday is added to or removed from a schedule. */
const scheduleMarked = defineEvent('schedule.marked', planned);

const placedAtOnce = 100;

/** In portions, so that no listener runs long. */
export async function announcePlaced(
  ctx: Pick<BaseContext, 'announce'>,
  employeeIds: readonly number[],
  from: string,
): Promise<void> {
  for (let at = 0; at < employeeIds.length; at += placedAtOnce) {
    await ctx.announce(peoplePlaced, { employeeIds: employeeIds.slice(at, at + placedAtOnce), from });
  }
}

export const shiftsListeners: readonly EventListener<BaseContext>[] = [
  listen(peoplePlaced, 'settle-schedules', settlePlans),
  listen(scheduleMarked, 'settle-schedules', settlePlans),
  listen(scheduleChanged, 'refresh-open-schedules', (ctx) => pushToStaff(ctx.db, 'schedule.changed')),
];

async function settlePlans(ctx: BaseContext, { employeeIds, from }: z.infer<typeof planned>): Promise<void> {
  await allowLongStatements(ctx.db);
  await settleSchedules(ctx, employeeIds, from);
  await ctx.announce(scheduleChanged, { employeeIds });
}
