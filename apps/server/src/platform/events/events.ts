import type { z } from 'zod';

/** A kind of event. Defined once, in the `NAME.events.ts` of the domain that announces it. */
export interface EventKind<Payload, Name extends string = string> {
  /** `domain.past-participle`, such as `employee.created`. */
  readonly name: Name;
  readonly schema: z.ZodType<Payload>;
}

/**
 * Payloads carry ids, never sensitive values. Events of the previous version may still be in the outbox: a changed schema
 * must accept them too, or they are parked.
 */
export function defineEvent<const Name extends string, Payload>(
  name: Name,
  schema: z.ZodType<Payload>,
): EventKind<Payload, Name> {
  return { name, schema };
}

/** What is stored of an event. */
export interface DomainEvent {
  readonly name: string;
  readonly payload: unknown;
}

/**
 * Stores an event in the transaction of the change. It is delivered after the commit, at least once: a listener must
 * give the same result if it receives an event twice.
 */
export type Announce = <Payload>(kind: EventKind<Payload>, payload: NoInfer<Payload>) => Promise<void>;
