import { ticketNoteAttachmentCalls as files } from '@muster/contract/domains/tickets/ticket-note-attachment.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import {
  note,
  noticesOf,
  ofClient,
  ofEmployee,
  record,
  reply,
  type TicketScene,
  ticketScene,
} from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-11-24T02:00:00Z'));

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

it('is read by those who handle the ticket, with its mentions', async () => {
  const { agent, lead } = scene;
  const { id } = await ofEmployee(portal, scene);
  await note(agent, id, { body: '@Lia Santos please approve.', mentions: [lead.userId] });
  const { handling } = await record(lead, id);
  expect(handling?.notes).toEqual([
    {
      ...{ id: expect.any(Number), ticket_id: id, body: '@Lia Santos please approve.', files: [] },
      ...{ at: '2026-11-24T02:00:00.000Z', mentions: [{ id: lead.userId, name: 'Lia Santos' }] },
      author: { user_id: agent.userId, name: 'Ira Tan', label: 'IT' },
    },
  ]);
  expect(handling?.first_responded_at).toBeNull();
  expect(await noticesOf(portal, lead)).toContain(`tickets.mentioned /ticket-details/${id}`);
});

describe('an internal note stays among staff', () => {
  const secret = 'Zanzibar';

  it('in answers, notifications, push, mail, files and the activity log', async () => {
    const { ana, user, colleague, agent, lead } = scene;
    const before = await noticesOf(portal, lead);
    for (const file of [ofEmployee, ofClient]) {
      const { id } = await file(portal, scene, { assignee_user_id: lead.userId });
      const own = file === ofEmployee ? [ana] : [user, colleague];
      // Somebody of another side who got into the list of followers is no reader.
      const followers = own.map(({ userId }) => ({ ticket_id: id, user_id: userId }));
      await portal.db.insertInto('ticket_follower').values(followers).execute();
      const earlier = await Promise.all(own.map((who) => noticesOf(portal, who)));
      const mentions = own.map(({ userId }) => userId);
      const noteId = idOf(await note(agent, id, { body: `${secret} says no.`, mentions }));
      const form = uploadForm({ ticket_note_id: noteId }, pdf(secret), `${secret}.pdf`);
      const added = await agent.refused(files.add, { form });
      expect(added.status).toBe(201);
      await reply(agent, id, { body: 'We look into it.' });
      await portal.settle();
      for (const [index, who] of own.entries()) {
        const seen = await who.refused(ticketsCalls.open);
        const answer = await record(who, id);
        expect(JSON.stringify([seen.body, answer])).not.toContain(secret);
        expect(answer.handling).toBeNull();
        expect(answer.history).toEqual([]);
        expect((await note(who, id)).status).toBe(403);
        const query = { ticket_note_id: noteId, file_name: `${secret}.pdf` };
        const tried = [
          await who.refused(files.list, { params: { id: noteId } }),
          await who.refused(files.read, { query }),
          await who.refused(files.add, { form: uploadForm({ ticket_note_id: noteId }, pdf(), 'a.pdf') }),
          await who.refused(files.remove, { params: { id: idOf(added) } }),
        ];
        expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        const later = (await noticesOf(portal, who)).slice(earlier[index]?.length);
        expect(later.every((title) => title === `tickets.answered /my-tickets/${id}`)).toBe(true);
      }
      const logged = await portal.db
        .selectFrom('activity_log')
        .select(['event', 'client_id', 'before', 'after', 'details'])
        .where('subject_id', '=', String(id))
        .where('subject_kind', '=', 'ticket')
        .execute();
      expect(JSON.stringify(logged)).not.toContain(secret);
      expect(logged.filter(({ event }) => event.includes('note')).map(({ client_id }) => client_id)).toEqual([
        null,
        null,
      ]);
    }
    const outside = await Promise.all(
      (['notification', 'mail_outbox', 'event_outbox', 'sms_outbox'] as const).map((table) =>
        sql`select * from ${sql.table(table)}`.execute(portal.db),
      ),
    );
    expect(JSON.stringify(outside.map(({ rows }) => rows))).not.toContain(secret);
    expect((await noticesOf(portal, lead)).length).toBeGreaterThan(before.length);
  });

  it('by row security, with its mentions and its files', async () => {
    const { client, employee } = scene;
    const counted = (rows: string) =>
      writeWithin(portal.services.databases, { rows }, async (db) => {
        const found = await sql<{ notes: number; mentions: number; files: number; changes: number }>`
          select (select count(*)::integer from ticket_note) as notes,
            (select count(*)::integer from ticket_mention where note_id is not null) as mentions,
            (select count(*)::integer from attachment where ticket_note_id is not null) as files,
            (select count(*)::integer from ticket_change where kind not in ('status', 'merged')) as changes`.execute(
          db,
        );
        return found.rows[0];
      });
    const nothing = { notes: 0, mentions: 0, files: 0, changes: 0 };
    for (const scope of ['none', `client:${client.id}`, `employee:${employee.id}`])
      expect(await counted(scope)).toEqual(nothing);
    expect((await counted('staff'))?.notes).toBeGreaterThan(0);
  });
});

it('about somebody of the staff is not read by that person, whatever their rights', async () => {
  const { agent, client } = scene;
  const { id: employee_id } = await createEmployee(portal.db, { client_id: client.id });
  const hr = await portal.as({ roles: ['hr'], permissions: ['can view all tickets'], employeeId: employee_id });
  const given = { employee_id, requester_user_id: hr.userId, assignee_user_id: hr.userId };
  const { id } = await ofEmployee(portal, scene, given);
  await note(agent, id, { body: 'About the lead.', mentions: [hr.userId] });
  expect((await record(hr, id)).handling).toBeNull();
  expect((await note(hr, id)).status).toBe(403);
  expect(await noticesOf(portal, hr)).toEqual([]);
});

it('follows the right of the type: who loses it reads and hears nothing more', async () => {
  const { lead, agent } = scene;
  const right = 'can view new candidate search ticket';
  const guard = await portal.as({ permissions: [right] });
  const type = await portal.db
    .selectFrom('ticket_type')
    .select('id')
    .where('view_permission', '=', right)
    .executeTakeFirstOrThrow();
  const { id } = await ofEmployee(portal, scene, { ticket_type_id: type.id });
  const follower = { ticket_id: id, user_id: guard.userId };
  await portal.db.insertInto('ticket_follower').values(follower).execute();
  await note(lead, id);
  expect((await record(guard, id)).handling?.notes.length).toBe(1);
  expect((await noticesOf(portal, guard)).length).toBe(1);
  expect((await note(agent, id)).status).toBe(404);
  await portal.db.deleteFrom('user_permission').where('user_id', '=', guard.userId).execute();
  await note(lead, id);
  expect((await note(guard, id)).status).toBe(404);
  expect((await noticesOf(portal, guard)).length).toBe(1);
});
