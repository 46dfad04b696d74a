/** One entry of the activity log, written in the transaction of its change. */
export interface AuditEntry {
  /** `domain.verb`, the call's audit name unless a use case logs more than one event. */
  readonly event: string;
  /** The user, where the call runs before the sign-in is complete. */
  readonly actor?: { readonly userId: number; readonly name: string };
  /** Kind and id of the record, such as `employee` and `12`. */
  readonly subject?: { readonly kind: string; readonly id: string };
  /** The client company the record belongs to, for row security. */
  readonly clientId?: number | null;
  /** The changed fields. The writer masks sensitive ones. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** The new version of the subject, or of `part`. A conflict (409) finds the changes after a version by it. */
  readonly version?: number;
  /** The changed record, where the subject is the client or employee that it belongs to. */
  readonly part?: { readonly kind: string; readonly id: number };
  /** Free facts: counts, reasons. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

export type Audit = (entry: AuditEntry) => Promise<void>;
