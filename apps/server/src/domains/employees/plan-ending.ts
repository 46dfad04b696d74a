import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { scheduleChanged, settleSchedules } from '../shifts/index.ts';
import type { EmployeeRecord, PlannedEndingRow } from './employee-record.repository.ts';
import { updateColumns } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { type PlannedEnding, storePlannedEnding } from './planned-ending.repository.ts';
import { concludeChange } from './status-change.ts';

export interface EndingPlan {
  readonly record: EmployeeRecord;
  readonly plan: PlannedEnding;
  readonly today: string;
}

/** Stores the end of the employment for later; another plan is replaced. Days after the last one leave the schedule. */
export async function planEnding(
  ctx: Ctx,
  { record, plan, today }: EndingPlan,
): Promise<{ id: number; version: number }> {
  const earlier = record.planned_ending;
  await storePlannedEnding(ctx.db, plan);
  const last = earlier && earlier.last_day < plan.lastDay ? earlier.last_day : plan.lastDay;
  const after = {
    status_type_id: plan.typeId,
    effective_date: plan.lastDay,
    reason: plan.reason,
    clearance_status: plan.clearanceStatus,
    rehire: plan.rehire,
  };
  const before = earlier ? endingFields(earlier) : Object.fromEntries(Object.keys(after).map((field) => [field, null]));
  return concludePlan(ctx, { event: 'employees.deactivate', record, today, before, after, from: dayAfter(last) });
}

/** The logged fields of a plan. */
export function endingFields(plan: PlannedEndingRow) {
  return {
    status_type_id: plan.status_type.id,
    effective_date: plan.last_day,
    reason: plan.reason,
    clearance_status: plan.clearance_status,
    rehire: plan.rehire,
  };
}

interface ChangedPlan {
  readonly event: string;
  readonly record: EmployeeRecord;
  readonly today: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** First day whose schedule changes. */
  readonly from: string;
}

/** Ends every change of a plan: schedule, version, list, activity log and events. */
export async function concludePlan(
  ctx: Ctx,
  { from, ...change }: ChangedPlan,
): Promise<{ id: number; version: number }> {
  const { id: employeeId, client_id: clientId } = change.record;
  await updateColumns(ctx.db, employeeId, {});
  await settleSchedules(ctx, [employeeId], from);
  const answer = await concludeChange(ctx, change);
  await ctx.announce(scheduleChanged, { employeeIds: [employeeId] });
  await ctx.announce(employeeUpdated, { employeeId, clientId });
  return answer;
}
