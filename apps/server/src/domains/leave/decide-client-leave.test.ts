import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { clientLeaveCalls } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { moveToClient as moveInDatabase } from '../../testing/factories/employees.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { plannedFrom, range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});

/** A client that approves leave, with an approver, a user who does not approve, and one of its people. */
async function approvingClient() {
  const { id } = await createClient(portal.db);
  const approver = await portal.as({ roles: ['client-user'], clientId: id });
  const other = await portal.as({ roles: ['client-admin'], clientId: id });
  const body = { client_id: id, approves_hours: false, approves_leave: true, user_ids: [approver.userId] };
  await hr.call(hoursApprovalCalls.set, { body });
  const worker = await taker(portal, { ...weekdays, employee: { client_id: id } });
  return { id, approver, other, worker };
}

type World = Awaited<ReturnType<typeof approvingClient>>;

async function requested({ worker }: World, first = '2026-03-16', last = '2026-03-17') {
  const { body } = await worker.user.call(calls.request, {
    body: { leave_type_id: worker.typeId, ...range(first, last) },
  });
  return body.id;
}

/** From April on. */
async function moveToClient(employeeId: number, clientId: number) {
  const { version } = await portal.db
    .selectFrom('employee')
    .select('version')
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const body = { kind: 'client', id: employeeId, version, client_id: clientId, effective_date: '2026-04-01' } as const;
  await hr.call(employeeHistoryCalls.changeAssignment, { body });
  await portal.settle();
}

const approve = (id: number) => ({ body: { id, decision: 'approved' as const } });
const listOf = async (who: Persona) => (await who.call(clientLeaveCalls.list)).body;

describe('leave of a client that approves it', () => {
  it('waits for the client after the provider, and is taken with the decision of the client', async () => {
    const world = await approvingClient();
    const { approver, worker } = world;
    const id = await requested(world);
    expect((await listOf(approver)).waiting).toEqual([]);
    expect((await approver.refused(clientLeaveCalls.decide, approve(id))).status).toBe(404);
    await hr.call(calls.decide, approve(id));
    await portal.settle();
    expect(await leaveBalance(portal, worker.id, worker.typeId)).toBe(10);
    const { waiting } = await listOf(approver);
    expect(waiting).toEqual([
      {
        id,
        employee: worker.name,
        class: 'planned',
        first_day: '2026-03-16',
        last_day: '2026-03-17',
        days: 2,
        partial_days: [],
        state: 'requested',
        may_decide: true,
      },
    ]);
    expect(await readNotices(portal, approver.userId)).toMatchObject([{ path: '/leave-approvals' }]);
    await approver.call(clientLeaveCalls.decide, approve(id));
    await portal.settle();
    expect(await leaveBalance(portal, worker.id, worker.typeId)).toBe(8);
    expect((await plannedFrom(portal, worker.id, '2026-03-16')).slice(0, 2)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 on_leave',
    ]);
    expect(await listOf(approver)).toMatchObject({ waiting: [], decided: [{ id, state: 'approved', days: 2 }] });
    const again = await approver.refused(clientLeaveCalls.decide, approve(id));
    expect(again.status).toBe(404);
  });

  it('is rejected by the client with a reason, which the employee reads', async () => {
    const world = await approvingClient();
    const id = await requested(world);
    await hr.call(calls.decide, approve(id));
    await portal.settle();
    const silent = await world.approver.refused(clientLeaveCalls.decide, { body: { id, decision: 'refused' } });
    expect(silent.body.errors).toHaveProperty('note');
    const body = { id, decision: 'refused' as const, note: 'The release is on that day.' };
    await world.approver.call(clientLeaveCalls.decide, { body });
    const { body: own } = await world.worker.user.call(calls.own);
    expect(own[0]).toMatchObject({ state: 'refused' });
    expect(own[0]?.approval?.steps[1]?.decisions[0]?.comment).toBe('The release is on that day.');
  });

  it('shows the client neither type nor reason nor balance, in no answer', async () => {
    const world = await approvingClient();
    const id = await requested(world);
    await hr.call(calls.decide, approve(id));
    await portal.settle();
    const lost = {
      employee_id: world.worker.id,
      leave_type_id: world.worker.typeId,
      kind: 'adjustment',
      minutes: -9 * 480,
    };
    await portal.db
      .insertInto('leave_entry')
      .values({ ...lost, effective_on: '2026-03-01', reason: 'Count' })
      .execute();
    const list = await world.approver.call(clientLeaveCalls.list);
    const refused = await world.approver.refused(clientLeaveCalls.decide, approve(id));
    expect(refused.status).toBe(409);
    for (const { text } of [list, refused]) expect(text).not.toMatch(/Vacation|family trip|1 day of|available/);
  });

  it('is closed to users who do not approve, to other clients and to the staff list of the approver', async () => {
    const [world, foreign] = [await approvingClient(), await approvingClient()];
    const id = await requested(world);
    await hr.call(calls.decide, approve(id));
    await portal.settle();
    expect(await listOf(world.other)).toEqual({ is_approver: false, waiting: [], decided: [] });
    expect(await listOf(foreign.approver)).toEqual({ is_approver: true, waiting: [], decided: [] });
    for (const who of [world.other, foreign.approver])
      expect((await who.refused(clientLeaveCalls.decide, approve(id))).status).toBe(404);
    for (const who of [world.worker.user, hr])
      expect((await who.refused(clientLeaveCalls.decide, approve(id))).status).toBe(403);
    expect((await world.approver.refused(calls.decide, approve(id))).status).toBe(403);
  });

  it('is decided without the client where the client does not approve leave', async () => {
    const { user, typeId, id: employeeId } = await taker(portal);
    const { body } = await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-16') } });
    await hr.call(calls.decide, approve(body.id));
    await portal.settle();
    expect(await leaveBalance(portal, employeeId, typeId)).toBe(9);
  });
});

