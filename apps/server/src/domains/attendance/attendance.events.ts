import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { scheduleChanged } from '../shifts/index.ts';
import { notifyWaitingDeciders } from './correction-deciders.ts';
import { notifyWaitingOvertime } from './overtime-deciders.ts';
import { settleRecentDays } from './settle-days.ts';

/** Somebody clocked in or out, or corrected a day. */
export const attendanceChanged = defineEvent('attendance.changed', z.object({ employeeId: z.int() }));

export const attendanceListeners: readonly EventListener<BaseContext>[] = [
  // Days are computed against the schedule.
  listen(scheduleChanged, 'attendance.settle', async (ctx, { employeeIds }) => {
    await settleRecentDays(ctx, employeeIds);
  }),
  listen(approvalWaiting, 'attendance.notify-deciders', notifyWaitingDeciders),
  listen(approvalWaiting, 'attendance.notify-overtime-deciders', notifyWaitingOvertime),
  // Today's schedule shows who has clocked in.
  listen(attendanceChanged, 'refresh-open-schedules', (ctx) => pushToStaff(ctx.db, 'schedule.changed')),
];
