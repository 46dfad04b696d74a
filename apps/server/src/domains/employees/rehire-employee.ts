import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { enableAccountOfEmployee } from '../accounts/index.ts';
import { type Placing, placeOnShift } from '../shifts/index.ts';
import { assertReferences } from './employee-problems.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { findReferenceProblems } from './employee-references.repository.ts';
import { activeStatusTypeId, beginEmploymentPeriod, recordStatus } from './employee-status.repository.ts';
import { employeeReactivated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { beginAssignments } from './move-assignment.ts';
import { assertMove, concludeChange } from './status-change.ts';
import { storedReferences } from './stored-references.ts';

type Rehire = (typeof employeeStatusCalls)['rehire'];

/** Begins a new employment period for a former employee who may be rehired. Earlier periods do not change. */
export async function rehireEmployee(ctx: Ctx, { body }: CallInput<Rehire>): Promise<CallAnswer<Rehire>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  assertMove(record, 'rehire');
  assertAfterLastDay(record, body.start_date);
  assertReferences(
    await findReferenceProblems(ctx.db, {
      // The client must accept employees today.
      ...storedReferences(record, { clientId: record.client_id, shiftId: body.shift_id ?? null }),
      today,
      scope: scopeOf(ctx.viewer),
    }),
  );
  const orientation = body.orientation_date ?? body.start_date;
  const reason = body.reason ?? null;

  await beginEmploymentPeriod(ctx.db, {
    employeeId: body.id,
    start: body.start_date,
    orientation,
  });
  await beginAssignments(ctx.db, {
    employeeId: body.id,
    start: body.start_date,
    clientId: record.client_id,
    position: record.position,
    userId: ctx.viewer.userId,
  });
  await recordStatus(ctx.db, {
    employeeId: body.id,
    toTypeId: activeStatusTypeId,
    effectiveOn: body.start_date,
    at: ctx.clock.now(),
    reason,
    actor: ctx.viewer,
  });
  await enableAccountOfEmployee(ctx, body.id);
  const placement = placementOf(ctx, body);
  if (placement) await placeOnShift(ctx, placement, { field: placement.rotation ? 'rotation_id' : 'shift_id' });
  const answer = await concludeChange(ctx, {
    event: 'employees.rehire',
    record,
    today,
    before: { status: record.status_group, start_date: record.start_date },
    after: {
      status: 'active',
      start_date: body.start_date,
      orientation_date: orientation,
      shift_id: body.shift_id ?? null,
      ...(placement?.rotation && {
        rotation_id: placement.rotation.id,
        rotation_starts_on: placement.rotation.startsOn,
      }),
      reason,
    },
  });
  await ctx.announce(employeeReactivated, { employeeId: body.id, clientId: record.client_id });
  return answer;
}

/** A shift or a rotation from the first day on; days off are those of the shift. Null without one. */
function placementOf(ctx: Ctx, body: CallInput<Rehire>['body']): Placing | null {
  const { id, start_date: from, shift_id: shiftId = null, rotation_id, rotation_starts_on: startsOn } = body;
  const rotation = rotation_id !== undefined && startsOn ? { id: rotation_id, startsOn } : null;
  if (shiftId === null && rotation === null) return null;
  // The locked record is within reach.
  const none = { to: null, restDays: null, reason: null, reach: 'all' } as const;
  return { ...none, employeeIds: [id], shiftId, rotation, from, source: 'form', userId: ctx.viewer.userId };
}

function assertAfterLastDay({ employment_periods }: EmployeeRecord, start: string): void {
  const lastDay = employment_periods[0]?.end_date ?? null;
  if (lastDay !== null && start <= lastDay) {
    throw invalidInput({
      start_date: [`The start date must be after the last day of the previous employment period, ${lastDay}.`],
    });
  }
}
