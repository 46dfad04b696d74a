import { type CallInput, Problem } from '@muster/contract';
import type { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { disableAccountOfEmployee } from '../accounts/index.ts';
import { withdrawApprovals } from '../approvals/index.ts';
import { assertAssignmentReached } from './assignment-reach.ts';
import { refreshList } from './employee-list.repository.ts';
import { markDeleted, personalEmailOf } from './employee-record.repository.ts';
import { employeeDeleted } from './employees.events.ts';
import { keepDeleted } from './former-keys.ts';
import { lockedEmployee } from './locked-employee.ts';
import { deletePayChanges } from './pay-change.repository.ts';

type Delete = (typeof employeesCalls)['delete'];

/** Deletes an employee: disables the sign-in and erases the sensitive data (section 8). */
export async function deleteEmployee(ctx: Ctx, { body }: CallInput<Delete>): Promise<undefined> {
  const today = todayAtHome(ctx);
  const found = await lockedEmployee(ctx, { id: body.id }, today);
  if (isOwnRecord(ctx.viewer, body.id))
    throw new Problem('forbidden', 'This is your own record. Someone else must delete it.');
  await assertAssignmentReached(ctx, { employeeId: body.id, from: today });
  const personal = await withoutRowSecurity(ctx.db, () => personalEmailOf(ctx.db, body.id));
  await keepDeleted(ctx, body.id, { personal_email: personal });
  // Also where the viewer cannot see the sensitive data.
  await withoutRowSecurity(ctx.db, () => markDeleted(ctx.db, body.id, ctx.clock.now().toString()));
  const waiting = await withoutRowSecurity(ctx.db, () => deletePayChanges(ctx.db, body.id));
  await withdrawApprovals(ctx, { kind: payChangeApproval, subjectIds: waiting, reason: null });
  await disableAccountOfEmployee(ctx, body.id);
  await refreshList(ctx.db, [body.id], today);
  await ctx.audit({
    event: 'employees.delete',
    subject: { kind: 'employee', id: String(body.id) },
    clientId: found.record.client_id,
    before: { name: found.record.name, third_party_employee_id: found.record.third_party_employee_id },
    version: found.version + 1,
  });
  await ctx.announce(employeeDeleted, { employeeId: body.id, clientId: found.record.client_id });
  return undefined;
}
