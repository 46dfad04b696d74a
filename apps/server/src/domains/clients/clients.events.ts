import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

const ofClient = z.object({ clientId: z.int() });

export const clientChanged = defineEvent('client.changed', ofClient);
/** For domains that copy the name to their own records. */
export const clientRenamed = defineEvent('client.renamed', ofClient);

export const clientsListeners: readonly EventListener<BaseContext>[] = [
  listen(clientChanged, 'refresh-open-clients', (ctx, { clientId }) =>
    pushToStaff(ctx.db, 'clients.changed', { id: clientId }),
  ),
];
