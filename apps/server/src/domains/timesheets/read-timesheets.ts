import { type CallAnswer, type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import { type Period, periodBefore, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { ownPeriods, timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains } from '../approvals/index.ts';
import { zoneOfEmployee } from '../employees/index.ts';
import { reachedTeams } from '../teams/index.ts';
import { decidableSheets } from './decidable-sheets.ts';
import { runningSheets } from './running-sheets.ts';
import { adjustmentsOfSheet } from './timesheet-adjustment.repository.ts';
import { countStates, readSheetPage, recentPeriods } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import {
  blockersOf,
  daysOfSheet,
  findSheet,
  sheetLockReason,
  sheetLockReasons,
  sheetsOfEmployee,
  stepsOfSheet,
} from './timesheet-record.repository.ts';
import { presentOwnSheet, presentSheet } from './timesheets.presenter.ts';

type Calls = typeof timesheetsCalls;

/** The period with that first day, by default the last one that is over. */
export function listedPeriod(ctx: Ctx, first: string | undefined): Period {
  return first === undefined ? periodBefore(periodOf(todayAtHome(ctx))) : periodOf(first);
}

/** Timesheets of a period within reach. */
export async function readTimesheets(
  ctx: Ctx,
  { query, question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const period = listedPeriod(ctx, query.period);
  const { others: reach } = await sheetReachOf(ctx);
  const { data, total, totals, digest } = await readSheetPage(ctx.db, question, { period: period.first, reach });
  const decidable = await decidableSheets(ctx, data);
  const counts = await countStates(ctx.db, period.first, reach);
  const periods = await recentPeriods(ctx.db);
  return {
    period,
    periods: [...new Set([...periods, period.first])].toSorted().toReversed(),
    counts: { open: 0, submitted: 0, approved: 0, locked: 0, ...counts },
    teams: await reachedTeams(ctx.db, reach.people),
    data: data.map((row) => ({ ...presentSheet(row, ctx.viewer, decidable), teams: [...row.teams] })),
    total,
    totals,
    ...(digest !== undefined && { digest }),
  };
}

export async function readTimesheet(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const row = await findSheet(ctx.db, id, await sheetReachOf(ctx));
  const zone = row && (await zoneOfEmployee(ctx.db, row.employee_id));
  if (!row || zone === undefined) throw notFound('timesheet');
  const blockers = await blockersOf(ctx.db, [id]);
  return {
    ...presentSheet(row, ctx.viewer, await decidableSheets(ctx, [row])),
    is_own: row.employee_id === ctx.viewer.employeeId,
    zone,
    days: await daysOfSheet(ctx.db, id),
    adjustments: await adjustmentsOfSheet(ctx.db, id),
    blockers: blockers.map(({ work_date, kind }) => ({ work_date, kind })),
    approval: (await readChains(ctx, timesheetApproval, [id])).get(id) ?? null,
    steps: await stepsOfSheet(ctx.db, id),
    locked: await sheetLockReason(ctx.db, id),
    is_over: !(await runningSheets(ctx, [row])).has(id),
  };
}

/** The viewer's own timesheets, newest first. */
export async function readOwnTimesheets(ctx: Ctx): Promise<CallAnswer<Calls['own']>> {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return { data: null };
  const rows = await sheetsOfEmployee(ctx.db, employeeId, ownPeriods);
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
  const blockers = Map.groupBy(await blockersOf(ctx.db, open), ({ timesheet_id }) => timesheet_id);
  const reasons = await sheetLockReasons(ctx.db, employeeId);
  const running = await runningSheets(ctx, rows);
  return {
    data: rows.map((row) =>
      presentOwnSheet(row, {
        isOver: !running.has(row.id),
        blockers: blockers.get(row.id) ?? [],
        locked: reasons.get(row.first_day) ?? null,
      }),
    ),
  };
}

const todayAtHome = (ctx: Ctx) => dayIn(homeZone, ctx.clock.now());
