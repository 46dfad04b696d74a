import { ticketSlaPoliciesCalls as calls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createTicketSlaPolicy } from '../../testing/factories/ticket-sla-policies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { ticketSlaPolicyBody } from './ticket-sla-policy-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes SLA policies, and logs each change with hours and targets', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const body = { ...ticketSlaPolicyBody, name: 'First' };
  const added = await admin.call(calls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const { name, windows, targets } = body;
  expect((await admin.call(calls.details, { params: { id } })).body).toMatchObject({ name, windows, targets });
  const target = { first_response: 5, resolution: 10 };
  const allDay = [{ days: [7, 6, 6], from: '00:00', to: '00:00', breaks: [] }];
  const change = {
    ...body,
    ...{ id, version: 1, name: 'Renamed', description: null },
    ...{ windows: allDay, targets: { 1: target, 2: target, 3: target, 4: target } },
  };
  expect((await admin.call(calls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.call(calls.details, { params: { id } })).body).toMatchObject({
    ...{ name: 'Renamed', description: null, targets: change.targets },
    windows: [{ days: [6, 7], from: '00:00', to: '00:00', breaks: [] }],
  });
  expect((await admin.refused(calls.update, { body: change })).status).toBe(409);
  expect((await admin.call(calls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(calls.delete, { body: { id } })).status).toBe(404);
  const entries = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'before', 'after'])
    .where('subject_kind', '=', 'ticket-sla-policy')
    .orderBy('id')
    .execute();
  expect(entries.map(({ event }) => event)).toEqual([
    'tickets.create-ticket-sla-policy',
    'tickets.update-ticket-sla-policy',
    'tickets.delete-ticket-sla-policy',
  ]);
  expect(entries[1]?.before).toMatchObject({ windows: 'Mon, Tue, Wed, Thu, Fri 22:00–07:00 without 02:00–03:00' });
  expect(entries[1]?.after).toMatchObject({ windows: 'Sat, Sun 00:00–00:00' });
});

it('refuses a name that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name } = await createTicketSlaPolicy(portal.db);
  const refused = await admin.refused(calls.create, { body: { ...ticketSlaPolicyBody, name: name.toUpperCase() } });
  expect(refused).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
});

it('refuses unknown zones, calendars of a client, breaks outside the hours and targets in the wrong order', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const client = await createClient(portal.db);
  const calendar = await createHolidayCalendar(portal.db, { client_id: client.id });
  const errorsOf = async (terms: object) => {
    const body = { ...ticketSlaPolicyBody, name: 'Refused', ...terms };
    const refused = await admin.refused(calls.create, { body });
    expect(refused.status).toBe(422);
    return refused.body.errors;
  };
  expect(await errorsOf({ timezone_id: 999_999 })).toEqual({ timezone_id: ['The timezone is invalid.'] });
  expect(await errorsOf({ holiday_calendar_id: calendar.id })).toEqual({
    holiday_calendar_id: ['The holiday calendar is invalid.'],
  });
  const breaks = [{ from: '08:00', to: '09:00' }];
  expect(await errorsOf({ windows: [{ days: [1], from: '22:00', to: '07:00', breaks }] })).toEqual({
    'windows.0.breaks.0.from': ['The break must be within the working hours.'],
  });
  expect(await errorsOf({ windows: [] })).toEqual({ windows: ['Add working hours.'] });
  const targets = { ...ticketSlaPolicyBody.targets, 4: { first_response: 61, resolution: 60 } };
  expect(await errorsOf({ targets })).toEqual({
    'targets.4.resolution': ['The resolution must not be due before the first response.'],
  });
});

it('keeps a policy that ticket types name', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id } = await createTicketSlaPolicy(portal.db);
  await createTicketType(portal.db, { sla_policy_id: id });
  const refused = await admin.refused(calls.delete, { body: { id } });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'The SLA policy is in use by 1 ticket type, and cannot be deleted.' },
  });
});
