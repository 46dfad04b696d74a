import type { LeftOutKind } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { isOwnRecord, type Viewer } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { DecisionRefusal } from '../approvals/index.ts';
import { runningSheets } from './running-sheets.ts';
import { type SplitSheets, splitSheets } from './split-sheets.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { unsettledSheets } from './timesheet-record.repository.ts';

/** Checks what prevents the approval of timesheets. Whether the viewer may decide now is checked later. */
export async function splitForApproval(
  ctx: Ctx,
  sheets: readonly SheetRow[],
  versions: ReadonlyMap<number, number>,
): Promise<SplitSheets> {
  const running = await runningSheets(ctx, sheets);
  const unsettled = await unsettledSheets(
    ctx.db,
    sheets.map(({ id }) => id),
  );
  return splitSheets(sheets, (sheet) =>
    whyNot(sheet, { version: versions.get(sheet.id), viewer: ctx.viewer, running, unsettled }),
  );
}

/** The same reasons as the approvals engine has, in the words of timesheets. */
export function leftOutBy(refusal: DecisionRefusal): LeftOutKind {
  if (refusal === 'closed') return 'not-submitted';
  // The viewer's own timesheets were removed before, so the viewer submitted this one for somebody else.
  return refusal === 'own' ? 'submitter' : refusal;
}

interface Situation {
  readonly version: number | undefined;
  readonly viewer: Viewer;
  /** The last day has not ended. */
  readonly running: ReadonlySet<number>;
  readonly unsettled: ReadonlySet<number>;
}

function whyNot(sheet: SheetRow, { version, viewer, running, unsettled }: Situation): LeftOutKind | null {
  if (isOwnRecord(viewer, sheet.employee_id)) return 'own';
  if (sheet.version !== version) return 'version';
  if (sheet.state !== 'submitted') return sheet.state === 'open' ? 'not-submitted' : sheet.state;
  if (running.has(sheet.id)) return 'not-over';
  if (sheet.unsettled_days > 0 || unsettled.has(sheet.id)) return 'unsettled';
  return sheet.waiting_overtime_minutes > 0 ? 'overtime' : null;
}
