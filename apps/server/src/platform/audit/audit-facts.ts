/** Who did it, as whom, in which request and when. */
export interface AuditFacts {
  /** Null where nobody had signed in. `userId` is null for the portal's own work, which has a name alone. */
  readonly actor: { readonly userId: number | null; readonly name: string } | null;
  readonly impersonator: { readonly userId: number; readonly name: string } | null;
  readonly requestId: string | null;
  readonly at: Temporal.Instant;
}
