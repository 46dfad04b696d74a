import type { DayPunch, Micros, TimeSpan } from './day-facts.ts';

/** A punch with what follows it on its day. */
export interface FollowedPunch extends DayPunch {
  /** Of the next punch, whatever it is. */
  readonly nextAt: Micros | null;
  /** Whether the person clocked out before clocking in again. */
  readonly isClosed: boolean;
  readonly nextOut: Micros | null;
}

export interface Presence {
  /** From each clock-in to its clock-out, in order; they never overlap. */
  readonly spans: readonly TimeSpan[];
  readonly firstIn: Micros | null;
  readonly lastIn: Micros | null;
  /** The last clock-out, whatever was clocked after it. */
  readonly lastOut: Micros | null;
  /** The latest clock-in without a clock-out. */
  readonly openSince: Micros | null;
}

/** Punches in order. */
export function followPunches(punches: readonly DayPunch[]): readonly FollowedPunch[] {
  const ordered = punches.toSorted((one, other) => one.at - other.at || one.id - other.id);
  const followed: FollowedPunch[] = [];
  let nextAt: Micros | null = null;
  let nextIn: Micros | null = null;
  let nextOut: Micros | null = null;
  for (const punch of ordered.toReversed()) {
    const isClosed = nextOut !== null && (nextIn === null || nextOut <= nextIn);
    followed.push({ ...punch, nextAt, nextOut, isClosed });
    nextAt = punch.at;
    if (punch.kind === 'in') nextIn = punch.at;
    if (punch.kind === 'out') nextOut = punch.at;
  }
  return followed.reverse();
}

export function presenceOf(punches: readonly FollowedPunch[]): Presence {
  const spans: TimeSpan[] = [];
  let firstIn: Micros | null = null;
  let lastIn: Micros | null = null;
  let lastOut: Micros | null = null;
  let openSince: Micros | null = null;
  for (const { kind, at, nextOut, isClosed } of punches) {
    if (kind === 'out') lastOut = at;
    if (kind !== 'in') continue;
    firstIn ??= at;
    lastIn = at;
    if (isClosed && nextOut !== null) spans.push({ from: at, until: nextOut });
    else openSince = at;
  }
  return { spans, firstIn, lastIn, lastOut, openSince };
}
