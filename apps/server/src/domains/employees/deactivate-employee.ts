import { type CallAnswer, type CallInput, invalidInput, isSeparated } from '@muster/contract';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { moveInto } from '@muster/contract/domains/employees/employee-status.rules.ts';
import {
  type DeactivationRequest,
  separationErrors,
  statusLabels,
} from '@muster/contract/domains/employees/employee-status.schemas.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { cancelPlannedDays, settleSchedules } from '../shifts/index.ts';
import { assertAssignmentReached, assertEndingReached } from './assignment-reach.ts';
import { concludeDeactivation } from './conclude-deactivation.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import {
  type Ending,
  findStatusType,
  markOpenEmploymentPeriod,
  recordStatus,
  type StatusType,
} from './employee-status.repository.ts';
import { endEmployment } from './end-employment.ts';
import { endingWaits } from './ending-waits.ts';
import { lockedEmployee } from './locked-employee.ts';
import { planEnding } from './plan-ending.ts';
import { removePlannedEnding } from './planned-ending.repository.ts';
import { assertLastDay, assertMove, assertWithinOpenPeriod } from './status-change.ts';

type Deactivate = (typeof employeeStatusCalls)['deactivate'];

/** Suspends an employee, or ends the employment: immediately, or after the last shift. */
export async function deactivateEmployee(ctx: Ctx, { body }: CallInput<Deactivate>): Promise<CallAnswer<Deactivate>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  const type = await requiredType(ctx, body);
  assertMove(record, type.move);
  const change = { record, body, type, today };
  return isSeparated(type.group) ? separate(ctx, change) : suspend(ctx, change);
}

interface Deactivation {
  readonly record: EmployeeRecord;
  readonly body: DeactivationRequest;
  readonly type: StatusType;
  readonly today: string;
}

/** @throws Problem invalid-input for a missing or active type, or where the body lacks a field that its group requires. */
async function requiredType(ctx: Ctx, body: DeactivationRequest) {
  const type = await findStatusType(ctx.db, body.status_type_id);
  const move = type ? moveInto(type.group) : null;
  if (!type || move === null) throw invalidInput({ status_type_id: [say.invalid(statusLabels.status_type_id)] });
  const errors = separationErrors(type.group, body);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { ...type, move };
}

/** The effective date is the last working day. */
async function separate(ctx: Ctx, { record, body, type, today }: Deactivation): Promise<CallAnswer<Deactivate>> {
  const { id, effective_date: lastDay, immediately = false } = body;
  assertLastDay(record, { day: lastDay, immediately }, today);
  await assertEndingReached(ctx, record, lastDay);
  const effectiveAt = await endingWaits(ctx, { employeeId: id, lastDay, immediately });
  const ended = { record, typeId: type.id, ending: endingOf(body, type), actor: ctx.viewer, today };
  if (effectiveAt === null) {
    if (record.planned_ending) await forgetPlan(ctx, id, record.planned_ending.last_day);
    return endEmployment(ctx, ended);
  }
  const { typeId, ending, actor } = ended;
  const plan = { employeeId: id, typeId, ...ending, actor, effectiveAt: effectiveAt.toString() };
  return planEnding(ctx, { record, plan, today });
}

/** The last day may be after the planned one, so its days return to the schedule first. */
async function forgetPlan(ctx: Ctx, employeeId: number, lastDay: string): Promise<void> {
  await removePlannedEnding(ctx.db, employeeId);
  await settleSchedules(ctx, [employeeId], lastDay);
}

function endingOf({ effective_date, reason, clearance_status, rehire }: DeactivationRequest, type: StatusType): Ending {
  return {
    lastDay: effective_date,
    group: type.group === 'resignation' ? 'resignation' : 'termination',
    reason,
    clearanceStatus: clearance_status ?? 'Pending',
    rehire: rehire === true,
  };
}

/** The effective date is the first day off. Client, shift and a planned last day stay. */
async function suspend(ctx: Ctx, { record, body, type, today }: Deactivation): Promise<CallAnswer<Deactivate>> {
  const { id, version: _version, effective_date: day, reason } = body;
  assertWithinOpenPeriod(record, day, today);
  await assertAssignmentReached(ctx, { employeeId: id, from: day });
  await markOpenEmploymentPeriod(ctx.db, id, 'inactive', reason);
  await cancelPlannedDays(ctx, id, day);
  const status = { toTypeId: type.id, effectiveOn: day, at: ctx.clock.now() };
  await recordStatus(ctx.db, { ...status, employeeId: id, reason, actor: ctx.viewer });
  const after = { status: type.group, status_type_id: type.id, effective_date: day, reason };
  return concludeDeactivation(ctx, { record, today, after });
}
