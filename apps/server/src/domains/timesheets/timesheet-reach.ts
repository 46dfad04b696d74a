import { mayAccess, type Viewer } from '@muster/contract';
import { reachesLedPeopleAlone, timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';

export interface Reach {
  /** The viewer's own are reached always. */
  readonly ownId: number | null;
  readonly others: 'all' | 'led' | 'none';
}

/** Whose timesheets a viewer reaches: everybody's, those of the people led, or the own alone. */
export function reachOf(viewer: Viewer): Reach {
  const ownId = viewer.employeeId;
  if (!mayAccess(timesheetAccess.list, viewer)) return { ownId, others: 'none' };
  return { ownId, others: reachesLedPeopleAlone(viewer) ? 'led' : 'all' };
}
