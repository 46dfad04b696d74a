import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { record, type TicketScene, ticketScene } from './ticket-work.fixture.ts';

let portal: TestPortal;
let scene: TicketScene;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = await ticketScene(portal);
});
afterAll(() => portal.close());

async function logOff() {
  const { user, employee } = scene;
  const { id: ticket_type_id } = await portal.db
    .selectFrom('ticket_type')
    .select('id')
    .where('code', '=', 'LOGOFF')
    .executeTakeFirstOrThrow();
  const details = {
    employee: employee.id,
    reason: 'End of employment',
    systems: ['Email', 'VPN'],
    effective_on: '2026-11-27',
    effective_at: '18:00',
    confirmation: ['I know that closed accounts may not be restored'],
  };
  const body = { ticket_type_id, subject: 'Leaver', details };
  return (await user.call(ticketsCalls.create, { body })).body.id;
}

it('lets those who handle a ticket answer their fields, which the other side does not see', async () => {
  const { user, employee } = scene;
  const technician = await portal.as({ roles: ['it'], permissions: ['can view ticket for log ins deactivation'] });
  const id = await logOff();
  const answersOf = async (who: typeof user) =>
    Object.fromEntries(
      (await record(who, id)).answers.map(({ key, value, text, may_edit }) => [key, [value, text, may_edit]]),
    );
  expect((await answersOf(user)).employee).toEqual([employee.id, employee.name, true]);
  expect((await answersOf(technician)).done).toEqual([null, null, true]);
  const body = { version: 1, details: { done: ['Email', 'VPN'] } };
  expect((await technician.call(calls.answer, { params: { id }, body })).body).toEqual({ version: 2 });
  expect((await answersOf(technician)).done?.[0]).toEqual(['Email', 'VPN']);
  const seen = await record(user, id);
  expect(JSON.stringify(seen)).not.toContain('Deactivated');
  expect(seen.history).toEqual([]);
  const refused = await user.refused(calls.answer, { params: { id }, body: { ...body, version: 2 } });
  expect(refused.status).toBe(422);
  const wrong = { version: 2, details: { done: ['Fax'] } };
  expect((await technician.refused(calls.answer, { params: { id }, body: wrong })).body.errors).toEqual({
    'details.done': ['The deactivated is invalid.'],
  });
});

it('checks the answers of the requester as filing does, and logs none', async () => {
  const { user } = scene;
  const id = await logOff();
  const change = (details: object) =>
    user.refused(calls.answer, { params: { id }, body: { version: 1, details } as never });
  expect((await change({ employee: 99_999_999 })).body.errors).toEqual({ 'details.employee': [expect.any(String)] });
  expect((await change({ effective_on: null })).status).toBe(422);
  expect((await change({ effective_on: '2026-12-01' })).status).toBe(200);
  const entries = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('event', '=', 'tickets.change-details')
    .where('subject_id', '=', String(id))
    .execute();
  expect(entries.length).toBe(1);
  expect(JSON.stringify(entries)).not.toContain('2026-12-01');
});

it('keeps to the form that the ticket was filed with', async () => {
  const id = await logOff();
  const admin = await portal.as({ roles: ['admin'] });
  const type = await portal.db
    .selectFrom('ticket_type')
    .selectAll()
    .where('code', '=', 'LOGOFF')
    .executeTakeFirstOrThrow();
  const stored = (await admin.call(ticketTypesCalls.details, { params: { id: type.id } })).body;
  const before = (await record(scene.user, id)).answers.map(({ label }) => label);
  const fields = (stored.forms[0]?.fields ?? []).map((field) => ({ ...field, label: `${field.label} now` }));
  const { forms, field_count, form_number, updated_at, ...rest } = stored;
  await admin.call(ticketTypesCalls.update, { body: { ...rest, fields } as never });
  expect((await record(scene.user, id)).answers.map(({ label }) => label)).toEqual(before);
});
