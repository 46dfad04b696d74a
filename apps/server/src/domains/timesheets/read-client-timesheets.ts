import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import {
  type ClientSheetRow,
  type clientTimesheetsCalls,
  clientSheetPageSize as size,
} from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx, ReadingContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { approvingClient, readChains, subjectsWaitingFor } from '../approvals/index.ts';
import {
  type ClientSheet,
  clientDaysOf,
  clientPeriods,
  clientSheetsById,
  clientSheetsOf,
  namesOfPeople,
} from './client-sheets.repository.ts';
import { listedPeriod } from './read-timesheets.ts';
import { clientAdjustmentsOf } from './timesheet-adjustment.repository.ts';

type Calls = typeof clientTimesheetsCalls;

/** Timesheets with days for the viewer's company. Nothing for users who do not approve for it. */
export async function readClientTimesheets(
  ctx: Ctx,
  { query }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const period = listedPeriod(ctx, query.period).first;
  const clientId = await approvingClient(ctx);
  if (clientId === null) return { is_approver: false, period, periods: [period], waiting: [], data: [], total: 0 };
  const waitingIds = await waitingFor(ctx);
  const page = { clientId, period, first: (query.page - 1) * size, most: size };
  // Row security hides timesheets from clients, because the totals include the days of other clients.
  const { waiting, data, total, periods } = await withoutRowSecurity(ctx.db, async () => ({
    waiting: await clientSheetsById(ctx.db, clientId, [...waitingIds]),
    ...(await clientSheetsOf(ctx.db, page)),
    periods: await clientPeriods(ctx.db, clientId),
  }));
  const present = await presenterOf(ctx, [...waiting, ...data], waitingIds);
  return {
    is_approver: true,
    period,
    periods: [...new Set([...periods, period])].toSorted().toReversed(),
    waiting: waiting.map(present),
    data: data.map(present),
    total,
  };
}

/** @throws Problem not-found, the same for a timesheet of another client and a missing one */
export async function readClientTimesheet(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const { sheet, clientId } = await clientSheet(ctx, id);
  const present = await presenterOf(ctx, [sheet], await waitingFor(ctx));
  return {
    ...present(sheet),
    days: await withoutRowSecurity(ctx.db, () => clientDaysOf(ctx.db, { clientId, sheetId: id })),
    adjustments: await withoutRowSecurity(ctx.db, () => clientAdjustmentsOf(ctx.db, { clientId, sheetId: id })),
    approval: (await readChains(ctx, timesheetApproval, [id])).get(id) ?? null,
  };
}

/** A timesheet within the viewer's company. @throws Problem not-found */
export async function clientSheet(ctx: Ctx, id: number): Promise<{ sheet: ClientSheet; clientId: number }> {
  const clientId = await approvingClient(ctx);
  if (clientId === null) throw notFound('timesheet');
  const [sheet] = await withoutRowSecurity(ctx.db, () => clientSheetsById(ctx.db, clientId, [id]));
  if (!sheet) throw notFound('timesheet');
  return { sheet, clientId };
}

async function waitingFor(ctx: Ctx): Promise<ReadonlySet<number>> {
  const { led, named } = await subjectsWaitingFor(ctx, timesheetApproval);
  return new Set([...led, ...named]);
}

export async function presenterOf(ctx: ReadingContext, sheets: readonly ClientSheet[], waiting: ReadonlySet<number>) {
  const ids = sheets.map(({ employee_id }) => employee_id);
  const names = await withoutRowSecurity(ctx.db, () => namesOfPeople(ctx.db, ids));
  return ({ employee_id, ...sheet }: ClientSheet): ClientSheetRow => ({
    ...sheet,
    employee: names.get(employee_id) ?? '',
    may_decide: waiting.has(sheet.id),
  });
}
