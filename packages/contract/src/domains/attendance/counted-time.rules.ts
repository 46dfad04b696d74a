import type { TakenBreak } from './break.rules.ts';
import { type DayPlan, type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';

/** Presence less the unpaid part of breaks. */
export interface CountedTime {
  readonly present: readonly TimeSpan[];
  readonly unpaid: readonly TimeSpan[];
}

export function countedTime(present: readonly TimeSpan[], breaks: readonly TakenBreak[]): CountedTime {
  const unpaid = breaks.filter(({ paidUntil, until }) => paidUntil < until);
  return { present, unpaid: unpaid.map(({ paidUntil, until }) => ({ from: paidUntil, until })) };
}

/** Microseconds of the counted time that lie in a span. */
export function timeIn({ present, unpaid }: CountedTime, span: TimeSpan): number {
  return overlapOf(present, span) - overlapOf(unpaid, span);
}

export const allTime: TimeSpan = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** A working day is counted in three parts: the shift itself, and what lies before and after it as far as it is overtime. */
export function partsOf({ startsAt, endsAt }: DayPlan) {
  return {
    before: { from: allTime.from, until: startsAt },
    within: { from: startsAt, until: endsAt },
    after: { from: endsAt, until: allTime.until },
  };
}

/** Empty, with its end before its start, where the two do not meet. */
export function intersection(one: TimeSpan, other: TimeSpan): TimeSpan {
  return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** Whole minutes, rounded down, as every figure of a day. */
export const wholeMinutes = (micros: Micros): number => Math.floor(micros / minuteMicros);

function overlapOf(spans: readonly TimeSpan[], span: TimeSpan): number {
  let sum = 0;
  for (const each of spans) {
    const shared = intersection(each, span);
    if (shared.until > shared.from) sum += shared.until - shared.from;
  }
  return sum;
}
