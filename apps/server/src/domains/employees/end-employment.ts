import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { cancelPlannedDays, endPlacements } from '../shifts/index.ts';
import { concludeDeactivation } from './conclude-deactivation.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { type Ending, endEmploymentPeriod, recordStatus, type StatusChange } from './employee-status.repository.ts';
import { endAssignments } from './move-assignment.ts';
import { removePlannedEnding } from './planned-ending.repository.ts';

export interface EndedEmployment {
  readonly record: EmployeeRecord;
  readonly typeId: number;
  readonly ending: Ending;
  readonly actor: StatusChange['actor'];
  readonly today: string;
  /** For the activity log. */
  readonly details?: Readonly<Record<string, string | null>>;
}

/** Ends the employment period, assignments, shifts and account of a locked employee after the last day, all or nothing. */
export async function endEmployment(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'audit' | 'announce'>,
  { record, typeId, ending, actor, today, details }: EndedEmployment,
): Promise<{ id: number; version: number }> {
  const { id } = record;
  const { lastDay, reason } = ending;
  await endEmploymentPeriod(ctx.db, id, ending);
  await endAssignments(ctx.db, id, lastDay);
  await endPlacements(ctx.db, id, lastDay);
  await cancelPlannedDays(ctx, id, dayAfter(lastDay));
  await removePlannedEnding(ctx.db, id);
  const status = { toTypeId: typeId, effectiveOn: lastDay, at: ctx.clock.now() };
  await recordStatus(ctx.db, { ...status, employeeId: id, reason, actor });
  return concludeDeactivation(ctx, {
    record,
    today,
    after: {
      status: ending.group,
      status_type_id: typeId,
      effective_date: lastDay,
      reason,
      clearance_status: ending.clearanceStatus,
      rehire: ending.rehire,
    },
    ...(details && { details }),
  });
}
