import { ownPeriods } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { BaseContext, Ctx, ReadingContext } from '../../platform/context/context.ts';
import { runningSheets } from './running-sheets.ts';
import {
  blockersOf,
  openSheets,
  openSheetsOfUsers,
  ownSheetState,
  sheetsOfEmployee,
} from './timesheet-record.repository.ts';

/** The viewer's timesheets whose period is over and that wait for being submitted, oldest first. */
export async function sheetsToSubmit(ctx: ReadingContext) {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return [];
  const open = await openSheets(ctx.db, employeeId, ownPeriods);
  const running = await runningSheets(ctx, open);
  return open.filter(({ id }) => !running.has(id));
}

/** The same from the side of the timesheets, for a comparison: those of these users. */
export async function sheetsWaitingFor(ctx: Pick<BaseContext, 'db' | 'clock'>, userIds: readonly number[]) {
  const open = (await openSheetsOfUsers(ctx.db, userIds)).filter(({ newer }) => newer < ownPeriods);
  const running = await runningSheets(ctx, open);
  return open.filter(({ id }) => !running.has(id));
}

/** Their totals, with the number of days to fix first. */
export async function readSheetsToSubmit(ctx: Ctx, ids: readonly number[]) {
  const { employeeId } = ctx.viewer;
  if (employeeId === null) return [];
  const rows = await sheetsOfEmployee(ctx.db, employeeId, ownPeriods);
  const wanted = rows.filter(({ id }) => ids.includes(id));
  const blockers = Map.groupBy(
    (await blockersOf(ctx.db, ids)).filter(({ kind }) => kind !== 'overtime'),
    ({ timesheet_id }) => timesheet_id,
  );
  return wanted.map(({ id, version, first_day, last_day, worked_days, worked_minutes }) => ({
    ...{ id, version, first_day, last_day, worked_days, worked_minutes },
    blockers: blockers.get(id)?.length ?? 0,
  }));
}

/** When the viewer's timesheet was submitted last; null for one that is open, or that is not the viewer's. */
export async function ownSheetSubmitted(ctx: Ctx, id: number): Promise<{ readonly at: string | null } | null> {
  const { employeeId } = ctx.viewer;
  const found = employeeId === null ? undefined : await ownSheetState(ctx.db, employeeId, id);
  return found === undefined || found.state === 'open' ? null : { at: found.submitted_at };
}
