import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { enableAccountOfEmployee } from '../accounts/index.ts';
import { announceScheduleChanged, settleSchedules } from '../shifts/index.ts';
import { assertAssignmentReached } from './assignment-reach.ts';
import { activeStatusTypeId, markOpenEmploymentPeriod, recordStatus } from './employee-status.repository.ts';
import { employeeReactivated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { assertMove, assertWithinOpenPeriod, concludeChange } from './status-change.ts';

type Reactivate = (typeof employeeStatusCalls)['reactivate'];

/** Ends a suspension or leave of absence: the employment period continues, and the account is enabled. */
export async function reactivateEmployee(ctx: Ctx, { body }: CallInput<Reactivate>): Promise<CallAnswer<Reactivate>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, body, today);
  assertMove(record, 'reactivate');
  assertWithinOpenPeriod(record, body.effective_date, today);
  await assertAssignmentReached(ctx, { employeeId: body.id, from: body.effective_date });
  const reason = body.reason ?? null;

  await markOpenEmploymentPeriod(ctx.db, body.id, 'active', null);
  await recordStatus(ctx.db, {
    employeeId: body.id,
    toTypeId: activeStatusTypeId,
    effectiveOn: body.effective_date,
    at: ctx.clock.now(),
    reason,
    actor: ctx.viewer,
  });
  await enableAccountOfEmployee(ctx, body.id);
  await settleSchedules(ctx, [body.id], body.effective_date);
  const answer = await concludeChange(ctx, {
    event: 'employees.reactivate',
    record,
    today,
    before: { status: record.status_group },
    after: { status: 'active', effective_date: body.effective_date, reason },
  });
  await announceScheduleChanged(ctx, [body.id]);
  await ctx.announce(employeeReactivated, { employeeId: body.id, clientId: record.client_id });
  return answer;
}
