export interface StatusSpan<Status extends string> {
  readonly status: Status;
  readonly since: string;
  /** Null: until now. */
  readonly until: string | null;
}

/** Minutes in each status, of those that a position or an application was in. */
export function minutesInStatuses<Status extends string>(
  spans: readonly StatusSpan<Status>[],
  now: string,
): Partial<Record<Status, number>> {
  const minutes = new Map<Status, number>();
  for (const { status, since, until } of spans)
    minutes.set(status, (minutes.get(status) ?? 0) + Math.max(0, minutesBetween(since, until ?? now)));
  return Object.fromEntries(minutes) as Partial<Record<Status, number>>;
}

function minutesBetween(from: string, to: string): number {
  return Math.floor(Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('minutes'));
}
