import type { CorrectionTimes } from './correction.rules.ts';
import { type DayFacts, type DayPunch, microsOf } from './day-facts.ts';

/** A day as it would be if the correction were approved: its times count in place of everything that was clocked. */
export function correctedDay(facts: DayFacts, { in: from, out, breaks }: CorrectionTimes, zone: string): DayFacts {
  const punch = (kind: DayPunch['kind'], at: Temporal.Instant) => ({ kind, at: microsOf(at), zone });
  const punches = [
    punch('in', from),
    ...breaks.flatMap(({ start, end }) => [punch('break_start', start), punch('break_end', end)]),
    punch('out', out),
  ];
  return { ...facts, isCorrected: true, punches: punches.map((each, index) => ({ ...each, id: index + 1 })) };
}
