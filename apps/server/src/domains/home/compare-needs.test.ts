import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { needAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient, submittedSheet } from '../../testing/client-approval.ts';
import { addPolicyVersion } from '../../testing/factories/approvals.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';
import { compareNeeds, compareNext, type NeedDifference } from './compare-needs.ts';
import { allNeeds } from './needs/all-needs.ts';
import { neededTickets } from './needs/needed-tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-16T02:00:00Z'));

/** Of all users, in one transaction each portion, as the job runs. */
async function differences(needs = allNeeds): Promise<NeedDifference[]> {
  const found: NeedDifference[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const { last, differences: some }: Awaited<ReturnType<typeof compareNext>> = await portal.services.databases.system
      .transaction()
      .execute((db) => compareNext({ db, clock: portal.clock }, from, needs));
    found.push(...some);
    after = last;
  }
  return found;
}

async function askedCorrection() {
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, '2026-03-10', [['in', '2026-03-10T01:05:00Z']]);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const body = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };
  return (await user.call(correctionsCalls.request, { body })).body.id;
}

it('finds no difference between requests of all sides and what each user is shown', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  await portal.as({ roles: ['workforce admin'] });
  const company = await approvingClient(portal, hr);
  const { id } = await submittedSheet(portal, [company]);
  await submittedSheet(portal, [company]);
  await approvedByHr(hr, id);
  const taker = await createLeaveTaker(portal);
  const employee = await portal.as({ roles: ['employee'], employeeId: taker.id });
  const asked = { leave_type_id: taker.typeId, first_day: '2026-03-23', last_day: '2026-03-24', reason: 'A trip.' };
  const leave = (await employee.call(leaveRequestsCalls.request, { body: asked })).body.id;
  const correction = await askedCorrection();
  // Snoozed entries still wait.
  await hr.call(needsCalls.snooze, {
    params: { uuid: needAddress('leave', [leave, 0]) },
    body: { until: '2026-03-16T04:00:00Z' },
  });
  const shown = (await hr.call(needsCalls.list, { query: { most: 200 } })).body;
  expect(shown.data.map(({ uuid }) => uuid)).toContain(needAddress('correction', [correction, 0]));
  expect((await company.approver.call(needsCalls.list)).body.total).toBe(1);
  expect(await differences()).toEqual([]);
});

it('reports a request whose approver is not shown it', async () => {
  const before = await differences();
  const payroll = await portal.as({ roles: ['payroll'] });
  await addPolicyVersion(portal.db, correctionApproval, [{ approvers: [{ source: 'role', role: 'payroll' }] }]);
  const id = await askedCorrection();
  const found = (await differences()).filter((one) => !before.includes(one));
  expect(found).toContainEqual({ userId: payroll.userId, subject: `correction ${id}`, kind: 'hidden' });
  const lines: object[] = [];
  const log = { ...portal.services.log, error: (fields: object) => lines.push(fields) };
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await portal.services.databases.system
      .transaction()
      .execute((db) => compareNeeds({ db, clock: portal.clock, log }, from));
  }
  expect(JSON.stringify(lines)).toContain(`user ${payroll.userId} hidden correction ${id}`);
});

it('compares tickets to handle, which no approval waits for, with the tickets themselves', async () => {
  const permissions = ['can view assigned tickets'] as const;
  const agent = await portal.as({ roles: ['it'], permissions: [...permissions] });
  const worker = await createEmployee(portal.db);
  const both = await portal.as({ roles: ['it', 'employee'], permissions: [...permissions], employeeId: worker.id });
  const type = await createTicketType(portal.db);
  const closed = await createTicketType(portal.db, { view_permission: 'can view new candidate search ticket' });
  const file = (columns: object = {}) =>
    createTicket(portal.db, {
      ...{ ticket_type_id: type.id, requester_user_id: both.userId, group_role: 'it', due_at: '2026-03-16T08:00:00Z' },
      ...columns,
    });
  const free = await file();
  await file({ assignee_user_id: agent.userId });
  await file({ ticket_type_id: closed.id });
  await file({ side: 'employee', employee_id: worker.id, client_id: worker.client_id });
  await file({ due_at: '2026-03-20T08:00:00Z' });
  await file({ status: 3, pending_since: '2026-03-16T01:00:00Z' });
  const shown = await agent.call(needsCalls.list, { query: { kind: 'ticket' } });
  expect(shown.body.total).toBe(3);
  const ofTickets = (found: readonly NeedDifference[]) =>
    found.filter(({ subject }) => subject.startsWith('own ticket'));
  expect(ofTickets(await differences())).toEqual([]);
  // A ticket that the action center lacks, and one that it should not show.
  const others = { ...neededTickets, expected: async () => () => [free.id, 987_654] };
  const found = ofTickets(await differences([others])).filter(({ userId }) => userId === agent.userId);
  expect(found.map(({ kind, subject }) => `${kind} ${subject}`)).toContain('hidden own ticket 987654');
  expect(found.filter(({ kind }) => kind === 'extra')).toHaveLength(2);
});
