import type { DomainEvent } from './events.ts';

/** One reaction to an event. `key` is its permanent name: it marks what is already done. */
export interface EventListener<C> {
  readonly event: string;
  readonly key: string;
  handle(ctx: C, event: DomainEvent & { readonly id: number }): Promise<void>;
}

export function listen<C>(event: string, key: string, handle: EventListener<C>['handle']): EventListener<C> {
  return { event, key, handle };
}
