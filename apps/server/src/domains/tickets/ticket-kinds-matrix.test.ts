import type { Permission } from '@muster/contract';
import { ticketAttachmentCalls } from '@muster/contract/domains/tickets/ticket-attachment.calls.ts';
import { ticketViewPermissions } from '@muster/contract/domains/tickets/ticket-view-permissions.ts';
import { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

/** Kinds of tickets, by the right that their type needs; null: none. */
const kinds = [null, ...ticketViewPermissions];
const sides = ['staff', 'client', 'employee'] as const;
const rights = ['can view all tickets', 'can view assigned tickets', ...ticketViewPermissions] as const;
const sets: Permission[][] = [[], ...rights.map((right) => [right]), [...rights]];

interface Filed {
  readonly id: number;
  readonly kind: (typeof kinds)[number];
  readonly side: (typeof sides)[number];
  readonly isOwn: boolean;
}

let portal: TestPortal;
const filed: Filed[] = [];
let own: { readonly clientId: number; readonly employeeId: number };
beforeAll(async () => {
  portal = await buildTestApp();
  const { db } = portal;
  const requester = await portal.as({ roles: ['office admin'] });
  const companies = [await createClient(db), await createClient(db)];
  const people = await Promise.all(companies.map(({ id }) => createEmployee(db, { client_id: id })));
  own = { clientId: companies[0]?.id ?? 0, employeeId: people[0]?.id ?? 0 };
  for (const kind of kinds) {
    const type = await createTicketType(db, { view_permission: kind });
    for (const side of sides)
      for (const [index, company] of companies.entries()) {
        const { id } = await createTicket(db, {
          ...{ ticket_type_id: type.id, requester_user_id: requester.userId, side },
          client_id: side === 'staff' ? null : company.id,
          employee_id: side === 'employee' ? (people[index]?.id ?? null) : null,
        });
        filed.push({ id, kind, side, isOwn: index === 0 });
      }
  }
});
afterAll(() => portal.close());

type Side = (typeof sides)[number];
async function viewerOf(side: Side, permissions: Permission[]): Promise<Persona> {
  if (side === 'staff') return portal.as({ permissions });
  if (side === 'client') return portal.as({ roles: ['client'], clientId: own.clientId, permissions });
  // An employee has one account: the one of the set before gives way.
  const before = portal.db.updateTable('app_user').set({ employee_id: null });
  await before.where('employee_id', '=', own.employeeId).execute();
  return portal.as({ roles: ['employee'], employeeId: own.employeeId, permissions });
}

/** Sections 2.4 and 2.6, and record 152, once more: nothing is assigned to anybody here. */
function isSeen(side: Side, permissions: readonly Permission[], ticket: Filed): boolean {
  if (side === 'employee') return ticket.side === 'employee' && ticket.isOwn;
  if (side === 'client')
    return ticket.side === 'client' && ticket.isOwn && permissions.includes('can view assigned tickets');
  if (permissions.includes('can view all tickets')) return true;
  return ticket.kind !== null && permissions.includes(ticket.kind);
}

describe.each(sides)('a viewer of the side %s', (side) => {
  it.each(sets.map((set) => [set.join(', ') || 'no right', set] as const))('with %s', async (_, permissions) => {
    const viewer = await viewerOf(side, permissions);
    const expected = filed.filter((ticket) => isSeen(side, permissions, ticket)).map(({ id }) => id);
    const [records, files]: [number[], number[]] = [[], []];
    for (const { id } of filed) {
      const record = await viewer.refused(ticketWorkCalls.details, { params: { id } });
      if (record.status === 200) records.push(id);
      else expect([403, 404]).toContain(record.status);
      const list = await viewer.refused(ticketAttachmentCalls.list, { params: { id } });
      if (list.status === 200) files.push(id);
      else expect([403, 404]).toContain(list.status);
    }
    expect(records).toEqual(expected);
    expect(files).toEqual(expected);
    const open = await viewer.refused(ticketsCalls.open);
    const mayList = permissions.includes('can view all tickets') || permissions.includes('can view assigned tickets');
    expect(open.status).toBe(mayList ? 200 : 403);
    if (!mayList) return;
    const { data, total } = (await viewer.call(ticketsCalls.open)).body;
    expect(data.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(expected);
    expect(total).toBe(expected.length);
  });
});
