import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';

let portal: TestPortal;
let people: Readonly<Record<'staff' | 'employee', Persona>>;
let typeId: number;
beforeAll(async () => {
  portal = await buildTestApp();
  const { db } = portal;
  people = {
    staff: await portal.as({ roles: ['hr'] }),
    employee: await portal.as({ roles: ['employee'], employeeId: (await createEmployee(db)).id }),
  };
  typeId = (await createTicketType(db, { needs_approval: true, audience: ['employee', 'staff'] })).id;
  await sql`create function refuse_late() returns trigger language plpgsql as $$
    begin raise check_violation using constraint = 'ticket_subject_late'; end $$`.execute(db);
  await sql`create constraint trigger ticket_late after insert on ticket deferrable initially deferred
    for each row when (new.subject = 'Late') execute function refuse_late()`.execute(db);
  await sql`create unique index ticket_subject_once on ticket (subject) where subject = 'Once'`.execute(db);
});
afterAll(() => portal.close());

const file = (who: Persona, subject: string) => {
  const body = { ticket_type_id: typeId, subject, details: { question: 'Why?' } };
  return who.refused(ticketsCalls.create, { body });
};

const stored = async () => {
  const { rows } =
    await sql`select (select count(*) from ticket) as tickets, (select count(*) from approval_request) as requests,
    (select count(*) from activity_log where event = 'tickets.create') as entries, (select count(*) from event_outbox) as events`.execute(
      portal.db,
    );
  return rows;
};

it.each(['staff', 'employee'] as const)(
  'answers 409 to %s for a constraint that fails at the commit, and stores nothing',
  async (side) => {
    const before = await stored();
    const { status, body } = await file(people[side], 'Late');
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await stored()).toEqual(before);
  },
);

it.each(['staff', 'employee'] as const)('answers 409 to %s for one that fails in a statement', async (side) => {
  if (side === 'staff') expect((await file(people.staff, 'Once')).status).toBe(201);
  const before = await stored();
  const { status, body } = await file(people[side], 'Once');
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(await stored()).toEqual(before);
  expect((await file(people[side], 'Another one')).status).toBe(201);
});
