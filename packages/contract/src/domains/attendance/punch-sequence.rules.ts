import { type PunchKind, repeatedTapMinutes } from './attendance.constants.ts';
import { type Micros, minuteMicros } from './day-facts.ts';
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
  /** Added punches that repeat the tap of this instant. */
  readonly repeats: ReadonlyMap<number, Micros>;
}

interface Surroundings {
  readonly planned: readonly NearbyShift[];
  readonly ownZone: string;
}

/**
 * Adds punches to the stored ones of one employee by the rules for clocking, in any order. If stored punches break the
 * rules without the added ones, no problem is reported. Added punches with a problem are left out, so that the others can
 * be stored without them.
 */
export function followSequence(
  added: readonly AddedPunch[],
  stored: readonly StoredPunch[],
  around: Surroundings,
): FollowedSequence {
  const ordered = inOrder(added, stored);
  const repeats = repeatedTaps(ordered);
  const problems = new Map<number, SequenceProblem>();
  const workDates = new Map<number, string>();
  let rest = ordered.filter(({ row }) => row === null || !repeats.has(row));
  for (let hasFound = true; hasFound; ) {
    const found = follow(rest, around);
    for (const [row, problem] of found.problems) problems.set(row, problem);
    for (const [row, day] of found.workDates) workDates.set(row, day);
    hasFound = found.problems.size > 0;
    rest = rest.filter(({ row }) => row === null || !problems.has(row));
  }
  return { workDates, problems, repeats };
}

function follow(punches: readonly OrderedPunch[], { planned, ownZone }: Surroundings) {
  const workDates = new Map<number, string>();
  const problems = new Map<number, SequenceProblem>();
  let open: OpenPresence | null = null;
  let before: number | null = null;
  for (const punch of punches) {
    const { kind, at, row } = punch;
    const allowed = nextPunches(open, at, planned);
    const cause = row ?? before;
    const isWrong = !allowed.includes(kind);
    if (isWrong && cause !== null && !problems.has(cause))
      problems.set(cause, { kind, at, allowed, isStored: row === null });
    const workDate: string =
      punch.workDate ?? (kind === 'in' || open === null ? workDateOf(at, planned, ownZone) : open.workDate);
    if (row !== null) workDates.set(row, workDate);
    if (isWrong && row !== null) continue;
    open = openAfter(open, { kind, at, workDate }, planned);
    before = row;
  }
  return { workDates, problems };
}

/** The first tap counts. A stored one counts even if it is later, because it cannot be removed. */
function repeatedTaps(ordered: readonly OrderedPunch[]): ReadonlyMap<number, Micros> {
  const repeats = new Map<number, Micros>();
  let counted: OrderedPunch | null = null;
  for (const [index, punch] of ordered.entries()) {
    const { row, kind, at } = punch;
    const isNear = (other: OrderedPunch | null | undefined): other is OrderedPunch =>
      other?.kind === kind && Math.abs(other.at - at) < repeatedTapMinutes * minuteMicros;
    const following = ordered
      .slice(index + 1, index + 1 + mostTaps)
      .find((other) => other.row === null || other.kind !== kind);
    const same = isNear(counted) ? counted : following?.row === null && isNear(following) ? following : null;
    if (row !== null && same !== null) repeats.set(row, same.at);
    else counted = punch;
  }
  return repeats;
}

/** A longer run of taps before the stored one is reported as a problem. */
const mostTaps = 20;

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
