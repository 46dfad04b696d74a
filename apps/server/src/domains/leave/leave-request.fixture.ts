import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';

export const weekdays = { shift: { work_days: [1, 2, 3, 4, 5] } };

/** An employee who works on weekdays and has ten days of vacation. */
export async function taker(portal: TestPortal, gaps: Parameters<typeof createLeaveTaker>[1] = weekdays) {
  const worker = await createLeaveTaker(portal, gaps);
  return { ...worker, user: await portal.as({ roles: ['employee'], employeeId: worker.id }) };
}

export const range = (first_day: string, last_day = first_day) => ({ first_day, last_day, reason: 'A family trip.' });

/** Requests leave and approves it. */
export async function approvedLeave(portal: TestPortal, first: string, last: string, code = 'VL') {
  const one = await taker(portal, { ...weekdays, code });
  const { body } = await one.user.call(calls.request, { body: { leave_type_id: one.typeId, ...range(first, last) } });
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
  await portal.settle();
  return { ...one, requestId: body.id };
}

export async function refusedRequest(by: Persona, body: object) {
  const refused = await by.refused(calls.request, { body: body as never });
  return [refused.status, refused.body.errors];
}

/** Of the first five planned days. */
export async function plannedFrom(portal: TestPortal, employeeId: number, first: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('employee_schedule')
    .select(['work_date', 'status'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .orderBy('work_date')
    .limit(5)
    .execute();
  return rows.map(({ work_date, status }) => `${work_date} ${status}`);
}
