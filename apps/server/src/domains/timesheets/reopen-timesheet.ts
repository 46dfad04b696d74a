import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { mayReopen } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { unlockAttendance } from '../attendance/index.ts';
import { concludeStep } from './conclude-step.ts';
import { lockedSheet } from './locked-sheet.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { timesheetReopened } from './timesheets.events.ts';

type Reopen = (typeof timesheetsCalls)['reopen'];

/** Reopens a timesheet and unlocks its days. The reason is kept in the history and sent to the person. */
export async function reopenTimesheet(ctx: Ctx, { body }: CallInput<Reopen>): Promise<CallAnswer<Reopen>> {
  const sheet = await lockedSheet(ctx, body, sheetReachOf(ctx.viewer));
  if (sheet.state === 'open') throw new Problem('conflict', 'This timesheet is open already.');
  const isOwn = sheet.employee_id === ctx.viewer.employeeId;
  if (!mayReopen(ctx.viewer, { state: sheet.state, isOwn })) {
    throw new Problem('forbidden', isOwn ? "You can't reopen your own timesheet." : needsPayroll);
  }
  if (sheet.state === 'locked') {
    const { first_day: first, last_day: last } = sheet;
    await unlockAttendance(ctx.db, { employeeIds: [sheet.employee_id], first, last });
  }
  const step = { from: sheet.state, to: 'open', reason: body.reason, event: 'timesheets.reopen' } as const;
  await concludeStep(ctx, [sheet], step);
  await ctx.announce(timesheetReopened, { timesheetId: sheet.id });
}

const needsPayroll = 'What was approved or locked is reopened by payroll, HR or an admin.';
