import type { AnalyzedDay } from './day.rules.ts';
import type { DayPunch, Micros, TimeSpan } from './day-facts.ts';
import { workedEnd } from './day-state.rules.ts';

/** Times that a correction of a conflict starts from. */
export interface ProposedTimes {
  readonly in: Micros;
  /** Null if nothing was planned. */
  readonly out: Micros | null;
  readonly breaks: readonly TimeSpan[];
}

/** What was probably worked: from the clock-in to the planned end, with the breaks and gaps that were clocked. */
export function proposedTimes(day: AnalyzedDay, punches: readonly DayPunch[]): ProposedTimes | null {
  if (day.figures.state !== 'conflict') return null;
  const from = day.firstIn ?? day.plan?.startsAt;
  if (from === undefined) return null;
  const ordered = punches
    .filter(({ at }) => at >= from && at !== day.lateOut)
    .toSorted((one, other) => one.at - other.at || one.id - other.id);
  const latest = ordered.at(-1);
  const planned = workedEnd(day.plan);
  const isOut = latest?.kind === 'out';
  const out = isOut ? latest.at : planned && Math.max(planned, latest?.at ?? planned);
  return { in: from, out, breaks: pausesIn(ordered).filter(({ until }) => out === null || until <= out) };
}

/** Clocked breaks, and the time between clocking out and in again. */
function pausesIn(ordered: readonly DayPunch[]): TimeSpan[] {
  return ordered.flatMap(({ kind, at: from }, index) => {
    const next = ordered[index + 1];
    if (next === undefined || next.at <= from) return [];
    const isPause = (kind === 'break_start' && next.kind === 'break_end') || (kind === 'out' && next.kind === 'in');
    return isPause ? [{ from, until: next.at }] : [];
  });
}
