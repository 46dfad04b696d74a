import { ticketSlaPoliciesCalls as calls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
import { createTicketSlaPolicy } from '../../testing/factories/ticket-sla-policies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';
import { slaTermsById } from './sla-terms.repository.ts';
import { ticketSlaPolicyBody } from './ticket-sla-policy-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows SLA policies with the types and open tickets that follow them', async () => {
  const { db } = portal;
  const admin = await portal.as({ roles: ['admin'] });
  const calendar = await createHolidayCalendar(db);
  const { id, name } = await createTicketSlaPolicy(db, { holiday_calendar_id: calendar.id });
  const type = await createTicketType(db, { sla_policy_id: id });
  const about = { ticket_type_id: type.id, requester_user_id: admin.userId };
  await createTicket(db, about);
  await createTicket(db, { ...about, status: 4, resolved_at: '2026-11-24T01:00:00Z' });
  const { body: page } = await admin.call(calls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  const row = { id, version: 1, name, timezone: 'Asia/Manila', holiday_calendar: calendar.name };
  expect(page).toMatchObject({ total: 1, data: [{ ...row, types: 1, open_tickets: 1 }] });
  const { body: details } = await admin.call(calls.details, { params: { id } });
  expect(details).toMatchObject({ ...row, holiday_calendar_id: calendar.id, type_names: [type.name] });
  const { body: choices } = await admin.call(calls.choices);
  expect(choices).toContainEqual({ id, name, timezone: 'Asia/Manila' });
  expect((await admin.refused(calls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('previews when a ticket that is filed now is due, by the terms as they are typed', async () => {
  portal.clock.set('2026-11-27T16:00:00Z');
  const admin = await portal.as({ roles: ['admin'] });
  const calendar = await createHolidayCalendar(portal.db);
  await createHoliday(portal.db, { calendar_id: calendar.id, day: '2026-11-30' });
  const { name: _, description: __, ...terms } = ticketSlaPolicyBody;
  const preview = async (changes: object = {}) =>
    (await admin.call(calls.preview, { body: { ...terms, ...changes } })).body;
  // Friday night in Manila, with six hours left after the first.
  expect(await preview()).toEqual({
    filed_at: '2026-11-27T16:00:00Z',
    timezone: 'Asia/Manila',
    approval_at: '2026-11-30T16:00:00Z',
    priorities: [
      { priority: 4, first_response_at: '2026-11-27T17:00:00Z', resolution_at: '2026-11-30T16:00:00Z' },
      { priority: 3, first_response_at: '2026-11-27T18:00:00Z', resolution_at: '2026-12-01T16:00:00Z' },
      { priority: 2, first_response_at: '2026-11-27T21:00:00Z', resolution_at: '2026-12-02T16:00:00Z' },
      { priority: 1, first_response_at: '2026-11-30T16:00:00Z', resolution_at: '2026-12-04T16:00:00Z' },
    ],
  });
  // The night that begins on the holiday is free.
  expect(await preview({ holiday_calendar_id: calendar.id })).toMatchObject({
    approval_at: '2026-12-01T16:00:00Z',
  });
  expect((await admin.refused(calls.preview, { body: { ...terms, timezone_id: 999_999 } })).body.errors).toEqual({
    timezone_id: ['The timezone is invalid.'],
  });
});

it('is closed to viewers without the right', async () => {
  for (const role of ['hr', 'it', 'employee', 'client-admin'] as const)
    expect((await (await portal.as({ roles: [role] })).refused(calls.list)).status).toBe(403);
});

it('row security shows policies to staff, and to others those of types that they may file', async () => {
  const { id } = await createTicketSlaPolicy(portal.db);
  const filed = await createTicketSlaPolicy(portal.db);
  await createTicketType(portal.db, { sla_policy_id: filed.id, audience: ['employee'] });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => {
      const seen = await slaTermsById(db, [id, filed.id]);
      return seen.map((terms) => [terms.id, terms.windows.length, terms.targets !== null]);
    });
  expect(await seenBy('none')).toEqual([]);
  expect(await seenBy('client:1')).toEqual([]);
  expect(await seenBy('employee:1')).toEqual([[filed.id, 1, true]]);
  expect(await seenBy('staff')).toHaveLength(2);
});
