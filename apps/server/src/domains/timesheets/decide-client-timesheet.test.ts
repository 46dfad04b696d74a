import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { hoursApprovalCalls } from '@muster/contract/domains/timesheets/hours-approval.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { actAs } from '../accounts/impersonation.fixture.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const period = '2026-03-01';

/** A client that approves hours, with an approver and a user who does not approve. */
async function approvingClient() {
  const { id } = await createClient(portal.db);
  const approver = await portal.as({ roles: ['client-user'], clientId: id });
  const other = await portal.as({ roles: ['client-admin'], clientId: id });
  await hr.call(hoursApprovalCalls.set, { body: { client_id: id, approves_hours: true, user_ids: [approver.userId] } });
  return { id, approver, other };
}

/** Submitted by the person, with a worked day for each client; the last one is the present client. */
async function submittedSheet(...clients: readonly { id: number }[]) {
  const present = clients.at(-1);
  const employee = await createEmployee(portal.db, present ? { client_id: present.id } : {});
  for (const [index, client] of clients.entries())
    await addDay(portal.db, { id: employee.id, client_id: client.id }, { work_date: `2026-03-0${index + 2}` });
  const { id } = await createTimesheet(portal.db, employee, period);
  const user = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await user.call(timesheetsCalls.submit, { body: { id, version: 1 } });
  return { id, employee, user };
}

const approveByHr = (id: number, version = 2) =>
  hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version }] } } });

const decide = (decision: 'approved' | 'returned', id: number, comment?: string) => ({
  body: { id, version: 2, decision, ...(comment !== undefined && { comment }) },
});

const stateOf = async (id: number) =>
  (await portal.db.selectFrom('timesheet').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

const waitingFor = async (who: Persona) =>
  (await who.call(clientTimesheetsCalls.list, { query: {} })).body.waiting.map(({ id }) => id);

it('waits for the client after the lead or HR, and tells the client nothing but its hours', async () => {
  const client = await approvingClient();
  const { id, employee } = await submittedSheet(client);
  expect(await waitingFor(client.approver)).toEqual([]);
  const early = await client.approver.refused(clientTimesheetsCalls.decide, decide('approved', id));
  expect([early.status, early.body.message]).toEqual([403, "This waits for somebody else's decision."]);
  expect((await approveByHr(id)).body.done).toBe(1);
  expect(await stateOf(id)).toBe('submitted');
  await portal.settle();
  const bell = portal.db
    .selectFrom('notification')
    .select(['title', 'link'])
    .where('user_id', '=', client.approver.userId);
  expect(await bell.execute()).toEqual([{ title: 'Timesheets need your approval', link: '/client-timesheets' }]);

  expect(await waitingFor(client.approver)).toEqual([id]);
  const { body } = await client.approver.call(clientTimesheetsCalls.details, { params: { id: String(id) } });
  expect(body).toMatchObject({ employee: employee.name, worked_minutes: 480, may_decide: true });
  expect(body.approval?.steps.map(({ name, state }) => [name, state])).toEqual([
    ['Team lead or HR', 'done'],
    ['Client', 'current'],
  ]);
  expect(JSON.stringify(body)).not.toContain(hr.name);
  expect((await client.approver.refused(attendanceDaysCalls.list, { query: {} })).status).toBe(403);

  await client.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('approved');
  const again = await client.approver.refused(clientTimesheetsCalls.decide, decide('approved', id));
  expect(again.status).toBe(409);
  const staff = await hr.call(timesheetsCalls.details, { params: { id: String(id) } });
  expect(staff.body.approval?.steps[1]?.decisions).toMatchObject([{ by: client.approver.name, decision: 'approved' }]);
});

it('returns hours with a comment, which the person gets', async () => {
  const client = await approvingClient();
  const { id, user } = await submittedSheet(client);
  await approveByHr(id);
  const silent = await client.approver.refused(clientTimesheetsCalls.decide, decide('returned', id));
  expect(silent.body.errors).toEqual({ comment: ['The comment is required.'] });
  await client.approver.call(clientTimesheetsCalls.decide, decide('returned', id, 'Monday was a day off.'));
  expect(await stateOf(id)).toBe('open');
  await portal.settle();
  const bell = portal.db.selectFrom('notification').select(['title', 'body']).where('user_id', '=', user.userId);
  expect(await bell.execute()).toEqual([
    { title: 'Your timesheet was sent back', body: '2026-03-01 to 2026-03-15: Monday was a day off.' },
  ]);
  expect((await client.approver.refused(clientTimesheetsCalls.details, { params: { id: String(id) } })).status).toBe(
    404,
  );
});

it('hides timesheets of other clients like missing ones, and everything from users who do not approve', async () => {
  const [own, foreign] = [await approvingClient(), await approvingClient()];
  const { id } = await submittedSheet(own);
  await approveByHr(id);
  for (const who of [foreign.approver, own.other]) {
    expect(await waitingFor(who)).toEqual([]);
    expect((await who.call(clientTimesheetsCalls.list, { query: { period } })).body.data).toEqual([]);
    for (const one of [id, 99_999_999]) {
      const details = await who.refused(clientTimesheetsCalls.details, { params: { id: String(one) } });
      const decided = await who.refused(clientTimesheetsCalls.decide, decide('approved', one));
      expect([details.status, decided.status]).toEqual([404, 404]);
    }
  }
  await hr.call(hoursApprovalCalls.set, { body: { client_id: own.id, approves_hours: false, user_ids: [] } });
  expect((await own.approver.refused(clientTimesheetsCalls.decide, decide('approved', id))).status).toBe(404);
  expect(await stateOf(id)).toBe('submitted');
});

it('shows each client only its own days of a person who moved, and waits for both', async () => {
  const [former, present] = [await approvingClient(), await approvingClient()];
  const { id, employee } = await submittedSheet(former, present);
  await approveByHr(id);
  const daysSeenBy = async (who: Persona) => {
    const { body } = await who.call(clientTimesheetsCalls.details, { params: { id: String(id) } });
    const steps = body.approval?.steps.map(({ name }) => name);
    return [body.employee, body.worked_minutes, body.days.map(({ work_date }) => work_date), steps];
  };
  expect(await daysSeenBy(former.approver)).toEqual([
    employee.name,
    480,
    ['2026-03-02'],
    ['Team lead or HR', 'Former client'],
  ]);
  expect(await daysSeenBy(present.approver)).toEqual([
    employee.name,
    480,
    ['2026-03-03'],
    ['Team lead or HR', 'Client'],
  ]);
  expect((await former.approver.refused(clientTimesheetsCalls.decide, decide('approved', id))).status).toBe(403);
  await present.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('submitted');
  await former.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('approved');
});

it('needs nothing more where the client does not approve hours', async () => {
  const { id } = await submittedSheet(await createClient(portal.db));
  await approveByHr(id);
  expect(await stateOf(id)).toBe('approved');
});

it('is never decided while somebody acts as the client user', async () => {
  const client = await approvingClient();
  const { id } = await submittedSheet(client);
  await approveByHr(id);
  const admin = await portal.as({ roles: ['admin'] });
  const acting = await actAs(portal, admin, client.approver);
  expect((await acting.refused(clientTimesheetsCalls.decide, decide('approved', id))).status).toBe(403);
  expect(await stateOf(id)).toBe('submitted');
});
