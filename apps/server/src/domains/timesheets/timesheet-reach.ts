import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetArea } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type SubjectReach, subjectReachOf } from '../approvals/index.ts';

export interface SheetReach {
  /** The viewer's own timesheets are always within reach. */
  readonly ownId: number | null;
  readonly others: SubjectReach;
}

export async function sheetReachOf(ctx: Ctx): Promise<SheetReach> {
  return { ownId: ctx.viewer.employeeId, others: await subjectReachOf(ctx, timesheetApproval, timesheetArea) };
}
