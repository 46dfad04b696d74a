import { timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { mayApprove } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decisionRefusals } from '../approvals/index.ts';
import { splitForApproval } from './approval-obstacles.ts';
import type { SheetRow } from './timesheet-list.repository.ts';

/** Those of the timesheets that the viewer could approve now, by the rules of approving them. */
export async function decidableSheets(ctx: Ctx, rows: readonly SheetRow[]): Promise<ReadonlySet<number>> {
  const { viewer } = ctx;
  const submitted = rows.filter((row) =>
    mayApprove(viewer, { state: row.state, isOwn: isOwnRecord(viewer, row.employee_id) }),
  );
  if (submitted.length === 0) return new Set();
  const versions = new Map(submitted.map(({ id, version }) => [id, version]));
  const { taken } = await splitForApproval(ctx, submitted, versions);
  const ids = taken.map(({ id }) => id);
  const refusals = await decisionRefusals(ctx, timesheetApproval, ids);
  return new Set(ids.filter((id) => refusals.get(id) === null));
}
