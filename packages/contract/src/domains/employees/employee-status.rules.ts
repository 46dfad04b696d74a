import { type EmployeeStatus, isSeparated } from '../../states.ts';
import { dayIn, homeZone } from '../../time.ts';

/** Status changes (docs/decisions.md, Employees): the new group, and whether the open employment period ends or a new one begins. */
export const statusMoves = ['deactivate', 'separate', 'reactivate', 'rehire'] as const;
export type StatusMove = (typeof statusMoves)[number];

export interface StatusFacts {
  readonly status: EmployeeStatus;
  /** Of the latest employment period; null while it is open. */
  readonly rehire: boolean | null;
}

/** The possible moves; none for a former employee who is not to be rehired. */
export function movesFrom({ status, rehire }: StatusFacts): readonly StatusMove[] {
  if (isSeparated(status)) return rehire === true ? ['rehire'] : [];
  return status === 'active' ? ['deactivate', 'separate'] : ['reactivate', 'separate'];
}

/** The move into the group of a reason; null for `active`, which has moves of its own. */
export function moveInto(group: EmployeeStatus): StatusMove | null {
  if (group === 'active') return null;
  return isSeparated(group) ? 'separate' : 'deactivate';
}

/** One sentence on why a move is refused. */
export function refusedMoveText({ status, rehire }: StatusFacts, move: StatusMove): string {
  if (isSeparated(status) && move === 'rehire' && rehire !== true) {
    return 'This employee left with Rehire set to No and cannot be hired again.';
  }
  return `This cannot be done now: the employee's status is ${status}. Reload to see the change.`;
}

/** Minutes after the planned end of the last shift in which the employee can still clock out. */
export const clockOutMinutes = 60;

export interface LastShift {
  /** The last day, still worked. */
  readonly lastDay: string;
  /** The planned end of the last shift of that day, or of the day before if it has none; null without a shift. */
  readonly shiftEnds: Temporal.Instant | null;
}

/** When a planned ending takes effect: after the last day in the home zone, and not before the last shift was clocked out. */
export function endingTakesEffect({ lastDay, shiftEnds }: LastShift): Temporal.Instant {
  const dayEnds = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime(homeZone).toInstant();
  if (shiftEnds === null) return dayEnds;
  const clockedOut = shiftEnds.add({ minutes: clockOutMinutes });
  return Temporal.Instant.compare(clockedOut, dayEnds) > 0 ? clockedOut : dayEnds;
}

export interface EndingRequest extends LastShift {
  readonly now: Temporal.Instant;
  /** Ends the employment even if a shift of the last day is still to be worked. */
  readonly immediately: boolean;
}

/** When a requested ending takes effect; null: immediately, because no shift remains. */
export function endingWaitsUntil({ now, immediately, ...last }: EndingRequest): Temporal.Instant | null {
  if (immediately) return null;
  const isToCome = last.lastDay > dayIn(homeZone, now);
  const isToWork = last.shiftEnds !== null && Temporal.Instant.compare(last.shiftEnds, now) > 0;
  return isToCome || isToWork ? endingTakesEffect(last) : null;
}

/** The latest last day that can be planned. */
export function latestLastDay(today: string): string {
  return Temporal.PlainDate.from(today).add({ years: 1 }).toString();
}
