import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTicketSlaPolicy } from '../../testing/factories/ticket-sla-policies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';
import { ticketTypeBody } from './ticket-type-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const [floor, other] = ticketTypeBody.fields;
if (!floor || !other) throw new Error('The fixture has two fields.');

it('adds, changes and deletes ticket types, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const added = await admin.call(ticketTypesCalls.create, { body: ticketTypeBody });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...ticketTypeBody, id, version: 1, name: 'Renamed', description: null };
  expect((await admin.call(ticketTypesCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(ticketTypesCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(ticketTypesCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(ticketTypesCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'ticket-type')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'tickets.create-ticket-type',
    'tickets.update-ticket-type',
    'tickets.delete-ticket-type',
  ]);
});

it('publishes another version of the form only if its fields change, and keeps the former one', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const body = { ...ticketTypeBody, name: 'Versions', code: 'VERSIONS' };
  const { id } = (await admin.call(ticketTypesCalls.create, { body })).body;
  const settings = { ...body, id, version: 1, default_priority: 4 } as const;
  await admin.call(ticketTypesCalls.update, { body: settings });
  const renamed = { ...floor, label: 'Which floor' };
  await admin.call(ticketTypesCalls.update, { body: { ...settings, version: 2, fields: [renamed, other] } });
  const { body: record } = await admin.call(ticketTypesCalls.details, { params: { id } });
  expect(record).toMatchObject({ version: 3, default_priority: 4, form_number: 2, field_count: 2 });
  expect(record.forms).toMatchObject([
    { number: 2, published_by: admin.name, fields: [renamed, other] },
    { number: 1, published_by: admin.name, fields: [floor, other] },
  ]);
});

it('keeps a type that a ticket has', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id } = await createTicketType(portal.db);
  await createTicket(portal.db, { ticket_type_id: id, requester_user_id: admin.userId });
  const refused = await admin.refused(ticketTypesCalls.delete, { body: { id } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'The ticket type is in use by 1 ticket, and cannot be deleted.' },
  });
});

it('never changes a published form', async () => {
  const { id } = await createTicketType(portal.db);
  const ofType = sql`version_id = (select v.id from ticket_type_version v where v.ticket_type_id = ${id})`;
  await expect(sql`update ticket_type_field set label = 'Other' where ${ofType}`.execute(portal.db)).rejects.toThrow(
    'A row of ticket_type_field is never changed.',
  );
  await expect(
    sql`update ticket_type_version set number = 2 where ticket_type_id = ${id}`.execute(portal.db),
  ).rejects.toThrow('A row of ticket_type_version is never changed.');
});

it('refuses a name or a code that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name, code } = await createTicketType(portal.db);
  const named = await admin.refused(ticketTypesCalls.create, { body: { ...ticketTypeBody, name: name.toUpperCase() } });
  expect(named).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
  const coded = await admin.refused(ticketTypesCalls.create, { body: { ...ticketTypeBody, code: code.toLowerCase() } });
  expect(coded).toMatchObject({ status: 422, body: { codes: { code: ['validation.unique'] } } });
});

it('refuses a form whose conditions are wrong', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const upsideDown = { ...ticketTypeBody, code: 'UPSIDE', fields: [other, floor] };
  const refused = await admin.refused(ticketTypesCalls.create, { body: upsideDown });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { fields: ['Field 1, Other floor: its condition must name a field above it.'] } },
  });
});

it('keeps the form of leave requests', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id } = await portal.db
    .selectFrom('ticket_type')
    .select('id')
    .where('code', '=', 'LEAVE')
    .executeTakeFirstOrThrow();
  const { body: leave } = await admin.call(ticketTypesCalls.details, { params: { id } });
  const {
    forms,
    sla_policy: ____,
    approval_policy: _____,
    field_count: _,
    form_number: __,
    updated_at: ___,
    ...stored
  } = leave;
  const fields = forms[0]?.fields ?? [];
  for (const [status, other] of [
    [409, { fields: fields.slice(1) }],
    [409, { fields: fields.filter(({ key }) => !['approver', 'answer'].includes(key)), code: 'AWAY' }],
    [422, { fields, code: 'AWAY' }],
  ] as const)
    expect((await admin.refused(ticketTypesCalls.update, { body: { ...stored, ...other } })).status).toBe(status);
  expect((await admin.refused(ticketTypesCalls.delete, { body: { id } })).status).toBe(409);
  expect((await admin.call(ticketTypesCalls.update, { body: { ...stored, fields, is_active: true } })).status).toBe(
    200,
  );
});

it('gives open tickets the due times of the new SLA policy', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const waiting = async () =>
    (await portal.db.selectFrom('ticket_sla_recount').select('policy_id').execute()).map(({ policy_id: id }) => id);
  const former = await waiting();
  const body = { ...ticketTypeBody, name: 'Timed', code: 'TIMED' };
  const { id } = (await admin.call(ticketTypesCalls.create, { body })).body;
  await admin.call(ticketTypesCalls.update, { body: { ...body, id, version: 1, name: 'Timed well' } });
  expect(await waiting()).toEqual(former);
  const policy = await createTicketSlaPolicy(portal.db);
  await admin.call(ticketTypesCalls.update, { body: { ...body, id, version: 2, sla_policy_id: policy.id } });
  expect(await waiting()).toEqual([...former, policy.id]);
});
