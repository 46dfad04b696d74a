import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { scheduleChanged } from '../shifts/index.ts';
import { notifyWaitingDeciders } from './correction-deciders.ts';
import { notifyWaitingOvertime } from './overtime-deciders.ts';
import { settleDays, settleRecentDays } from './settle-days.ts';

/** Somebody clocked in or out, or corrected a day. */
export const attendanceChanged = defineEvent('attendance.changed', z.object({ employeeId: z.int() }));

/** The first and last work date of the punches. */
export const punchesImported = defineEvent(
  'attendance.punches-imported',
  z.object({ employeeIds: z.array(z.int()).readonly(), first: z.iso.date(), last: z.iso.date() }),
);

export const attendanceListeners: readonly EventListener<BaseContext>[] = [
  // Days are computed against the schedule.
  listen(scheduleChanged, 'attendance.settle', async (ctx, { employeeIds, from }) => {
    await settleRecentDays(ctx, employeeIds, from);
  }),
  listen(punchesImported, 'attendance.settle', async (ctx, { employeeIds, first, last }) => {
    const [from, to] = [
      Temporal.PlainDate.from(first).subtract({ days: 1 }),
      Temporal.PlainDate.from(last).add({ days: 1 }),
    ];
    await settleDays(ctx, employeeIds, { first: from.toString(), last: to.toString() });
    await pushToStaff(ctx.db, 'schedule.changed');
  }),
  listen(approvalWaiting, 'attendance.notify-deciders', notifyWaitingDeciders),
  listen(approvalWaiting, 'attendance.notify-overtime-deciders', notifyWaitingOvertime),
  // Today's schedule shows who has clocked in.
  listenToAll(attendanceChanged, 'refresh-open-schedules', (ctx) => pushToStaff(ctx.db, 'schedule.changed')),
];
