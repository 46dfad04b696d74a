import type { SlaHours, SlaPause, SlaPolicy, Span } from './ticket-sla.ts';
import { workingSpans } from './working-time.rules.ts';

/** Milliseconds of working time between two instants, without pauses. */
export function workedBetween(hours: SlaHours, { from, to }: Span, pauses: readonly SlaPause[] = []): number {
  let worked = 0;
  for (const span of countedSpans(hours, from, pauses)) {
    if (span.from >= to) break;
    worked += Math.min(span.to, to) - span.from;
  }
  return worked;
}

/**
 * The instant at which so much working time has passed. Null while a pause without an end stops the clock before, and for
 * hours that leave too little time in three years.
 */
export function dueAfter(
  hours: SlaHours,
  minutes: number,
  from: number,
  pauses: readonly SlaPause[] = [],
): number | null {
  let left = minutes * 60_000;
  for (const span of countedSpans(hours, from, pauses)) {
    const length = span.to - span.from;
    if (length >= left) return span.from + left;
    left -= length;
  }
  return null;
}

interface Running {
  readonly priority: 1 | 2 | 3 | 4;
  /** When work may begin: the filing, or the approval where one is needed. */
  readonly startedAt: number;
  readonly pauses: readonly SlaPause[];
}

/** When a ticket must be answered and resolved. Waiting for the requester does not stop the clock of the first response. */
export function ticketDues({ hours, targets }: SlaPolicy, { priority, startedAt, pauses }: Running) {
  const { first_response, resolution } = targets[priority];
  return {
    firstResponseAt: dueAfter(hours, first_response, startedAt),
    resolutionAt: dueAfter(hours, resolution, startedAt, pauses),
  };
}

/** Working time outside the pauses. */
function* countedSpans(hours: SlaHours, from: number, pauses: readonly SlaPause[]): Generator<Span> {
  const stops = pauses.toSorted((one, other) => one.from - other.from);
  const end = Math.min(...stops.filter(({ to }) => to === null).map((pause) => pause.from));
  for (const span of workingSpans(hours, from)) {
    if (span.from >= end) return;
    yield* withoutPauses({ from: span.from, to: Math.min(span.to, end) }, stops);
  }
}

function* withoutPauses(span: Span, stops: readonly SlaPause[]): Generator<Span> {
  let { from } = span;
  for (const stop of stops) {
    if (stop.to === null || stop.to <= from) continue;
    if (stop.from >= span.to) break;
    if (stop.from > from) yield { from, to: stop.from };
    from = stop.to;
  }
  if (from < span.to) yield { from, to: span.to };
}
