import { type CallAnswer, type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertEndingReached } from './assignment-reach.ts';
import { lockedEmployee } from './locked-employee.ts';
import { concludePlan, endingFields } from './plan-ending.ts';
import { removePlannedEnding } from './planned-ending.repository.ts';

type Cancel = (typeof employeeStatusCalls)['cancelEnding'];

/** Withdraws a planned last day: the employment continues, and the days after it return to the schedule. */
export async function cancelEnding(ctx: Ctx, { body }: CallInput<Cancel>): Promise<CallAnswer<Cancel>> {
  const today = dayIn(homeZone, ctx.clock.now());
  const { record } = await lockedEmployee(ctx, body, today);
  const plan = record.planned_ending;
  if (plan === null) throw notFound('planned last day');
  await assertEndingReached(ctx, record, plan.last_day);
  await removePlannedEnding(ctx.db, body.id);
  const before = endingFields(plan);
  return concludePlan(ctx, {
    event: 'employees.cancel-ending',
    record,
    today,
    before,
    after: Object.fromEntries(Object.keys(before).map((field) => [field, null])),
    from: dayAfter(plan.last_day),
  });
}
