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
