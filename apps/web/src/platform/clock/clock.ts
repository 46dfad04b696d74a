/** The web app's only clock: milliseconds since 1970 (UTC). Pass it on as `now`, so that a test can set the time. */
export const now = (): number => Date.now();

/** Milliseconds of an instant in ISO 8601 (`2026-03-09T01:30:00Z`); null for any other text. */
export function instantOf(text: string): number | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
