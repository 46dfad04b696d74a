import { ticketApprovalsCalls as calls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';

/** Types that need approval, an employee with a lead, and a client with an approver and two other users. */
export async function approvalScene(portal: TestPortal) {
  const { db } = portal;
  const client = await createClient(db);
  const [employee, leading] = [
    await createEmployee(db, { client_id: client.id }),
    await createEmployee(db, { client_id: client.id }),
  ];
  const team = await createTeam(db, { client_id: client.id });
  await addToTeam(db, team, employee);
  await addToTeam(db, team, leading, 'teamLead');
  const type = await createTicketType(
    db,
    { needs_approval: true, audience: ['employee', 'client', 'staff'], default_group: 'it' },
    { seen_by: ['requester', 'approver', 'assignee'] },
  );
  const approver = await portal.as({ roles: ['client-admin'], clientId: client.id, name: 'Uma Bell' });
  await db.updateTable('app_user').set({ approval_enabled: true }).where('id', '=', approver.userId).execute();
  return {
    client,
    employee,
    type,
    ana: await portal.as({ roles: ['employee'], employeeId: employee.id, name: 'Ana Cruz' }),
    lead: await portal.as({ roles: ['team lead', 'employee'], employeeId: leading.id, name: 'Leo Tan' }),
    hr: await portal.as({ roles: ['hr'], name: 'Hana Lim' }),
    agent: await portal.as({ roles: ['it'], name: 'Ira Tan' }),
    approver,
    user: await portal.as({ roles: ['client-user'], clientId: client.id, name: 'Cole Hart' }),
    /** Has the right, but does not approve for the company. */
    admin: await portal.as({ roles: ['client-admin'], clientId: client.id, name: 'Ada Reed' }),
  };
}

export type ApprovalScene = Awaited<ReturnType<typeof approvalScene>>;

/** As somebody files it: waits for approval. */
export async function fileTicket(who: Persona, { type }: Pick<ApprovalScene, 'type'>): Promise<number> {
  const body = { ticket_type_id: type.id, subject: 'A second monitor', details: { question: 'For the new desk.' } };
  return (await who.call(ticketsCalls.create, { body })).body.id;
}

export const decide = (who: Persona, id: number, gaps: object = {}) =>
  who.refused(calls.decide, { body: { id, decision: 'approved', ...gaps } });

export const waitingOf = async (who: Persona, view: 'waiting' | 'decided' = 'waiting') =>
  (await who.call(calls.list, { query: { view } })).body.data;

export const storedTicket = (portal: TestPortal, id: number) =>
  portal.db
    .selectFrom('ticket')
    .select(['status', 'approval_state', 'approval_due_at', 'approved_at', 'first_response_due_at', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
