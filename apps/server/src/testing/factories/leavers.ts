import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { settleSchedules } from '../../domains/shifts/index.ts';
import type { TestPortal } from '../build-test-app.ts';
import { createWorker, type WorkerGaps } from './attendance.ts';

/** 22:00 to 06:00 in Manila. */
export const nights = { start_time: '22:00', end_time: '06:00' } as const;

/** Works on every day of the week, with a schedule from the portal's present day on. */
export async function createLeaver(portal: TestPortal, shift: WorkerGaps['shift'] = {}) {
  const worker = await createWorker(portal.db, { shift });
  await settleSchedules(portal, [worker.id], '2026-03-01');
  return worker;
}

export const resignation = (id: number, lastDay: string) => ({
  id,
  status_type_id: statusTypeIds.resigned,
  effective_date: lastDay,
  reason: 'Moves abroad',
  clearance_status: 'Pending' as const,
  rehire: true,
});

/** Signed in for this moment: the session of an earlier one has expired. */
export const hrOf = (portal: TestPortal) => portal.as({ roles: ['hr'], name: 'Hannah Ramos' });

export async function leave(portal: TestPortal, { id }: { id: number }, lastDay: string, more: object = {}) {
  const hr = await hrOf(portal);
  return hr.refused(employeeStatusCalls.deactivate, { body: { ...resignation(id, lastDay), ...more } });
}

export async function recordOf(portal: TestPortal, { id }: { id: number }) {
  const hr = await hrOf(portal);
  return (await hr.call(employeesCalls.details, { params: { id } })).body;
}

/** The work dates of planned shifts from a day on. */
export async function plannedDays(portal: TestPortal, { id }: { id: number }, from: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('employee_schedule')
    .select('work_date')
    .where('employee_id', '=', id)
    .where('work_date', '>=', from)
    .where('status', '=', 'scheduled')
    .orderBy('work_date')
    .execute();
  return rows.map(({ work_date }) => work_date);
}

export async function accountStatus(portal: TestPortal, { userId }: { userId: number }): Promise<string> {
  const account = await portal.db
    .selectFrom('app_user')
    .select('status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return account.status;
}
