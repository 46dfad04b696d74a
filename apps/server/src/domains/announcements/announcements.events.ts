import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

export const announcementChanged = defineEvent('announcement.changed', z.object({ announcementId: z.int() }));

/** Refreshes the open lists of staff. Recipients are notified separately. */
export const announcementsListeners: readonly EventListener<BaseContext>[] = [
  listen(announcementChanged, 'refresh-open-announcements', (ctx, { announcementId }) =>
    pushToStaff(ctx.db, 'client-notifications.changed', { id: announcementId }),
  ),
];
