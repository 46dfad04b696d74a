import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { blockerTexts, timesheetLabels } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { maySubmit } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { holdPeople } from '../attendance/index.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { concludeStep } from './conclude-step.ts';
import { lockedSheet } from './locked-sheet.ts';
import { runningSheets } from './running-sheets.ts';
import { openSheetApproval } from './submitted-sheet.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { type Blocker, blockersOf, findSheet } from './timesheet-record.repository.ts';

type Submit = (typeof timesheetsCalls)['submit'];

/**
 * Submits the viewer's own timesheet, or that of a person who left or is suspended, once its period is over and its days are
 * settled. @throws Problem not-found for others' timesheets, conflict with the unsettled days
 */
export async function submitTimesheet(ctx: Ctx, { body }: CallInput<Submit>): Promise<CallAnswer<Submit>> {
  // Settling locks the same record, so no day changes between this check and the submission.
  const reach = await sheetReachOf(ctx);
  const found = await findSheet(ctx.db, body.id, reach);
  if (!found) throw notFound('timesheet');
  await holdPeople(ctx.db, [found.employee_id]);
  // The link alone opens the own timesheet; an address that makes it one's own only forbids.
  const isOwn = found.employee_id === ctx.viewer.employeeId;
  const sheet = await lockedSheet(ctx, body, reach);
  if (
    !maySubmit(ctx.viewer, {
      state: 'open',
      isOwn,
      isAway: sheet.is_away && !isOwnRecord(ctx.viewer, found.employee_id),
    })
  )
    throw notFound('timesheet');
  if (sheet.state !== 'open')
    throw new Problem('conflict', `This timesheet is ${timesheetLabels[sheet.state].toLowerCase()} already.`);
  if ((await runningSheets(ctx, [sheet])).size > 0)
    throw new Problem(
      'conflict',
      `The period runs until ${dayText(sheet.last_day)}. Submit the timesheet after that day.`,
    );
  const blockers = (await blockersOf(ctx.db, [sheet.id])).filter(({ kind }) => kind !== 'overtime');
  if (blockers.length > 0) throw new Problem('conflict', `Fix these days first: ${listed(blockers)}.`);
  const reason = isOwn ? null : `Submitted for ${sheet.name}.`;
  await concludeStep(ctx, [sheet], { from: 'open', to: 'submitted', reason, event: 'timesheets.submit' });
  await openSheetApproval(ctx, sheet);
  await refreshWaiting(ctx.db, [ctx.viewer.userId]);
}

const listed = (blockers: readonly Blocker[]) =>
  blockers.map(({ work_date, kind }) => `${work_date} (${blockerTexts[kind]})`).join(', ');
