import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetArea } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type SubjectsWaiting, subjectsWaitingFor } from '../approvals/index.ts';

export interface SheetReach {
  /** The viewer's own timesheets are always within reach. */
  readonly ownId: number | null;
  readonly others: OthersReach;
}

export interface OthersReach {
  readonly people: Reach;
  /** Timesheets that wait for the viewer beyond these people, such as for a substitute. */
  readonly waiting: SubjectsWaiting;
}

const noneWaiting: SubjectsWaiting = { led: [], named: [] };
export const noOthers: OthersReach = { people: [], waiting: noneWaiting };

export async function sheetReachOf(ctx: Ctx): Promise<SheetReach> {
  const people = reachOf(ctx.viewer, timesheetArea);
  const reachesSome = people !== 'all' && people.length > 0;
  const waiting = reachesSome ? await subjectsWaitingFor(ctx, timesheetApproval) : noneWaiting;
  return { ownId: ctx.viewer.employeeId, others: { people, waiting } };
}
