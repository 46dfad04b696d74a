import { adminOrHr, type Grants, mayAccess } from '../../access.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import type { ReachArea } from '../teams/teams.policy.ts';
import { holidaySwapKind } from './holiday-swaps-approval.ts';

export const holidaySwapAccess = {
  decide: { roles: holidaySwapKind.roles },
  /** Undoing a swap of which a day has begun changes what was worked. */
  undoBegun: adminOrHr,
} as const;

/** Whose swaps a viewer decides. */
export const holidaySwapAreas = {
  swaps: { access: holidaySwapAccess.decide, withOwn: false },
} as const satisfies Readonly<Record<string, ReachArea>>;

interface ReachedSwap {
  readonly employeeId: number;
  readonly isReached: boolean;
}

type Decider = Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>;

/** Nobody decides on their own swap, whatever their rights. */
export function mayDecideHolidaySwap(viewer: Decider, { employeeId, isReached }: ReachedSwap): boolean {
  return isReached && !isOwnRecord(viewer, employeeId) && mayAccess(holidaySwapAccess.decide, viewer);
}

/** `hasBegun`: the earlier of the two days. */
export function mayUndoHolidaySwap(
  viewer: Decider,
  { hasBegun, ...swap }: ReachedSwap & { readonly hasBegun: boolean },
): boolean {
  return mayDecideHolidaySwap(viewer, swap) && (!hasBegun || mayAccess(holidaySwapAccess.undoBegun, viewer));
}
