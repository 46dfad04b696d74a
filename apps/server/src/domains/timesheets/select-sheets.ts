import { type CallInput, notFound } from '@muster/contract';
import { timesheetColumns } from '@muster/contract/domains/timesheets/timesheet-columns.ts';
import { type Period, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readSelection } from '../../platform/lists/read-selection.ts';
import { listedPeriod } from './read-timesheets.ts';
import { readSheetPage, type SheetRow } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';

type Calls = typeof timesheetsCalls;
type Selection = CallInput<Calls['lock']>['body']['selection'];
type Whole = Extract<Selection, { readonly all: unknown }>;

export interface SelectedSheets {
  readonly period: Period;
  readonly sheets: readonly SheetRow[];
}

/** The selected timesheets of a period. @throws Problem not-found if one is of another period or out of reach */
export async function selectedSheets(ctx: Ctx, selection: Selection): Promise<SelectedSheets> {
  if ('all' in selection) return allSheets(ctx, selection);
  const period = periodOf(selection.period);
  const ids = [...new Set(selection.ids)];
  const filters = [{ field: 'id', column: timesheetColumns.id, filter: { value: ids, matchMode: 'in' as const } }];
  const question = { first: 0, rows: ids.length, sort: [], filters, words: [], searched: [] };
  const { others: reach } = await sheetReachOf(ctx);
  const { data } = await readSheetPage(ctx.db, question, { period: period.first, reach });
  if (data.length !== ids.length) throw notFound('timesheet');
  return { period, sheets: data };
}

/** All that match the filters of the list. @throws Problem conflict if one of them changed */
export async function allSheets(ctx: Ctx, { all, total, digest }: Whole): Promise<SelectedSheets> {
  const period = listedPeriod(ctx, all.period);
  const { others: reach } = await sheetReachOf(ctx);
  const sheets = await readSelection(ctx, { columns: timesheetColumns, all, total, digest }, (question) =>
    readSheetPage(ctx.db, question, { period: period.first, reach }),
  );
  return { period, sheets };
}
