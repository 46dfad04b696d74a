import type { DomainEvent } from './events.ts';

/** One thing that happens after an event. `key` names it for good: it tells what was done already. */
export interface EventListener<C> {
  readonly event: string;
  readonly key: string;
  handle(ctx: C, event: DomainEvent & { readonly id: number }): Promise<void>;
}

export function listen<C>(event: string, key: string, handle: EventListener<C>['handle']): EventListener<C> {
  return { event, key, handle };
}
