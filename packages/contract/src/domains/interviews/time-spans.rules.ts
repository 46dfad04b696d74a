/** A span of time in milliseconds since 1970; `until` is exclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** In order, with spans that overlap or touch as one. */
export function mergedSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.until)
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else if (span.from < span.until) merged.push(span);
  }
  return merged;
}

/** The parts that lie in the range. */
export function spansWithin(spans: readonly TimeSpan[], { from, until }: TimeSpan): TimeSpan[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), until: Math.min(span.until, until) }))
    .filter((span) => span.from < span.until);
}

/** What is left of the spans without the taken ones. Both are merged and in order. */
export function spansWithout(spans: readonly TimeSpan[], taken: readonly TimeSpan[]): TimeSpan[] {
  const left: TimeSpan[] = [];
  let next = 0;
  for (const span of spans) {
    while ((taken[next]?.until ?? Number.POSITIVE_INFINITY) <= span.from) next += 1;
    let from = span.from;
    for (let at = next; (taken[at]?.from ?? Number.POSITIVE_INFINITY) < span.until; at += 1) {
      const busy = taken[at];
      if (busy === undefined) break;
      if (from < busy.from) left.push({ from, until: busy.from });
      from = Math.max(from, busy.until);
    }
    if (from < span.until) left.push({ from, until: span.until });
  }
  return left;
}

/** The time that two people have in common. Both are merged and in order. */
export function sharedSpans(one: readonly TimeSpan[], other: readonly TimeSpan[]): TimeSpan[] {
  const shared: TimeSpan[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [first, second] = [one[left], other[right]];
    if (first === undefined || second === undefined) return shared;
    const span = { from: Math.max(first.from, second.from), until: Math.min(first.until, second.until) };
    if (span.from < span.until) shared.push(span);
    if (first.until <= second.until) left += 1;
    else right += 1;
  }
}
