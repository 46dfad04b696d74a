/** Milliseconds since 1970 as ISO 8601 in UTC. */
export const instantText = (instant: number | null): string | null =>
  instant === null ? null : Temporal.Instant.fromEpochMilliseconds(instant).toString();
