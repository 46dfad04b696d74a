import type { Permission, Role } from '@muster/contract';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/rows.generated.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

/** A client, an employee there, and staff with different rights: an admin took the tickets of its group away from accounting. */
export async function ticketScene(portal: TestPortal) {
  await portal.db
    .deleteFrom('role_permission')
    .where('role_id', '=', (is) => is.selectFrom('role').select('id').where('name', '=', 'accounting'))
    .where('permission_id', '=', (is) =>
      is.selectFrom('permission').select('id').where('name', '=', 'can view assigned tickets'),
    )
    .execute();
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  const type = await createTicketType(portal.db, { default_group: 'it' });
  const ofStaff = (roles: Role[], permissions: Permission[], name: string) => portal.as({ roles, permissions, name });
  return {
    client,
    employee,
    type,
    ana: await portal.as({ roles: ['employee'], employeeId: employee.id, name: 'Ana Cruz' }),
    agent: await ofStaff(['it'], ['can view assigned tickets'], 'Ira Tan'),
    lead: await ofStaff(['hr'], ['can view all tickets'], 'Lia Santos'),
    outsider: await portal.as({ roles: ['accounting'], name: 'Otto Reyes' }),
    user: await portal.as({ roles: ['client-user'], clientId: client.id, name: 'Uma Bell' }),
    colleague: await portal.as({ roles: ['client-admin'], clientId: client.id, name: 'Cole Hart' }),
  };
}

export type TicketScene = Awaited<ReturnType<typeof ticketScene>>;
type Columns = Partial<Insertable<Database['ticket']>>;

/** Filed by the employee, open, for IT. */
export const ofEmployee = (portal: TestPortal, { type, ana, employee, client }: TicketScene, columns: Columns = {}) =>
  createTicket(portal.db, {
    ...{ ticket_type_id: type.id, requester_user_id: ana.userId, side: 'employee', group_role: 'it' },
    ...{ employee_id: employee.id, client_id: client.id, filed_at: portal.clock.now().toString(), ...columns },
  });

/** Filed by the client user. */
export const ofClient = (portal: TestPortal, { type, user, client }: TicketScene, columns: Columns = {}) =>
  createTicket(portal.db, {
    ...{ ticket_type_id: type.id, requester_user_id: user.userId, side: 'client', group_role: 'it' },
    ...{ client_id: client.id, filed_at: portal.clock.now().toString(), ...columns },
  });

/** Filed by staff who see all tickets. */
export const ofStaff = (portal: TestPortal, { type, lead }: TicketScene, columns: Columns = {}) =>
  createTicket(portal.db, {
    ...{ ticket_type_id: type.id, requester_user_id: lead.userId, side: 'staff', group_role: 'it' },
    ...{ filed_at: portal.clock.now().toString(), ...columns },
  });

export const record = async (who: Persona, id: number) => (await who.call(calls.details, { params: { id } })).body;
export const reply = (who: Persona, id: number, body: object = {}) =>
  who.refused(calls.reply, { params: { id }, body: { body: 'Any news?', ...body } });
export const note = (who: Persona, id: number, body: object = {}) =>
  who.refused(calls.addNote, { params: { id }, body: { body: 'Ask the vendor.', ...body } });
export const move = async (who: Persona, id: number, status: 2 | 3 | 4 | 5) =>
  who.refused(calls.move, { params: { id }, body: { status, version: (await record(who, id)).version } });

/** Kinds and links of the notifications of a user, oldest first. */
export async function noticesOf(portal: TestPortal, { userId }: Persona): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('notification')
    .select(['type', 'link'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ type, link }) => `${type} ${link}`);
}
