import type { Viewer } from '@muster/contract';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { timesheetArea } from '@muster/contract/domains/timesheets/timesheets.policy.ts';

export interface SheetReach {
  /** The viewer's own timesheets are always within reach. */
  readonly ownId: number | null;
  readonly others: Reach;
}

export const sheetReachOf = (viewer: Viewer): SheetReach => ({
  ownId: viewer.employeeId,
  others: reachOf(viewer, timesheetArea),
});
