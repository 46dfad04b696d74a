import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Role } from '@muster/contract/roles.ts';
import type { TestPortal } from './build-test-app.ts';

interface Person {
  readonly id: number;
}

/**
 * Signs in as an employee. Tests call it for each moment, because a session expires when the clock moves on. An employee
 * has one account, so the account of the previous session loses the employee.
 */
export async function selfOf(portal: TestPortal, { id }: Person, roles: Role[] = ['employee']) {
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', id).execute();
  return portal.as({ roles, employeeId: id });
}

/** Clocks as the employee at a moment. */
export async function punchAt(portal: TestPortal, person: Person, at: string, kind: PunchKind) {
  portal.clock.set(at);
  const user = await selfOf(portal, person);
  return user.call(attendanceCalls.punch, { body: { kind } });
}
