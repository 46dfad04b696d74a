import type { CallAnswer } from '@muster/contract';
import type { PeriodToLock } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { splitForLock } from './lock-timesheets.ts';
import { listedPeriod } from './read-timesheets.ts';
import {
  countStates,
  type PeriodCounts,
  periodsToLock,
  sheetsInState,
  unapprovedSheets,
} from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';

/** Each shown period counts the totals of its approved timesheets. */
const mostPeriods = 4;
const mostNamed = 5;

/** The periods that are not locked, and what blocks them. The reasons are those that locking itself gives. */
export async function readNextLock(ctx: Ctx): Promise<CallAnswer<(typeof timesheetsCalls)['nextLock']>> {
  const { others: reach } = await sheetReachOf(ctx);
  const found = await periodsToLock(ctx.db, { today: todayAtHome(ctx), most: mostPeriods }, reach);
  const [oldest] = found.periods;
  if (oldest === undefined) return { periods: [await lastPeriod(ctx, reach)], more: 0, unapproved: [] };
  const periods: PeriodToLock[] = [];
  for (const counts of found.periods) periods.push(await describe(ctx, counts, reach));
  const isWaiting = oldest.open + oldest.submitted > 0;
  return {
    periods,
    more: found.total - periods.length,
    unapproved: isWaiting ? await unapprovedSheets(ctx.db, { first: oldest.first, most: mostNamed }, reach) : [],
  };
}

async function describe(ctx: Ctx, counts: PeriodCounts, reach: SubjectReach): Promise<PeriodToLock> {
  const { open, submitted, approved, locked } = counts;
  const period = periodOf(counts.first);
  const sheets = approved === 0 ? [] : await sheetsInState(ctx.db, { state: 'approved', period }, reach);
  const { taken, leftOut } = await splitForLock(ctx, sheets);
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  return {
    period,
    total: open + submitted + approved + locked,
    locked,
    ready: taken.length,
    submitted,
    open,
    blocked: [...reasons].map(([why, some]) => ({ why, count: some.length })),
  };
}

/** Where everything is locked. */
async function lastPeriod(ctx: Ctx, reach: SubjectReach): Promise<PeriodToLock> {
  const period = listedPeriod(ctx, undefined);
  const { locked = 0 } = await countStates(ctx.db, period.first, reach);
  return { period, total: locked, locked, ready: 0, submitted: 0, open: 0, blocked: [] };
}
