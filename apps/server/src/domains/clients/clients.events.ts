import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';

/** Payloads carry only ids: each listener reads what it may see. */
export const clientChanged = (clientId: number): DomainEvent => ({ name: 'client.changed', payload: { clientId } });
/** For domains that store the client's name with their own records. */
export const clientRenamed = (clientId: number): DomainEvent => ({ name: 'client.renamed', payload: { clientId } });

/** Open lists and records refresh themselves when somebody else changes a client. */
export const clientsListeners: readonly EventListener<BaseContext>[] = [
  listen('client.changed', 'refresh-open-clients', async (ctx, { payload }) => {
    await publish(ctx.db, 'private-clients', 'clients.changed', { id: Number(payload.clientId) });
  }),
];
