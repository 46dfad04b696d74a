import type { CorrectionTimes } from './correction.rules.ts';
import { type DayFacts, type DayPunch, type Micros, microsOf, minuteMicros } from './day-facts.ts';

/**
 * A day as it would be if the correction were approved: its times count in place of the clocked ones, except presences that
 * begin after the corrected clock-out. The SQL function `counted_punches` has the same rule.
 */
export function correctedDay(facts: DayFacts, { in: from, out, breaks }: CorrectionTimes, zone: string): DayFacts {
  const punch = (kind: DayPunch['kind'], at: Temporal.Instant) => ({ kind, at: microsOf(at), zone });
  const punches = [
    punch('in', from),
    ...breaks.flatMap(({ start, end }) => [punch('break_start', start), punch('break_end', end)]),
    punch('out', out),
  ];
  const correctedUntil = microsOf(out);
  const later = clockedAfter(facts, correctedUntil);
  return {
    ...facts,
    correctedUntil,
    punches: [...punches, ...later].map((each, index) => ({ ...each, id: index + 1 })),
  };
}

function clockedAfter(facts: DayFacts, until: Micros): readonly DayPunch[] {
  const clocked = facts.punches
    .filter(({ at }) => facts.correctedUntil === null || at > facts.correctedUntil)
    .toSorted((one, other) => one.at - other.at || one.id - other.id);
  // Corrected times are whole minutes: a punch within the minute of the clock-out is the same clock-out.
  const first = clocked.findIndex(({ kind, at }) => kind === 'in' && at >= until + minuteMicros);
  return first < 0 ? [] : clocked.slice(first);
}
