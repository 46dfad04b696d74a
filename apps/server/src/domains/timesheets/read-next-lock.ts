import type { CallAnswer } from '@muster/contract';
import { periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { timesheetStates } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { splitForLock } from './lock-timesheets.ts';
import { listedPeriod } from './read-timesheets.ts';
import { countStates, oldestPeriod, sheetsInState } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';

const unlocked = timesheetStates.filter((state) => state !== 'locked');

/** What blocks the next lock. The reasons are those that locking itself gives. */
export async function readNextLock(ctx: Ctx): Promise<CallAnswer<(typeof timesheetsCalls)['nextLock']>> {
  const { others: reach } = await sheetReachOf(ctx);
  const first = await oldestPeriod(ctx.db, { states: unlocked, today: todayAtHome(ctx) }, reach);
  const period = first === null ? listedPeriod(ctx, undefined) : periodOf(first);
  const counts = { open: 0, submitted: 0, approved: 0, locked: 0, ...(await countStates(ctx.db, period.first, reach)) };
  const { taken, leftOut } = await splitForLock(ctx, await sheetsInState(ctx.db, { state: 'approved', period }, reach));
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  return {
    period,
    total: counts.open + counts.submitted + counts.approved + counts.locked,
    locked: counts.locked,
    ready: taken.length,
    submitted: counts.submitted,
    open: counts.open,
    blocked: [...reasons].map(([why, sheets]) => ({ why, count: sheets.length })),
  };
}
