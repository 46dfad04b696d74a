import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { notifyUsers } from '../notifications/index.ts';
import { reopenedFor } from './timesheet-write.repository.ts';

/** The status of some timesheet changed. */
export const timesheetsChanged = defineEvent('timesheets.changed', z.object({}));
export const timesheetReopened = defineEvent('timesheets.reopened', z.object({ timesheetId: z.int() }));

export const timesheetsListeners: readonly EventListener<BaseContext>[] = [
  listen(timesheetsChanged, 'refresh-open-timesheets', (ctx) => pushToStaff(ctx.db, 'timesheets.changed')),
  listen(timesheetReopened, 'notify-employee', notifyEmployee),
];

async function notifyEmployee(
  ctx: BaseContext,
  { timesheetId }: z.infer<typeof timesheetReopened.schema>,
): Promise<void> {
  const found = await reopenedFor(ctx.db, timesheetId);
  if (!found) return;
  await notifyUsers(ctx, {
    userIds: [found.user_id],
    type: 'timesheet',
    title: 'Your timesheet was sent back',
    text: `${found.first_day} to ${found.last_day}: ${found.reason}`,
    path: '/my-timesheets',
  });
}
