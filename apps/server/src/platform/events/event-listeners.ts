import type { DomainEvent, EventKind } from './events.ts';

export interface StoredEvent extends DomainEvent {
  readonly id: number;
  /** Including this one. */
  readonly attempts: number;
}

/** One reaction to an event. `key` is its permanent name: it records which events this listener has processed. */
export interface EventListener<C> {
  readonly event: string;
  readonly key: string;
  /** The work for a stored event, or the reason why its payload cannot be read. */
  read(event: StoredEvent): { readonly run: (ctx: C) => Promise<void> } | { readonly unreadable: string };
  /** The work for several readable events in one transaction. Absent: each has a transaction of its own. */
  readonly runAll?: (ctx: C, events: readonly StoredEvent[]) => Promise<void>;
}

type Handle<C, Payload> = (ctx: C, payload: Payload, event: StoredEvent) => Promise<void>;

export function listen<C, Payload>(
  kind: EventKind<Payload>,
  key: string,
  handle: Handle<C, Payload>,
): EventListener<C> {
  return {
    event: kind.name,
    key,
    read(event) {
      const { success, data, error } = kind.schema.safeParse(event.payload);
      if (success) return { run: (ctx) => handle(ctx, data, event) };
      const issues = error.issues.map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`);
      return { unreadable: `The payload of ${kind.name} does not match its definition. ${issues.join('; ')}` };
    },
  };
}

/**
 * For work that is cheaper for several events than for each, such as notifications and the refresh of open pages. `handle` gets one or
 * more payloads, in the order of their events. Its transaction is that of all its events, so it
 * holds no locks that others often wait for, and takes locks on records in the order of their ids. If it
 * fails, it is called again with each event alone.
 */
export function listenToAll<C, Payload>(
  kind: EventKind<Payload>,
  key: string,
  handle: (ctx: C, payloads: readonly Payload[]) => Promise<void>,
): EventListener<C> {
  return {
    ...listen<C, Payload>(kind, key, (ctx, payload) => handle(ctx, [payload])),
    runAll: (ctx, events) =>
      handle(
        ctx,
        events.map(({ payload }) => kind.schema.parse(payload)),
      ),
  };
}
