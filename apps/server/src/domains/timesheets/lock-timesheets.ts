import { type CallAnswer, type CallInput, dayIn, homeZone, Problem } from '@muster/contract';
import type { PeriodToLock } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { Period } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { LeftOutKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { holdPeople, lockAttendance } from '../attendance/index.ts';
import { concludeStep } from './conclude-step.ts';
import { runningSheets } from './running-sheets.ts';
import { selectedSheets } from './select-sheets.ts';
import { assertSome, outcomeOf, type SplitSheets, splitSheets } from './split-sheets.ts';
import type { LockableSheet, SheetRow } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { unsettledSheets } from './timesheet-record.repository.ts';
import { lockSheets } from './timesheet-write.repository.ts';

type Calls = typeof timesheetsCalls;

/** What locking would change and omit. */
export async function previewLock(
  ctx: Ctx,
  { body }: CallInput<Calls['previewLock']>,
): Promise<CallAnswer<Calls['previewLock']>> {
  const { sheets } = await selectedSheets(ctx, body.selection);
  return outcomeOf(await splitForLock(ctx, sheets));
}

/** Locks approved timesheets and their days for payroll. Neither can change until they are reopened. */
export async function lockTimesheets(ctx: Ctx, { body }: CallInput<Calls['lock']>): Promise<CallAnswer<Calls['lock']>> {
  const { period, sheets } = await selectedSheets(ctx, body.selection);
  const ids = sheets.map(({ id }) => id);
  // Settling locks people before timesheets, so this does too.
  await holdPeople(
    ctx.db,
    sheets.map(({ employee_id }) => employee_id),
  );
  const locked = await lockSheets(ctx.db, ids, await sheetReachOf(ctx), period);
  const result = splitByObstacles(locked, await obstaclesOf(ctx, locked));
  assertSome(result);
  await lockAttendance(ctx.db, {
    ...period,
    employeeIds: result.taken.map(({ employee_id }) => employee_id),
    reason: `Locked for payroll by ${ctx.viewer.name} on ${dayText(dayIn(homeZone, ctx.clock.now()))}.`,
    userId: ctx.viewer.userId,
  });
  await assertUnchanged(ctx, result, period);
  await concludeStep(ctx, result.taken, { from: 'approved', to: 'locked', reason: null, event: 'timesheets.lock' });
  return outcomeOf(result);
}

/** How many of a period's approved timesheets can be locked now, and how many cannot for which reason. */
export async function countForLock(
  ctx: Ctx,
  sheets: readonly LockableSheet[],
): Promise<Pick<PeriodToLock, 'ready' | 'blocked'>> {
  const unsettled = await unsettledSheets(
    ctx.db,
    sheets.filter(({ may_be_unsettled }) => may_be_unsettled).map(({ id }) => id),
  );
  const obstacles = { running: await runningSheets(ctx, sheets), unsettled };
  const reasons = Map.groupBy(sheets, (sheet) => whyNot(sheet, obstacles));
  const blocked = [...reasons].flatMap(([why, some]) => (why === null ? [] : [{ why, count: some.length }]));
  return { ready: reasons.get(null)?.length ?? 0, blocked };
}

/** Timesheets that can be locked now, and the others with the reason. */
async function splitForLock(ctx: Ctx, sheets: readonly SheetRow[]): Promise<SplitSheets> {
  return splitByObstacles(sheets, await obstaclesOf(ctx, sheets));
}

/** Locked ones need no step and are not reported. */
const splitByObstacles = (sheets: readonly SheetRow[], obstacles: Obstacles) =>
  splitSheets(
    sheets.filter(({ state }) => state !== 'locked'),
    (sheet) => whyNot(sheet, obstacles),
  );

interface Obstacles {
  /** The last day has not ended. */
  readonly running: ReadonlySet<number>;
  readonly unsettled: ReadonlySet<number>;
}

async function obstaclesOf(ctx: Ctx, sheets: readonly SheetRow[]): Promise<Obstacles> {
  const ids = sheets.map(({ id }) => id);
  return { running: await runningSheets(ctx, sheets), unsettled: await unsettledSheets(ctx.db, ids) };
}

function whyNot(
  { id, state, is_changed, waiting_overtime_minutes: waiting }: Omit<LockableSheet, 'last_day' | 'may_be_unsettled'>,
  { running, unsettled }: Obstacles,
): LeftOutKind | null {
  if (state !== 'approved') return 'not-approved';
  if (is_changed) return 'changed';
  if (running.has(id)) return 'not-over';
  if (unsettled.has(id)) return 'unsettled';
  return waiting > 0 ? 'overtime' : null;
}

/** Days that were settled at the same time have changed in the meantime. Later changes are refused by the lock. */
async function assertUnchanged(ctx: Ctx, { taken }: SplitSheets, period: Period): Promise<void> {
  const ids = taken.map(({ id }) => id);
  const now = await lockSheets(ctx.db, ids, await sheetReachOf(ctx), period);
  const changed = now.find(({ is_changed }) => is_changed);
  if (changed)
    throw new Problem('conflict', `Days of ${changed.name} changed just now. Nothing was locked; try again.`);
}
