interface Planned {
  /** Work dates with a shift, from today on. */
  readonly days: readonly string[];
  /** Those of them that are a holiday, and worked. */
  readonly holidays: readonly string[] | null;
}

interface Wanted {
  /** Of the work dates. */
  readonly first: number;
  readonly length: number;
}

/** The first days from the wanted one on that are neither a holiday nor taken by other leave; none if there are too few. */
export function ordinaryDays(
  { days, holidays }: Planned,
  { first, length }: Wanted,
  taken: ReadonlySet<string>,
): readonly string[] {
  const isOrdinary = (day: string) => !holidays?.includes(day) && !taken.has(day);
  const from = days.findIndex((_, at) => {
    const some = days.slice(at, at + length);
    return at >= first && some.length === length && some.every(isOrdinary);
  });
  return from < 0 ? [] : days.slice(from, from + length);
}
