import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { notifyUsers } from '../notifications/index.ts';
import { reopenedFor } from './timesheet-write.repository.ts';

/** A timesheet changed its state. Each listener reads what it may see. */
export const timesheetsChanged: DomainEvent = { name: 'timesheets.changed', payload: {} };

export const timesheetReopened = (timesheetId: number): DomainEvent => ({
  name: 'timesheets.reopened',
  payload: { timesheetId },
});

export const timesheetsListeners: readonly EventListener<BaseContext>[] = [
  listen('timesheets.changed', 'refresh-open-timesheets', async (ctx) => {
    await publish(ctx.db, 'private-timesheets', 'timesheets.changed', {});
  }),
  listen('timesheets.reopened', 'notify-employee', notifyEmployee),
];

async function notifyEmployee(ctx: BaseContext, { payload }: DomainEvent): Promise<void> {
  const found = await reopenedFor(ctx.db, Number(payload.timesheetId));
  if (!found) return;
  await notifyUsers(ctx, {
    userIds: [found.user_id],
    type: 'timesheet',
    title: 'Your timesheet was sent back',
    text: `${found.first_day} to ${found.last_day}: ${found.reason}`,
    path: '/my-timesheets',
  });
}
