import { type CallInput, dayIn, homeZone, notFound } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { disableAccountOfEmployee } from '../accounts/index.ts';
import { refreshList } from './employee-list.repository.ts';
import { lockEmployee, markDeleted, readEmployee } from './employee-record.repository.ts';
import { employeeDeleted } from './employees.events.ts';

type Delete = (typeof employeesCalls)['delete'];

/** Deletes an employee: disables the sign-in and erases the sensitive data (section 8). */
export async function deleteEmployee(ctx: Ctx, { body }: CallInput<Delete>): Promise<undefined> {
  const today = dayIn(homeZone, ctx.clock.now());
  const reach = reachOf(ctx.viewer, recordArea);
  const locked = await lockEmployee(ctx.db, body.id);
  const found = locked && (await readEmployee(ctx.db, { id: body.id, asOf: today, withSensitive: false, reach }));
  if (!found) throw notFound('employee');
  // Also where the viewer cannot see the sensitive data.
  await withoutRowSecurity(ctx.db, () => markDeleted(ctx.db, body.id, ctx.clock.now().toString()));
  await disableAccountOfEmployee(ctx, body.id);
  await refreshList(ctx.db, [body.id], today);
  await ctx.audit({
    event: 'employees.delete',
    subject: { kind: 'employee', id: String(body.id) },
    clientId: found.record.client_id,
    before: { name: found.record.name, third_party_employee_id: found.record.third_party_employee_id },
    details: { version: found.record.version + 1 },
  });
  await ctx.announce(employeeDeleted, { employeeId: body.id, clientId: found.record.client_id });
  return undefined;
}
