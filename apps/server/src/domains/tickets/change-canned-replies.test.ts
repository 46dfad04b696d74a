import { cannedRepliesCalls as calls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const body = { name: 'First', body: 'Thank you, {requester}.', is_active: true };

it('adds, changes and deletes canned replies, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'], name: 'Ada Reed' });
  const type = await createTicketType(portal.db);
  const added = await admin.call(calls.create, { body: { ...body, ticket_type_id: type.id } });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', is_active: false };
  expect((await admin.call(calls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(calls.update, { body: change })).status).toBe(409);
  const { body: page } = await admin.call(calls.list);
  expect(page.data).toMatchObject([
    { name: 'Renamed', ticket_type: null, is_active: false, updated_by: 'Ada Reed', version: 2 },
  ]);
  expect((await admin.call(calls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(calls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'canned-reply')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'tickets.create-canned-reply',
    'tickets.update-canned-reply',
    'tickets.delete-canned-reply',
  ]);
});

it('refuses a name that an active one has, in any case and with any accents', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const old = await createCannedReply(portal.db, { name: 'Café opening', is_active: false });
  const taken = { status: 422, body: { codes: { name: ['validation.unique'] } } };
  expect((await admin.call(calls.create, { body: { ...body, name: 'Cafe opening' } })).status).toBe(201);
  expect(await admin.refused(calls.create, { body: { ...body, name: 'CAFÉ Opening' } })).toMatchObject(taken);
  const restored = { ...body, id: old.id, version: 1, name: old.name };
  expect(await admin.refused(calls.update, { body: restored })).toMatchObject(taken);
});

it('names a placeholder that cannot be filled in, and refuses an unknown type', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const wrong = await admin.refused(calls.create, { body: { ...body, name: 'Pay', body: 'You earn {salary}.' } });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body)).toContain('{salary} cannot be filled in.');
  const unknown = { ...body, name: 'Typed', ticket_type_id: 99_999_999 };
  expect((await admin.refused(calls.create, { body: unknown })).status).toBe(422);
});

it('keeps a ticket type that a text is for', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const type = await createTicketType(portal.db);
  await createCannedReply(portal.db, { ticket_type_id: type.id });
  const refused = await admin.refused(ticketTypesCalls.delete, { body: { id: type.id } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'The ticket type is in use by 1 canned reply, and cannot be deleted.' },
  });
});
