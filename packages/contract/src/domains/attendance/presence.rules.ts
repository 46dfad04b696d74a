import type { DayPunch, Micros, TimeSpan } from './day-facts.ts';

/** A punch with what follows it on its day. */
export interface FollowedPunch extends DayPunch {
  /** Of the next punch, whatever it is. */
  readonly nextAt: Micros | null;
  readonly nextIn: Micros | null;
  /** The next clock-out, whether or not it counts. */
  readonly nextOut: Micros | null;
  /** Whether the person clocked out before clocking in again, and in time. */
  readonly isClosed: boolean;
}

export interface Presence {
  /** From each clock-in to its clock-out, in order; they never overlap. */
  readonly spans: readonly TimeSpan[];
  /** The same, and from a clock-in without a clock-out to the next clock-in, or without an end. */
  readonly attended: readonly TimeSpan[];
  readonly firstIn: Micros | null;
  readonly lastIn: Micros | null;
  /** The last clock-out, whatever was clocked after it. */
  readonly lastOut: Micros | null;
  /** The latest clock-in without a clock-out. */
  readonly openSince: Micros | null;
  /** The clock-out that came too late to end it. */
  readonly lateOut: Micros | null;
}

/** Punches in order. A clock-out counts until the deadline of its clock-in. */
export function followPunches(
  punches: readonly DayPunch[],
  deadlineOf: (since: Micros) => Micros,
): readonly FollowedPunch[] {
  const ordered = punches.toSorted((one, other) => one.at - other.at || one.id - other.id);
  const deadlines = deadlinesOf(ordered, deadlineOf);
  const followed: FollowedPunch[] = [];
  let nextAt: Micros | null = null;
  let nextIn: Micros | null = null;
  let nextOut: Micros | null = null;
  for (let index = ordered.length - 1; index >= 0; index -= 1) {
    const punch = ordered[index];
    const deadline = deadlines[index];
    if (punch === undefined || deadline === undefined) continue;
    const isClosed = nextOut !== null && (nextIn === null || nextOut <= nextIn) && nextOut <= deadline;
    followed.push({ ...punch, nextAt, nextIn, nextOut, isClosed });
    nextAt = punch.at;
    if (punch.kind === 'in') nextIn = punch.at;
    if (punch.kind === 'out') nextOut = punch.at;
  }
  return followed.reverse();
}

/** For each punch the deadline of the clock-in before it. */
function deadlinesOf(ordered: readonly DayPunch[], deadlineOf: (since: Micros) => Micros): readonly Micros[] {
  let deadline: Micros | null = null;
  return ordered.map(({ kind, at }) => {
    if (kind === 'in' || deadline === null) deadline = deadlineOf(at);
    return deadline;
  });
}

export function presenceOf(punches: readonly FollowedPunch[]): Presence {
  const spans: TimeSpan[] = [];
  const attended: TimeSpan[] = [];
  let firstIn: Micros | null = null;
  let lastIn: Micros | null = null;
  let lastOut: Micros | null = null;
  let openSince: Micros | null = null;
  let lateOut: Micros | null = null;
  for (const { kind, at, nextIn, nextOut, isClosed } of punches) {
    if (kind === 'out') lastOut = at;
    if (kind !== 'in') continue;
    firstIn ??= at;
    lastIn = at;
    if (isClosed && nextOut !== null) {
      spans.push({ from: at, until: nextOut });
      attended.push({ from: at, until: nextOut });
    } else {
      attended.push({ from: at, until: nextIn ?? Number.POSITIVE_INFINITY });
      openSince = at;
      lateOut = nextIn === null || (nextOut !== null && nextOut <= nextIn) ? nextOut : null;
    }
  }
  return { spans, attended, firstIn, lastIn, lastOut, openSince, lateOut };
}
