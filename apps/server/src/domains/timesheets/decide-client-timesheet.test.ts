import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient, period, submittedSheet } from '../../testing/client-approval.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { reviseTimesheetsDaily } from './timesheets.jobs.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const approveByHr = (id: number) => approvedByHr(hr, id);

const decide = (decision: 'approved' | 'returned', id: number, note?: string) => ({
  body: { id, version: 2, decision, ...(note !== undefined && { note }) },
});

const sheetOf = (id: number) =>
  portal.db.selectFrom('timesheet').select(['state', 'version']).where('id', '=', id).executeTakeFirstOrThrow();

const stateOf = async (id: number) => (await sheetOf(id)).state;

const waitingFor = async (who: Persona) =>
  (await who.call(clientTimesheetsCalls.list, { query: {} })).body.waiting.map(({ id }) => id);

it('waits for the client after the lead or HR, and shows the client only its hours', async () => {
  const client = await approvingClient(portal, hr);
  const { id, employee } = await submittedSheet(portal, [client]);
  expect(await waitingFor(client.approver)).toEqual([]);
  // Until the provider's step is decided, the timesheet answers like a missing one.
  for (const one of [id, 99_999_999]) {
    const early = await client.approver.refused(clientTimesheetsCalls.decide, decide('approved', one));
    const details = await client.approver.refused(clientTimesheetsCalls.details, { params: { id: String(one) } });
    expect([early.status, details.status, early.body.message]).toEqual([404, 404, details.body.message]);
  }
  const { body: before } = await client.approver.call(clientTimesheetsCalls.list, { query: { period } });
  expect([before.data, before.total, before.periods]).toEqual([[], 0, [period]]);
  expect((await approveByHr(id)).body.done).toBe(1);
  expect(await stateOf(id)).toBe('submitted');
  await portal.settle();
  expect(await readNotices(portal, client.approver.userId)).toMatchObject([
    { title: 'One timesheet waits for your approval', path: '/client-timesheets' },
  ]);

  expect(await waitingFor(client.approver)).toEqual([id]);
  const { body } = await client.approver.call(clientTimesheetsCalls.details, { params: { id: String(id) } });
  expect(body).toMatchObject({ employee: employee.name, worked_minutes: 480, may_decide: true });
  expect(body.approval?.steps.map(({ name, state }) => [name, state])).toEqual([
    ['Team lead or HR', 'done'],
    ['Client', 'current'],
  ]);
  expect(JSON.stringify(body)).not.toContain(hr.name);
  expect((await client.approver.refused(attendanceDaysCalls.list, { query: {} })).status).toBe(403);

  const older = { body: { id, version: 1, decision: 'approved' as const } };
  const outdated = await client.approver.refused(clientTimesheetsCalls.decide, older);
  expect([outdated.status, outdated.body.message]).toEqual([
    409,
    'The provider changed this timesheet after you opened it. It is submitted now.',
  ]);
  await client.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('approved');
  const again = await client.approver.refused(clientTimesheetsCalls.decide, decide('approved', id));
  expect(again.status).toBe(409);
  const staff = await hr.call(timesheetsCalls.details, { params: { id: String(id) } });
  expect(staff.body.approval?.steps[1]?.decisions).toMatchObject([{ by: client.approver.name, decision: 'approved' }]);
});

it('keeps the rows of timesheets from the client in SQL, before and after its step begins', async () => {
  const client = await approvingClient(portal, hr);
  const { id } = await submittedSheet(portal, [client]);
  const visible = () =>
    portal.db.transaction().execute(async (db) => {
      await sql`select set_config('app.scope', ${`client:${client.id}`}, true),
        set_config('app.user', ${String(client.approver.userId)}, true)`.execute(db);
      return db.selectFrom('timesheet').select('id').where('id', '=', id).execute();
    });
  expect(await visible()).toEqual([]);
  await approveByHr(id);
  expect(await waitingFor(client.approver)).toEqual([id]);
  expect(await visible()).toEqual([]);
});

it('returns hours with a note, which the person gets', async () => {
  const client = await approvingClient(portal, hr);
  const { id, user } = await submittedSheet(portal, [client]);
  await approveByHr(id);
  const silent = await client.approver.refused(clientTimesheetsCalls.decide, decide('returned', id));
  expect(silent.body.errors).toEqual({ note: ['Say why the hours are returned.'] });
  await client.approver.call(clientTimesheetsCalls.decide, decide('returned', id, 'Monday was a day off.'));
  expect(await stateOf(id)).toBe('open');
  await portal.settle();
  expect(await readNotices(portal, user.userId)).toMatchObject([
    { title: 'Your timesheet was sent back', text: 'Sun, Mar 1 – Sun, Mar 15, 2026: Monday was a day off.' },
  ]);
  expect((await client.approver.refused(clientTimesheetsCalls.details, { params: { id: String(id) } })).status).toBe(
    404,
  );
});

