import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee, refreshList } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createTicketSlaPolicy } from '../../testing/factories/ticket-sla-policies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { recountTicketTimes } from './recount-ticket-times.ts';
import { ticketSlaPolicyBody } from './ticket-sla-policy-body.fixture.ts';

let portal: TestPortal;
let requester: number;
beforeAll(async () => {
  portal = await buildTestApp();
  requester = (await portal.as({ roles: ['it'] })).userId;
});
afterAll(() => portal.close());

const officeHours = { days: [1, 2, 3, 4, 5], from_time: '09:00', to_time: '18:00' };
const timesOf = async (id: number) => {
  const { first_response_due_at, due_at } = await portal.db
    .selectFrom('ticket')
    .select(['first_response_due_at', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [first_response_due_at, due_at].map((instant) => instant && Temporal.Instant.from(instant).toString());
};
async function typeWith(policy: Parameters<typeof createTicketSlaPolicy>[1] = {}, hours: object = officeHours) {
  const { id } = await createTicketSlaPolicy(portal.db, policy, hours);
  const type = await createTicketType(portal.db, { sla_policy_id: id });
  const ticket = (columns: object = {}) =>
    createTicket(portal.db, { ticket_type_id: type.id, requester_user_id: requester, ...columns });
  return { policyId: id, type, ticket };
}
async function recountAll(most?: number) {
  let portions = 0;
  while (await recountTicketTimes(portal.services, most)) portions += 1;
  return portions;
}
const announced = async () =>
  (
    await portal.db
      .selectFrom('event_outbox')
      .select('payload')
      .where('name', '=', 'ticket.changed')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload);
// Friday, 16:00 in Manila: two hours are left.
const filed_at = '2026-11-27T08:00:00Z';

it('files a ticket with the due times of its type, also for an employee', async () => {
  portal.clock.set(filed_at);
  const { type } = await typeWith();
  const employee = await createEmployee(portal.db);
  await refreshList(portal.db, employee.id);
  const viewer = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const body = { ticket_type_id: type.id, subject: 'Desk', details: { question: 'When?' } };
  const { id, due_by } = (await viewer.call(ticketsCalls.create, { body })).body;
  // 4 and 24 hours of work.
  expect(await timesOf(id)).toEqual(['2026-11-30T03:00:00Z', '2026-12-02T05:00:00Z']);
  expect(due_by).toBe('2026-12-02T05:00:00Z');
});

it('keeps what was reached, and closed tickets', async () => {
  const { ticket } = await typeWith();
  const pending = async ({ pending_since, ...columns }: { pending_since: string; filed_at: string }) => {
    const one = await ticket({ ...columns, status: 3, pending_since });
    await portal.db.insertInto('ticket_pause').values({ ticket_id: one.id, from_at: pending_since }).execute();
    return one;
  };
  const known = { filed_at, first_response_due_at: filed_at, due_at: filed_at };
  const open = await ticket(known);
  const answered = await ticket({ ...known, first_responded_at: '2026-11-27T07:00:00Z' });
  const paused = await pending({ ...known, pending_since: '2026-11-27T09:00:00Z' });
  const late = await pending({ ...known, pending_since: '2026-12-03T01:00:00Z' });
  const closed = await ticket({ ...known, status: 5, resolved_at: filed_at, closed_at: filed_at });
  const ids = [open, answered, paused, late, closed].map(({ id }) => id);
  expect(await applyTicketTimes(portal, ids)).toHaveLength(4);
  const [first, due] = ['2026-11-30T03:00:00Z', '2026-12-02T05:00:00Z'];
  expect(await timesOf(open.id)).toEqual([first, due]);
  expect(await timesOf(answered.id)).toEqual([filed_at, due]);
  expect(await timesOf(paused.id)).toEqual([first, null]);
  // Missed before the pause.
  expect(await timesOf(late.id)).toEqual([first, due]);
  expect(await timesOf(closed.id)).toEqual([filed_at, filed_at]);
  expect(await applyTicketTimes(portal, ids)).toEqual([]);
});

it('a changed policy gives its open tickets new due times, in portions, and leaves those of other policies', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  await recountAll();
  const { policyId, ticket } = await typeWith();
  const other = await (await typeWith()).ticket({ filed_at });
  const tickets = [await ticket({ filed_at }), await ticket({ filed_at }), await ticket({ filed_at, priority: 4 })];
  const target = { first_response: 60, resolution: 120 };
  const targets = { 1: target, 2: target, 3: target, 4: { first_response: 30, resolution: 60 } };
  const windows = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00', breaks: [] }];
  const body = { ...ticketSlaPolicyBody, name: 'Changed', id: policyId, version: 1, windows, targets };
  await admin.call(ticketSlaPoliciesCalls.update, { body });
  const before = await announced();
  expect(await recountAll(2)).toBe(2);
  // Open lists and the action centers of those who handle them show the new times.
  expect((await announced()).slice(before.length)).toEqual(tickets.map(({ id }) => ({ id, isPublic: true })));
  for (const { id, priority } of tickets)
    expect(await timesOf(id)).toEqual(
      priority === 4
        ? ['2026-11-27T08:30:00Z', '2026-11-27T09:00:00Z']
        : ['2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z'],
    );
  expect(await timesOf(other.id)).toEqual([null, null]);
});

it('a holiday that is added, moved or deleted gives open tickets new due times', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const calendar = await createHolidayCalendar(portal.db);
  const { ticket } = await typeWith({ holiday_calendar_id: calendar.id });
  const { id } = await ticket({ filed_at });
  await applyTicketTimes(portal, [id]);
  const without = ['2026-11-30T03:00:00Z', '2026-12-02T05:00:00Z'];
  expect(await timesOf(id)).toEqual(without);
  const holiday = { calendar_id: calendar.id, name: 'Bonifacio Day', kind: 'regular' as const, source: 'Proclamation' };
  const shared = { from_time: null, until_time: null, is_fixed: true };
  const added = await admin.call(holidaysCalls.create, { body: { ...holiday, ...shared, day: '2026-11-30' } });
  await recountAll();
  expect(await timesOf(id)).toEqual(['2026-12-01T03:00:00Z', '2026-12-03T05:00:00Z']);
  const moved = { ...holiday, ...shared, id: added.body.id, version: 1, day: '2026-12-01' };
  await admin.call(holidaysCalls.update, { body: moved });
  await recountAll();
  expect(await timesOf(id)).toEqual(['2026-11-30T03:00:00Z', '2026-12-03T05:00:00Z']);
  await admin.call(holidaysCalls.delete, { body: { id: added.body.id } });
  await recountAll();
  expect(await timesOf(id)).toEqual(without);
});
