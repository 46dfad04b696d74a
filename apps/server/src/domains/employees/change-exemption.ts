import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { mayExempt } from '@muster/contract/domains/employees/employees.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { setExemption } from './employee-status.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { lockedEmployee } from './locked-employee.ts';
import { concludeChange } from './status-change.ts';

type Exempt = (typeof employeeStatusCalls)['exempt'];

/** Sets whether absences of this employee count as infractions. Setting the current value changes nothing. */
export async function changeExemption(ctx: Ctx, { body }: CallInput<Exempt>): Promise<CallAnswer<Exempt>> {
  const today = todayAtHome(ctx);
  const { record } = await lockedEmployee(ctx, { id: body.id }, today);
  const before = record.is_infraction_exempted;
  if (before === body.exempted) return { id: body.id, version: record.version };
  if (!mayExempt(ctx.viewer, body.id))
    throw new Problem('forbidden', "You can't change your own exemption. Ask someone else to do it.");
  await setExemption(ctx.db, body.id, body.exempted);
  const answer = await concludeChange(ctx, {
    event: 'employees.exempt-infractions',
    record,
    today,
    before: { is_infraction_exempted: before },
    after: { is_infraction_exempted: body.exempted },
  });
  await ctx.announce(employeeUpdated, { employeeId: body.id, clientId: record.client_id });
  return answer;
}
