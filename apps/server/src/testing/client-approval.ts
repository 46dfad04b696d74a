import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { addDay, createTimesheet, type DayGaps } from './factories/timesheets.ts';

export const period = '2026-03-01';

/** A client that approves hours, with an approver and a user who does not approve. */
export async function approvingClient(portal: TestPortal, hr: Persona) {
  const { id } = await createClient(portal.db);
  const approver = await portal.as({ roles: ['client-user'], clientId: id });
  const other = await portal.as({ roles: ['client-admin'], clientId: id });
  await hr.call(hoursApprovalCalls.set, {
    body: { client_id: id, approves_hours: true, approves_leave: false, user_ids: [approver.userId] },
  });
  return { id, approver, other };
}

/** Submitted by the person, with a worked day for each client and more days for the present one. The last one is the present client. */
export async function submittedSheet(
  portal: TestPortal,
  clients: readonly { readonly id: number }[],
  more: readonly DayGaps[] = [],
) {
  const present = clients.at(-1);
  const employee = await createEmployee(portal.db, present ? { client_id: present.id } : {});
  for (const [index, client] of clients.entries())
    await addDay(portal.db, { id: employee.id, client_id: client.id }, { work_date: `2026-03-0${index + 2}` });
  for (const day of more) await addDay(portal.db, { id: employee.id, client_id: employee.client_id }, day);
  const { id } = await createTimesheet(portal.db, employee, period);
  const user = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await user.call(timesheetsCalls.submit, { body: { id, version: 1 } });
  return { id, employee, user };
}

export const approvedByHr = (hr: Persona, id: number) =>
  hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: 2 }] } } });
