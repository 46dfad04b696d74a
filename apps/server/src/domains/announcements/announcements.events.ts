import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';

export const announcementChanged = (announcementId: number): DomainEvent => ({
  name: 'announcement.changed',
  payload: { announcementId },
});

/** Refreshes the open lists of staff. Recipients are notified separately. */
export const announcementsListeners: readonly EventListener<BaseContext>[] = [
  listen('announcement.changed', 'refresh-open-announcements', async (ctx, { payload }) => {
    await publish(ctx.db, 'private-client-notifications', 'client-notifications.changed', {
      id: Number(payload.announcementId),
    });
  }),
];
