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
import { disableAccountOfEmployee } from '../accounts/index.ts';
import { cancelSchedules, endPlacements } from '../shifts/index.ts';
import {
  endEmploymentPeriod,
  findStatusType,
  markOpenEmploymentPeriod,
  recordStatus,
  type StatusType,
} from './employee-status.repository.ts';
import { employeeDeactivated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { endAssignments } from './move-assignment.ts';
import { assertMove, assertWithinOpenPeriod, concludeChange } from './status-change.ts';

type Deactivate = (typeof employeeStatusCalls)['deactivate'];

/** Suspends an employee or ends the employment: employment period, history, shifts, sign-in and list, all or nothing. */
export async function deactivateEmployee(ctx: Ctx, { body }: CallInput<Deactivate>): Promise<CallAnswer<Deactivate>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  const type = await requiredType(ctx, body);
  assertMove(record, type.move);
  assertWithinOpenPeriod(record, body.effective_date, today);

  await applyTo(ctx, body, type);
  await recordStatus(ctx.db, {
    employeeId: body.id,
    toTypeId: type.id,
    effectiveOn: body.effective_date,
    reason: body.reason,
    actor: ctx.viewer,
  });
  await disableAccountOfEmployee(ctx, body.id);
  const { id, version: _version, ...after } = body;
  const answer = await concludeChange(ctx, {
    event: 'employees.deactivate',
    record,
    today,
    before: { status: record.status_group },
    after: { status: type.group, ...after },
  });
  await ctx.announce(employeeDeactivated, { employeeId: id, clientId: record.client_id });
  return answer;
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

/** The effective date is the last working day of an ending, and the first day off of a suspension, which keeps client and shift. */
async function applyTo(ctx: Ctx, body: DeactivationRequest, { group }: StatusType): Promise<void> {
  const { id, effective_date: day, reason, clearance_status, rehire } = body;
  if (!isSeparated(group)) {
    await markOpenEmploymentPeriod(ctx.db, id, 'inactive', reason);
    await cancelSchedules(ctx.db, id, day);
    return;
  }
  await endEmploymentPeriod(ctx.db, id, {
    lastDay: day,
    group: group === 'resignation' ? 'resignation' : 'termination',
    reason,
    clearanceStatus: clearance_status ?? 'Pending',
    rehire: rehire === true,
  });
  await endAssignments(ctx.db, id, day);
  await endPlacements(ctx.db, id, day);
  await cancelSchedules(ctx.db, id, Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}
