import type { CallAnswer } from '@muster/contract';
import type { PeriodToLock } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { countForLock } from './lock-timesheets.ts';
import { listedPeriod } from './read-timesheets.ts';
import { countStates, lockableSheets, periodsToLock, unapprovedSheets } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';

const mostPeriods = 4;
const mostNamed = 5;

/**
 * The periods that are not locked, and what blocks them. The reasons are those that locking itself gives. They are counted from all days of
 * a period: for the first one that has something approved, because periods are locked in their order.
 */
export async function readNextLock(ctx: Ctx): Promise<CallAnswer<(typeof timesheetsCalls)['nextLock']>> {
  const { others: reach } = await sheetReachOf(ctx);
  const found = await periodsToLock(ctx.db, { today: todayAtHome(ctx), most: mostPeriods }, reach);
  const [oldest] = found.periods;
  if (oldest === undefined) return { periods: [await lastPeriod(ctx, reach)], more: 0, unapproved: [] };
  const periods: PeriodToLock[] = [];
  const next = found.periods.find(({ approved }) => approved > 0);
  for (const counts of found.periods) {
    const { open, submitted, approved, locked } = counts;
    const checks =
      counts === next
        ? { ...(await countApproved(ctx, counts.first, reach)), unchecked: 0 }
        : { ready: 0, blocked: [], unchecked: approved };
    const total = open + submitted + approved + locked;
    periods.push({ period: periodOf(counts.first), total, locked, submitted, open, ...checks });
  }
  const isWaiting = oldest.open + oldest.submitted > 0;
  return {
    periods,
    more: found.total - periods.length,
    unapproved: isWaiting ? await unapprovedSheets(ctx.db, { first: oldest.first, most: mostNamed }, reach) : [],
  };
}

async function countApproved(ctx: Ctx, first: string, reach: SubjectReach) {
  return countForLock(ctx, await lockableSheets(ctx.db, { state: 'approved', period: periodOf(first) }, reach));
}

/** Where everything is locked. */
async function lastPeriod(ctx: Ctx, reach: SubjectReach): Promise<PeriodToLock> {
  const period = listedPeriod(ctx, undefined);
  const { locked = 0 } = await countStates(ctx.db, period.first, reach);
  return { period, total: locked, locked, ready: 0, submitted: 0, open: 0, blocked: [], unchecked: 0 };
}
