import type { ScheduleStatus } from './shifts.constants.ts';

/** A break of a shift, in elapsed minutes. */
export interface PlannedBreak {
  readonly startsAfterMinutes: number;
  readonly minutes: number;
  readonly isPaid: boolean;
}

/** A shift with its elapsed minutes. */
export interface PlannedLength {
  readonly minutes: number;
  readonly breaks: readonly PlannedBreak[];
}

/** The shift of a work date. */
export interface PlannedWork extends PlannedLength {
  readonly status: ScheduleStatus;
}

/** How leave changes the shift of a day. All zero: nothing of it is worked. */
export interface LeaveMark {
  readonly day: string;
  /** Elapsed minutes that the shift begins later. */
  readonly at_start: number;
  /** Elapsed minutes that the shift ends earlier. */
  readonly at_end: number;
  /** Of the ledger, for a part of the day. */
  readonly minutes: number;
  /** Of the leave of the day, whole or in parts: unpaid minutes of the ledger, 0 to 480. */
  readonly unpaid: number;
}

/** Which part of a shift is not worked. */
export type ShiftPart = 'start' | 'end';

/** Minutes of the shift without its unpaid breaks. */
export const workedMinutesOf = (shift: PlannedLength): number =>
  pausesOf(shift).reduce((worked, { from, until }) => worked - (until - from), shift.minutes);

/**
 * Elapsed minutes at the start or end of a shift that hold `worked` of its worked minutes. An unpaid break at the border belongs to
 * neither part: the rest of the shift begins after it, or ends before it. `worked`: from 0 to all of them.
 */
export function shiftPartMinutes(shift: PlannedLength, worked: number, part: ShiftPart): number {
  if (part === 'start') return elapsedAfter(shift, worked, (pause, at) => pause <= at);
  return shift.minutes - elapsedAfter(shift, workedMinutesOf(shift) - worked, (pause, at) => pause < at);
}

/** The breaks between two elapsed minutes of a shift, as breaks of a shift of that length. */
export function breaksWithin<Break extends PlannedBreak>(
  breaks: readonly Break[],
  { from, until }: { readonly from: number; readonly until: number },
): Break[] {
  return breaks.flatMap((one) => {
    const start = Math.max(one.startsAfterMinutes, from);
    const end = Math.min(one.startsAfterMinutes + one.minutes, until);
    return start < end ? [{ ...one, startsAfterMinutes: start - from, minutes: end - start }] : [];
  });
}

/** Unpaid breaks in order, none twice. */
function pausesOf({ minutes, breaks }: PlannedLength): readonly { readonly from: number; readonly until: number }[] {
  let last = 0;
  return breaks
    .filter(({ isPaid }) => !isPaid)
    .toSorted((one, other) => one.startsAfterMinutes - other.startsAfterMinutes)
    .flatMap((one) => {
      const from = Math.max(one.startsAfterMinutes, last);
      const until = Math.min(one.startsAfterMinutes + one.minutes, minutes);
      last = Math.max(last, until);
      return from < until ? [{ from, until }] : [];
    });
}

function elapsedAfter(shift: PlannedLength, worked: number, isPassed: (pause: number, at: number) => boolean): number {
  let at = worked;
  for (const { from, until } of pausesOf(shift)) if (isPassed(from, at)) at += until - from;
  return at;
}
