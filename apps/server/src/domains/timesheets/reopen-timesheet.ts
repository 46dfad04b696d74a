import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { mayReopen } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withdrawApprovals } from '../approvals/index.ts';
import { holdPeople, settleAdjusted, settleDays, unlockAttendance } from '../attendance/index.ts';
import { concludeStep } from './conclude-step.ts';
import { lockedSheet } from './locked-sheet.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { findSheet } from './timesheet-record.repository.ts';
import { timesheetReopened } from './timesheets.events.ts';

type Reopen = (typeof timesheetsCalls)['reopen'];

/** Reopens a timesheet, unlocks its days and settles them. The reason is kept in the history and sent to the person. */
export async function reopenTimesheet(ctx: Ctx, { body }: CallInput<Reopen>): Promise<CallAnswer<Reopen>> {
  const reach = await sheetReachOf(ctx);
  // Settling locks people before timesheets, so this does too.
  const found = await findSheet(ctx.db, body.id, reach);
  if (found) await holdPeople(ctx.db, [found.employee_id]);
  const sheet = await lockedSheet(ctx, body, reach);
  if (sheet.state === 'open') throw new Problem('conflict', 'This timesheet is open already.');
  const isOwn = isOwnRecord(ctx.viewer, sheet.employee_id);
  if (!mayReopen(ctx.viewer, { state: sheet.state, isOwn })) {
    throw new Problem('forbidden', isOwn ? "You can't reopen your own timesheet." : needsPayroll);
  }
  const days = { first: sheet.first_day, last: sheet.last_day };
  if (sheet.state === 'locked') await unlockAttendance(ctx.db, { employeeIds: [sheet.employee_id], ...days });
  await withdrawApprovals(ctx, { kind: timesheetApproval, subjectIds: [sheet.id], reason: body.reason });
  const step = { from: sheet.state, to: 'open', reason: body.reason, event: 'timesheets.reopen' } as const;
  await concludeStep(ctx, [sheet], step);
  await settleDays(ctx, [sheet.employee_id], days);
  await settleAdjusted(ctx, { employeeId: sheet.employee_id, ...days });
  await ctx.announce(timesheetReopened, { timesheetId: sheet.id });
}

const needsPayroll = 'What was approved or locked is reopened by payroll, HR or an admin.';
