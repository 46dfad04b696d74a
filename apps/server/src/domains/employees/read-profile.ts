import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { namesAround } from './employee-profile.repository.ts';
import { readEmployee } from './employee-record.repository.ts';
import { presentProfile } from './profile.presenter.ts';
import { assertReadable } from './reachable-employee.ts';
import { openSensitive } from './sensitive-record.ts';

type Read = (typeof employeeProfileCalls)['read'];

/** The viewer's own profile or another employee's. The personal part is for the employee and for viewers with the right. */
export async function readProfile(ctx: Ctx, { params }: CallInput<Read>): Promise<CallAnswer<Read>> {
  const { client_id } = await assertReadable(ctx, params.id);
  const isOwn = ctx.viewer.employeeId === params.id;
  const withSensitive = isOwn || maySeeSensitive(ctx.viewer);
  const asOf = todayAtHome(ctx);
  const found = await readEmployee(ctx.db, { id: params.id, asOf, withSensitive, reach: 'all' });
  if (!found) throw notFound('employee');
  if (withSensitive && !isOwn) {
    await ctx.audit({
      event: 'employees.read-profile',
      subject: { kind: 'employee', id: String(params.id) },
      clientId: client_id,
    });
  }
  return presentProfile(
    { ...found.record, ...(await namesAround(ctx.db, params.id)) },
    found.sensitive && openSensitive(ctx.cipher, found.uuid, found.sensitive),
    isOwn,
  );
}
