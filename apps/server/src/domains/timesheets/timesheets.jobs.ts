import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob, DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { openTimesheets } from './open-timesheets.ts';
import { changedSinceDecision } from './timesheet-write.repository.ts';
import { reviseTimesheets } from './timesheets.events.ts';

/** Opens the timesheets of a new period, and missing ones of people who have joined since. */
export const openTimesheetsDaily: DailyJob<BaseContext> = {
  name: 'timesheets.open',
  run: (ctx, { day }) => openTimesheets(ctx.db, day),
};

const revisedAtOnce = 100;

/**
 * Asks again about submitted timesheets whose hours changed after a decision. Changes do that at once; this frees those that releases
 * before left waiting for nobody.
 */
export const reviseTimesheetsDaily: DailyRound<BaseContext> = {
  name: 'timesheets.revise',
  runPortion: async (ctx, _, after) => {
    const sheets = await changedSinceDecision(ctx.db, after, revisedAtOnce);
    await reviseTimesheets(ctx, { employeeIds: sheets.map(({ employee_id }) => employee_id) });
    return sheets.at(-1)?.id ?? null;
  },
};
