/**
 * What a domain announces. It is stored in the same transaction as the change and delivered after commit, at least once:
 * a listener must give the same result when it hears an event twice. Payloads carry ids, never sensitive values.
 */
export interface DomainEvent {
  /** `domain.past-participle`, such as `employee.created`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
}

export type Announce = (event: DomainEvent) => Promise<void>;