describe('a change of client while leave waits', () => {
  it('asks again from the first step on, and the client of the first day decides, not the former one', async () => {
    const [former, next] = [await approvingClient(), await approvingClient()];
    const id = await requested(former, '2026-04-13', '2026-04-14');
    await hr.call(calls.decide, approve(id));
    expect((await listOf(former.approver)).waiting).toHaveLength(1);
    await moveToClient(former.worker.id, next.id);
    expect(await listOf(former.approver)).toMatchObject({ waiting: [], decided: [] });
    expect((await former.approver.refused(clientLeaveCalls.decide, approve(id))).status).toBe(404);
    expect((await listOf(next.approver)).waiting).toEqual([]);
    await hr.call(calls.decide, approve(id));
    expect((await listOf(next.approver)).waiting).toMatchObject([{ id, employee: former.worker.name }]);
    await next.approver.call(clientLeaveCalls.decide, approve(id));
    await portal.settle();
    expect(await leaveBalance(portal, former.worker.id, former.worker.typeId)).toBe(8);
  });

  it('hides the leave from the former client at once, before the approval begins again', async () => {
    const [former, next] = [await approvingClient(), await approvingClient()];
    const id = await requested(former, '2026-04-13', '2026-04-14');
    await hr.call(calls.decide, approve(id));
    await moveInDatabase(portal.db, former.worker, next.id, '2026-04-01');
    expect(await listOf(former.approver)).toMatchObject({ waiting: [], decided: [] });
    expect((await former.approver.refused(clientLeaveCalls.decide, approve(id))).status).toBe(404);
  });

  it('is not needed for leave before it', async () => {
    const [former, next] = [await approvingClient(), await approvingClient()];
    const id = await requested(former, '2026-03-16', '2026-03-17');
    await hr.call(calls.decide, approve(id));
    await moveToClient(former.worker.id, next.id);
    expect((await listOf(former.approver)).waiting).toMatchObject([{ id }]);
  });
});

it('is asked again without the client when the client stops approving leave', async () => {
  const world = await approvingClient();
  const id = await requested(world);
  await hr.call(calls.decide, approve(id));
  const body = { client_id: world.id, approves_hours: false, approves_leave: false, user_ids: [world.approver.userId] };
  await hr.call(hoursApprovalCalls.set, { body });
  await portal.settle();
  expect((await listOf(world.approver)).waiting).toEqual([]);
  await hr.call(calls.decide, approve(id));
  await portal.settle();
  expect(await leaveBalance(portal, world.worker.id, world.worker.typeId)).toBe(8);
});

describe('an approval of the client that is undone', () => {
  const undo = (id: number) => ({ body: { id } });

  it('gives the days back, and the request waits for the client again', async () => {
    const world = await approvingClient();
    const { approver, worker } = world;
    const id = await requested(world);
    await hr.call(calls.decide, approve(id));
    await approver.call(clientLeaveCalls.decide, approve(id));
    await portal.settle();
    expect(await leaveBalance(portal, worker.id, worker.typeId)).toBe(8);
    expect((await approver.call(clientLeaveCalls.undo, undo(id))).status).toBe(204);
    await portal.settle();
    expect(await leaveBalance(portal, worker.id, worker.typeId)).toBe(10);
    expect((await plannedFrom(portal, worker.id, '2026-03-16'))[0]).toBe('2026-03-16 scheduled');
    expect((await listOf(approver)).waiting).toMatchObject([{ id, state: 'requested', may_decide: true }]);
    await approver.call(clientLeaveCalls.decide, approve(id));
    expect(await leaveBalance(portal, worker.id, worker.typeId)).toBe(8);
  });

  it('stays after a minute, and is unknown to other users and companies', async () => {
    const world = await approvingClient();
    const foreign = await approvingClient();
    const id = await requested(world);
    await hr.call(calls.decide, approve(id));
    // The approval of the provider is not the client's to undo.
    expect((await world.approver.refused(clientLeaveCalls.undo, undo(id))).status).toBe(409);
    await world.approver.call(clientLeaveCalls.decide, approve(id));
    for (const by of [world.other, foreign.approver])
      expect((await by.refused(clientLeaveCalls.undo, undo(id))).status).toBe(404);
    portal.clock.set('2026-03-02T01:02:00Z');
    expect((await world.approver.refused(clientLeaveCalls.undo, undo(id))).status).toBe(409);
    expect((await listOf(world.approver)).decided).toMatchObject([{ id, state: 'approved' }]);
  });
});
