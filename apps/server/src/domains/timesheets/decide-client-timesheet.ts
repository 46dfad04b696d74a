import { type CallInput, notFound, Problem } from '@muster/contract';
import type { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { leftOutTexts, timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { decideApproval } from '../approvals/index.ts';
import { holdPeople, settleDays } from '../attendance/index.ts';
import { concludeStep } from './conclude-step.ts';
import { changedSheet } from './locked-sheet.ts';
import { clientSheet } from './read-client-timesheets.ts';
import { runningSheets } from './running-sheets.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { unsettledSheets } from './timesheet-record.repository.ts';
import { lockSheets } from './timesheet-write.repository.ts';
import { timesheetReopened } from './timesheets.events.ts';

type Decide = (typeof clientTimesheetsCalls)['decide'];

/**
 * The client approves the hours of a timesheet, or returns it to the person with a note. @throws Problem not-found for
 * timesheets without a day for the company, forbidden, conflict
 */
export async function decideClientTimesheet(ctx: Ctx, { body }: CallInput<Decide>): Promise<void> {
  const { sheet: seen } = await clientSheet(ctx, body.id);
  // A client reads timesheets and changes none; the decision changes them for the whole period.
  await withoutRowSecurity(ctx.db, async () => {
    await holdPeople(ctx.db, [seen.employee_id]);
    const [sheet] = await lockSheets(ctx.db, [seen.id], everySheet);
    if (!sheet) throw notFound('timesheet');
    await decide(ctx, sheet, body);
  });
}

const everySheet = { ownId: null, others: { people: 'all', waiting: { led: [], named: [] } } } as const;

async function decide(
  ctx: Ctx,
  sheet: SheetRow,
  { version, decision, note: comment = null }: CallInput<Decide>['body'],
) {
  if (version !== sheet.version) throw await changedSheet(ctx, sheet, version);
  const isReturned = decision === 'returned';
  const isRunning = !isReturned && (await runningSheets(ctx, [sheet])).size > 0;
  if (isRunning) throw new Problem('conflict', leftOutTexts['not-over']);
  const isUnsettled = !isReturned && (sheet.unsettled_days > 0 || (await unsettledSheets(ctx.db, [sheet.id])).size > 0);
  if (isUnsettled) throw new Problem('conflict', leftOutTexts.unsettled);
  if (!isReturned && sheet.waiting_overtime_minutes > 0) throw new Problem('conflict', leftOutTexts.overtime);
  const outcome = await decideApproval(ctx, {
    kind: timesheetApproval,
    subject: { id: sheet.id, seen: version, current: sheet.version },
    decision: isReturned ? 'refused' : 'approved',
    comment,
  });
  const event = 'timesheets.decide-for-client';
  if (outcome === 'pending') return recordDecision(ctx, sheet, { event, comment });
  if (outcome === 'approved')
    return concludeStep(ctx, [sheet], { from: 'submitted', to: 'approved', reason: null, event });
  await concludeStep(ctx, [sheet], { from: 'submitted', to: 'open', reason: comment, event });
  await settleDays(ctx, [sheet.employee_id], { first: sheet.first_day, last: sheet.last_day });
  await ctx.announce(timesheetReopened, { timesheetId: sheet.id });
}

/** The timesheet stays submitted, because its policy requires more decisions. */
async function recordDecision(
  ctx: Ctx,
  sheet: SheetRow,
  { event, comment }: { readonly event: string; readonly comment: string | null },
): Promise<void> {
  await ctx.audit({
    event,
    subject: { kind: 'employee', id: String(sheet.employee_id) },
    clientId: ctx.viewer.clientId,
    after: { timesheet: 'submitted', decision: 'approved' },
    details: { first_day: sheet.first_day, last_day: sheet.last_day, comment },
  });
}
