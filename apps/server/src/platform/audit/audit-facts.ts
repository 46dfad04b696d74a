/** The user, the impersonator, the request and the time. */
export interface AuditFacts {
  /** Null if nobody was signed in. The portal's own work has a name but no `userId`. */
  readonly actor: { readonly userId: number | null; readonly name: string } | null;
  readonly impersonator: { readonly userId: number; readonly name: string } | null;
  readonly requestId: string | null;
  readonly at: Temporal.Instant;
}