it('shows each client only its own days of a person who moved, and waits for both', async () => {
  const [former, present] = [await approvingClient(portal, hr), await approvingClient(portal, hr)];
  const { id, employee } = await submittedSheet(portal, [former, present]);
  await approveByHr(id);
  const daysSeenBy = async (who: Persona) => {
    const { body } = await who.call(clientTimesheetsCalls.details, { params: { id: String(id) } });
    const steps = body.approval?.steps.map(({ name }) => name);
    return [body.employee, body.worked_minutes, body.days.map(({ work_date }) => work_date), steps];
  };
  const notYet = await former.approver.refused(clientTimesheetsCalls.details, { params: { id: String(id) } });
  expect(notYet.status).toBe(404);
  expect(await daysSeenBy(present.approver)).toEqual([
    employee.name,
    480,
    ['2026-03-03'],
    ['Team lead or HR', 'Client'],
  ]);
  expect((await former.approver.refused(clientTimesheetsCalls.decide, decide('approved', id))).status).toBe(404);
  await present.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await daysSeenBy(former.approver)).toEqual([
    employee.name,
    480,
    ['2026-03-02'],
    ['Team lead or HR', 'Former client'],
  ]);
  expect(await stateOf(id)).toBe('submitted');
  await former.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('approved');
});

it('asks the provider again, and notifies it, when the hours change before the client decides', async () => {
  const client = await approvingClient(portal, hr);
  const { id, employee } = await submittedSheet(portal, [client]);
  await approveByHr(id);
  await portal.settle();
  const times = { work_date: '2026-03-02', in: '2026-03-02T09:00', out: '2026-03-02T15:00', breaks: [] };
  const asked = { body: { employee_id: employee.id, reason: 'Left at three.', ...times } };
  const { body: correction } = await hr.call(correctionsCalls.request, asked);
  const second = await portal.as({ roles: ['hr'] });
  await second.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  await portal.settle();
  expect(await waitingFor(client.approver)).toEqual([]);
  const { body } = await hr.call(timesheetsCalls.details, { params: { id: String(id) } });
  expect(body.abilities.approve).toBe(true);
  expect(body.approval?.steps.map(({ state }) => state)).toEqual(['current', 'ahead', 'skipped']);
  expect(await readNotices(portal, second.userId)).toMatchObject([
    { title: 'One timesheet waits for your approval', path: '/timesheets' },
  ]);
  const { version } = await sheetOf(id);
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version }] } } });
  await client.approver.call(clientTimesheetsCalls.decide, { body: { id, version, decision: 'approved' } });
  expect(await stateOf(id)).toBe('approved');
});

it('frees a round that an earlier release left waiting for the client after the hours changed', async () => {
  const client = await approvingClient(portal, hr);
  const { id } = await submittedSheet(portal, [client]);
  await approveByHr(id);
  // As a change left it that did not begin the next round.
  await portal.db.updateTable('timesheet').set({ version: 3 }).where('id', '=', id).execute();
  const portion = () =>
    portal.db
      .transaction()
      .execute((db) =>
        reviseTimesheetsDaily.runPortion(
          portalContextFor(portal.services)(db),
          { day: '2026-03-17', lastDay: null },
          0,
        ),
      );
  expect(await portion()).toBe(id);
  expect(await portion()).toBeNull();
  expect(await waitingFor(client.approver)).toEqual([]);
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: 3 }] } } });
  await client.approver.call(clientTimesheetsCalls.decide, { body: { id, version: 3, decision: 'approved' } });
  expect(await stateOf(id)).toBe('approved');
});

it('needs nothing more where the client does not approve hours', async () => {
  const { id } = await submittedSheet(portal, [await createClient(portal.db)]);
  await approveByHr(id);
  expect(await stateOf(id)).toBe('approved');
});

it('is not decided while another user acts as the client user', async () => {
  const client = await approvingClient(portal, hr);
  const { id } = await submittedSheet(portal, [client]);
  await approveByHr(id);
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(impersonationCalls.impersonate, {
    params: { id: client.approver.userId },
    query: { reason: 'Cannot see hours' },
  });
  const acting = createTestClient(portal.app);
  for (const [name, value] of admin.cookies) acting.cookies.set(name, value);
  acting.bearer = body.token;
  expect((await acting.refused(clientTimesheetsCalls.decide, decide('approved', id))).status).toBe(403);
  expect(await stateOf(id)).toBe('submitted');
});

it('still decides what waits after the client stopped approving hours', async () => {
  const client = await approvingClient(portal, hr);
  const { id } = await submittedSheet(portal, [client]);
  await approveByHr(id);
  const body = {
    client_id: client.id,
    approves_hours: false,
    approves_leave: false,
    user_ids: [client.approver.userId],
  };
  expect((await hr.call(hoursApprovalCalls.set, { body })).status).toBe(204);
  expect(await waitingFor(client.approver)).toEqual([id]);
  await client.approver.call(clientTimesheetsCalls.decide, decide('approved', id));
  expect(await stateOf(id)).toBe('approved');
});
