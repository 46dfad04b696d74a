import { earlierDay } from '@muster/contract/plain-day.ts';
import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { portionsOf } from '../../platform/events/portions-of.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { notifyChangedShifts } from './notify-changed-shifts.ts';
import { allowLongStatements } from './schedule.repository.ts';
import { settleSchedules, settleTerms } from './settle-schedules.ts';

/** `from`: the first day that changed. Without it, any day may have. */
export const scheduleChanged = defineEvent(
  'schedule.changed',
  z.object({ employeeIds: z.array(z.int()).readonly(), from: z.iso.date().optional() }),
);

/** `from`: the first day on which the plan of any of these employees changed. */
const planned = z.object({ employeeIds: z.array(z.int()).readonly(), from: z.iso.date() });

/** The schedule of people who were placed in bulk is computed after the commit. */
const peoplePlaced = defineEvent('shifts.people-placed', planned);
const newcomerPlaced = defineEvent('shifts.newcomer-placed', z.object({ employeeId: z.int(), from: z.iso.date() }));
/** Announced by the database when a leave or a holiday is added to or removed from a schedule. */
const scheduleMarked = defineEvent('schedule.marked', planned);

/** The terms of a shift changed. Days that have begun keep the earlier terms. */
const termsChanged = defineEvent('shifts.terms-changed', planned);

/** Employees cannot clock in while their schedule or their days are computed, so portions take a tenth of a second. */
const peopleAtOnce = 10;

type Announcing = Pick<BaseContext, 'announce'>;

export async function announcePlaced(ctx: Announcing, employeeIds: readonly number[], from: string): Promise<void> {
  for (const portion of portionsOf(employeeIds, peopleAtOnce))
    await ctx.announce(peoplePlaced, { employeeIds: portion, from });
}

export async function announceNewcomer(ctx: Announcing, employeeId: number, from: string): Promise<void> {
  await ctx.announce(newcomerPlaced, { employeeId, from });
}

export async function announceNewTerms(ctx: Announcing, employeeIds: readonly number[], from: string): Promise<void> {
  for (const portion of portionsOf(employeeIds, peopleAtOnce))
    await ctx.announce(termsChanged, { employeeIds: portion, from });
}

/** The days of many employees are computed against their new schedule after the commit. */
export async function announceScheduleChanged(ctx: Announcing, employeeIds: readonly number[]): Promise<void> {
  for (const portion of portionsOf(employeeIds, peopleAtOnce))
    await ctx.announce(scheduleChanged, { employeeIds: portion });
}

export const shiftsListeners: readonly EventListener<BaseContext>[] = [
  listen(peoplePlaced, 'settle-schedules', (ctx, event) => notifyOfPlans(ctx, event, settleSchedules)),
  // Together: the hours of a shift are computed once for all of its people, and those who were just added do not clock in yet.
  listenToAll(newcomerPlaced, 'settle-schedules', settleNewcomers),
  listen(termsChanged, 'settle-schedules', (ctx, event) => notifyOfPlans(ctx, event, settleTerms)),
  // The employee asked for the leave, and holidays are announced: neither needs a notification.
  listen(scheduleMarked, 'settle-schedules', (ctx, event) => settlePlans(ctx, event, settleTerms)),
  listenToAll(scheduleChanged, 'refresh-open-schedules', (ctx) => pushToStaff(ctx.db, 'schedule.changed')),
];

function notifyOfPlans(
  ctx: BaseContext,
  event: z.infer<typeof planned>,
  settle: typeof settleSchedules,
): Promise<void> {
  return notifyChangedShifts(ctx, event, () => settlePlans(ctx, event, settle));
}

/**
 * From the earliest day: before their first day nothing is planned for any of them. In the order of ids, in which everybody locks employees:
 * the transaction keeps the locks of one portion while it takes those of the next.
 */
async function settleNewcomers(
  ctx: BaseContext,
  newcomers: readonly { readonly employeeId: number; readonly from: string }[],
): Promise<void> {
  const from = newcomers.map((one) => one.from).reduce((one, other) => earlierDay(one, other));
  const ids = [...new Set(newcomers.map((one) => one.employeeId))].toSorted((one, other) => one - other);
  for (const employeeIds of portionsOf(ids, peopleAtOnce))
    await notifyOfPlans(ctx, { employeeIds, from }, settleSchedules);
}

async function settlePlans(
  ctx: BaseContext,
  { employeeIds, from }: z.infer<typeof planned>,
  settle: typeof settleSchedules,
): Promise<void> {
  await allowLongStatements(ctx.db);
  await settle(ctx, employeeIds, from);
  await ctx.announce(scheduleChanged, { employeeIds, from });
}
