import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { LeftOutKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { concludeStep } from './conclude-step.ts';
import { changedSheet } from './locked-sheet.ts';
import { assertSome, judged, outcomeOf } from './many-sheets.ts';
import { allSheets } from './select-sheets.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { lockSheets } from './timesheet-write.repository.ts';

type Approve = (typeof timesheetsCalls)['approve'];

/** Approves submitted timesheets and lists the omitted ones, including the viewer's own. */
export async function approveTimesheets(ctx: Ctx, { body }: CallInput<Approve>): Promise<CallAnswer<Approve>> {
  const { versions, period } = await selected(ctx, body.selection);
  const sheets = await lockSheets(ctx.db, [...versions.keys()], sheetReachOf(ctx.viewer), period);
  if (sheets.length !== versions.size) throw notFound('timesheet');
  const result = judged(sheets, (sheet) => whyNot(sheet, versions.get(sheet.id), ctx.viewer.employeeId));
  const [first] = result.leftOut;
  const outdated = result.taken.length === 0 && first?.why === 'version' && sheets.find(({ id }) => id === first.id);
  if (outdated) throw await changedSheet(ctx, outdated, versions.get(outdated.id) ?? 0);
  assertSome(result);
  const step = { from: 'submitted', to: 'approved', reason: null, event: 'timesheets.approve' } as const;
  await concludeStep(ctx, result.taken, step);
  return outcomeOf(result);
}

/** For all results, the versions are those that were just read; their number is checked instead. */
async function selected(ctx: Ctx, selection: CallInput<Approve>['body']['selection']) {
  const isAll = 'all' in selection;
  const { period, sheets } = isAll ? await allSheets(ctx, selection) : { period: null, sheets: selection.timesheets };
  return { period, versions: new Map(sheets.map(({ id, version }) => [id, version])) };
}

function whyNot(sheet: SheetRow, version: number | undefined, ownId: number | null): LeftOutKind | null {
  if (sheet.employee_id === ownId) return 'own';
  if (sheet.version !== version) return 'version';
  if (sheet.state !== 'submitted') return 'not-submitted';
  return sheet.unsettled_days > 0 ? 'unsettled' : null;
}
