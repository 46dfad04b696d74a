import type { Permission } from '@muster/contract';
import { ticketAttachmentCalls } from '@muster/contract/domains/tickets/ticket-attachment.calls.ts';
import { myTicketList, ticketList } from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
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
import { pdf, uploadForm } from '../../testing/sample-files.ts';

/** Kinds of tickets, by the right that their type needs; null: none. */
const kinds = [null, ...ticketViewPermissions];
const fileName = 'matrix.pdf';
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
          subject: `Matrix kind${kinds.indexOf(kind)} ${side}`,
          client_id: side === 'staff' ? null : company.id,
          employee_id: side === 'employee' ? (people[index]?.id ?? null) : null,
        });
        filed.push({ id, kind, side, isOwn: index === 0 });
      }
  }
  for (const { id } of filed) {
    const handler = await portal.as({ permissions: ['can view all tickets'] });
    const form = uploadForm({ ticket_id: id }, pdf(), fileName);
    expect((await handler.refused(ticketAttachmentCalls.add, { form })).status).toBe(201);
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

const all: Permission = 'can view all tickets';
const query = (value?: string) => ({
  dt_params: JSON.stringify({
    ...{ first: 0, rows: 100 },
    ...(value && { filters: { global: { value, matchMode: 'contains' } } }),
  }),
});
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const idsOf = ({ data }: { readonly data: readonly { readonly id: number }[] }) => sorted(data.map(({ id }) => id));

/** The numbers in an exported file, without its first row. */
const exported = (csv: string) => sorted([...csv.matchAll(/TCK-(\d+)/g)].map(([, digits]) => Number(digits)));

describe.each(sides)('lists and contents of files for the side %s', (side) => {
  it.each(sets.map((set) => [set.join(', ') || 'no right', set] as const))('with %s', async (_, permissions) => {
    const viewer = await viewerOf(side, [...permissions, 'can create ticket']);
    const seenWith = (held: readonly Permission[]) =>
      filed.filter((ticket) => isSeen(side, held, ticket)).map(({ id }) => id);

    const contents: number[] = [];
    for (const { id } of filed) {
      const read = await viewer.refused(ticketAttachmentCalls.read, { query: { ticket_id: id, file_name: fileName } });
      if (read.status === 200) contents.push(id);
      else expect([403, 404]).toContain(read.status);
    }
    expect(contents).toEqual(seenWith(permissions));

    const columns = ['number', 'subject'];
    const listed = await viewer.refused(ticketList.call, { query: query() });
    const file = await viewer.refused(ticketList.exportCall, { body: { format: 'csv', columns, query: query() } });
    expect([listed.status, file.status]).toEqual(permissions.includes(all) ? [200, 200] : [403, 403]);
    if (permissions.includes(all)) {
      for (const searched of [undefined, 'Matrix']) {
        const { body } = await viewer.call(ticketList.call, { query: query(searched) });
        expect(idsOf(body)).toEqual(seenWith(permissions));
        expect(body.total).toBe(seenWith(permissions).length);
      }
      for (const kind of kinds) {
        const found = (await viewer.call(ticketList.call, { query: query(`Matrix kind${kinds.indexOf(kind)}`) })).body;
        const ofKind = filed.filter((ticket) => ticket.kind === kind && isSeen(side, permissions, ticket));
        expect(idsOf(found)).toEqual(ofKind.map(({ id }) => id));
      }
      expect(exported(file.text)).toEqual(seenWith(permissions));
    }

    // The right to all tickets has a screen of its own.
    const others = side === 'employee' ? [] : seenWith(permissions.filter((right) => right !== all));
    const own = side === 'employee' ? seenWith(permissions) : [];
    for (const [view, expected] of [
      ['own', own],
      ['others', others],
    ] as const) {
      const { body } = await viewer.call(myTicketList.call, { query: { ...query('Matrix'), view } });
      expect(idsOf(body)).toEqual(expected);
      expect(body.total).toBe(expected.length);
      const given = await viewer.refused(myTicketList.exportCall, {
        body: { format: 'csv', columns, query: { ...query(), view } },
      });
      expect(exported(given.text)).toEqual(expected);
    }
  });
});
