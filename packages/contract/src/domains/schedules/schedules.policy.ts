import { type Grants, mayAccess } from '../../access.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import type { ReachArea } from '../teams/teams.policy.ts';
import { swapKind } from './schedules-approval.ts';

export const scheduleAccess = {
  decideSwaps: { roles: swapKind.roles },
} as const;

/** Whose swaps a viewer decides. */
export const scheduleAreas = {
  swaps: { access: scheduleAccess.decideSwaps, withOwn: false },
} as const satisfies Readonly<Record<string, ReachArea>>;

/** Neither of the two people decides on their swap, whatever their rights. */
export function mayDecideSwap(
  viewer: Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>,
  swap: { readonly requesterId: number; readonly colleagueId: number; readonly isReached: boolean },
): boolean {
  const takesPart = isOwnRecord(viewer, swap.requesterId) || isOwnRecord(viewer, swap.colleagueId);
  return swap.isReached && !takesPart && mayAccess(scheduleAccess.decideSwaps, viewer);
}
