import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';

export async function leaveFiler(portal: TestPortal, gaps: Parameters<typeof createLeaveTaker>[1] = {}) {
  const worker = await createLeaveTaker(portal, { shift: { work_days: [1, 2, 3, 4, 5] }, ...gaps });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const { id: typeOfTicket } = await portal.db
    .selectFrom('ticket_type')
    .select('id')
    .where('code', '=', 'LEAVE')
    .executeTakeFirstOrThrow();
  const body = (dates: readonly string[], reason = 'A family trip.') => ({
    ticket_type_id: typeOfTicket,
    subject: 'Surgery',
    details: { leave_type: worker.typeId, dates: [...dates], reason },
  });
  return { ...worker, user, body };
}

export const leaveOf = (portal: TestPortal, employeeId: number) =>
  portal.db.selectFrom('leave_request').selectAll().where('employee_id', '=', employeeId).execute();

export const answersOf = async (reader: Persona, id: number) => {
  const { body } = await reader.call(ticketWorkCalls.details, { params: { id } });
  const named = Object.fromEntries(body.answers.map(({ key, value }) => [key, value]));
  return { ...body, named };
};

export async function filedLeave(portal: TestPortal) {
  const one = await leaveFiler(portal);
  const { body } = await one.user.call(ticketsCalls.create, { body: one.body(['2026-03-16', '2026-03-17']) });
  const [request] = await leaveOf(portal, one.id);
  if (!request) throw new Error('no leave request');
  return { ...one, ticketId: body.id, requestId: request.id };
}
