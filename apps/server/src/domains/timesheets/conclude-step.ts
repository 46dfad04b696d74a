import type { TimesheetState } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { moveSheets } from './timesheet-write.repository.ts';
import { timesheetsChanged } from './timesheets.events.ts';

interface Conclusion {
  readonly from: TimesheetState;
  readonly to: TimesheetState;
  readonly reason: string | null;
  readonly event: string;
}

/** Changes the state, records history and log, and announces it. The timesheets are locked */
export async function concludeStep(ctx: Ctx, sheets: readonly SheetRow[], step: Conclusion): Promise<void> {
  const { userId, name } = ctx.viewer;
  const moved = await moveSheets(
    ctx.db,
    sheets.map(({ id }) => id),
    { ...step, by: { userId, name }, at: ctx.clock.now().toString() },
  );
  if (moved !== sheets.length) throw new Error('A locked timesheet has another state than it was read with.');
  for (const sheet of sheets) {
    await ctx.audit({
      event: step.event,
      subject: { kind: 'employee', id: String(sheet.employee_id) },
      clientId: sheet.client_id,
      before: { timesheet: step.from },
      after: { timesheet: step.to },
      version: sheet.version + 1,
      part: { kind: 'timesheet', id: sheet.id },
      details: { first_day: sheet.first_day, last_day: sheet.last_day, reason: step.reason },
    });
  }
  await ctx.announce(timesheetsChanged, {});
}
