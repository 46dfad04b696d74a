import type { PunchKind } from './attendance.constants.ts';
import type { Micros } from './day-facts.ts';
import { nextPunches, type OpenPresence, type PlannedShift, workDateOf } from './punch.rules.ts';

/** A punch that is about to be added to those of an employee. */
export interface AddedPunch {
  readonly row: number;
  readonly kind: PunchKind;
  readonly at: Micros;
}

export interface StoredPunch {
  readonly kind: PunchKind;
  readonly at: Micros;
  readonly workDate: string;
}

export interface NearbyShift extends PlannedShift {
  /** Not a leave, a holiday or a rest day. */
  readonly isWorked: boolean;
}

/** A punch that could not have been clocked after the ones before it. */
export interface SequenceProblem {
  readonly kind: PunchKind;
  readonly at: Micros;
  /** What could have been clocked instead. */
  readonly allowed: readonly PunchKind[];
  /** It is stored, and the added punch before it is the cause. */
  readonly isStored: boolean;
}

export interface FollowedSequence {
  /** The work date that each added punch counts for. */
  readonly workDates: ReadonlyMap<number, string>;
  readonly problems: ReadonlyMap<number, SequenceProblem>;
}

/**
 * Adds punches to the stored ones of one employee by the rules for clocking, whatever order they come in. Stored punches
 * that break the rules among themselves are no problem of the added ones.
 */
export function followSequence(
  added: readonly AddedPunch[],
  stored: readonly StoredPunch[],
  { planned, ownZone }: { readonly planned: readonly NearbyShift[]; readonly ownZone: string },
): FollowedSequence {
  const workDates = new Map<number, string>();
  const problems = new Map<number, SequenceProblem>();
  let open: OpenPresence | null = null;
  let before: number | null = null;
  for (const punch of inOrder(added, stored)) {
    const { kind, at, row } = punch;
    const allowed = nextPunches(open, at, planned);
    const cause = row ?? before;
    if (!allowed.includes(kind) && cause !== null && !problems.has(cause))
      problems.set(cause, { kind, at, allowed, isStored: row === null });
    const workDate: string =
      punch.workDate ?? (kind === 'in' || open === null ? workDateOf(at, planned, ownZone) : open.workDate);
    if (row !== null) workDates.set(row, workDate);
    open = openAfter(open, { kind, at, workDate }, planned);
    before = row;
  }
  return { workDates, problems };
}

interface OrderedPunch {
  readonly kind: PunchKind;
  readonly at: Micros;
  readonly row: number | null;
  readonly workDate: string | null;
}

function inOrder(added: readonly AddedPunch[], stored: readonly StoredPunch[]): OrderedPunch[] {
  return [
    ...stored.map((each) => ({ ...each, row: null })),
    ...added.map((each) => ({ ...each, workDate: null })),
  ].toSorted((one, other) => one.at - other.at);
}

function openAfter(
  open: OpenPresence | null,
  { kind, at, workDate }: StoredPunch,
  planned: readonly NearbyShift[],
): OpenPresence | null {
  if (kind === 'out') return null;
  if (kind !== 'in' && open !== null) return { ...open, lastKind: kind };
  const endsAt = planned.find((shift) => shift.workDate === workDate && shift.isWorked)?.endsAt ?? null;
  return { lastKind: kind, since: at, workDate, endsAt };
}
