import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient, period, submittedSheet } from '../../testing/client-approval.ts';
import type { Persona } from '../../testing/create-persona.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const decide = (id: number) => ({ body: { id, version: 2, decision: 'approved' as const } });

it('hides timesheets of other clients like missing ones, and everything from users who do not approve', async () => {
  const [own, foreign] = [await approvingClient(portal, hr), await approvingClient(portal, hr)];
  const { id } = await submittedSheet(portal, [own]);
  await approvedByHr(hr, id);
  for (const who of [foreign.approver, own.other]) {
    const { body } = await who.call(clientTimesheetsCalls.list, { query: { period } });
    expect([body.waiting, body.data]).toEqual([[], []]);
    for (const one of [id, 99_999_999]) {
      const details = await who.refused(clientTimesheetsCalls.details, { params: { id: String(one) } });
      const decided = await who.refused(clientTimesheetsCalls.decide, decide(one));
      expect([details.status, decided.status]).toEqual([404, 404]);
    }
  }
  await hr.call(hoursApprovalCalls.set, {
    body: { client_id: own.id, approves_hours: false, approves_leave: false, user_ids: [] },
  });
  expect((await own.approver.refused(clientTimesheetsCalls.decide, decide(id))).status).toBe(404);
  const { body } = await own.approver.call(clientTimesheetsCalls.list, { query: { period } });
  expect([body.is_approver, body.data]).toEqual([false, []]);
});

it('counts half a day of leave on which nobody came as half a day of absence', async () => {
  const own = await approvingClient(portal, hr);
  const { id, employee } = await submittedSheet(
    portal,
    [own],
    [
      { work_date: '2026-03-10', state: 'absent', planned_minutes: 240, part_leave_minutes: 240 },
      { work_date: '2026-03-11', state: 'absent' },
    ],
  );
  await approvedByHr(hr, id);
  const { body } = await own.approver.call(clientTimesheetsCalls.list, { query: { period } });
  const sheet = [...body.waiting, ...body.data].find((row) => row.employee === employee.name);
  expect(sheet).toMatchObject({ worked_days: 1, absent_days: 1.5 });
});
