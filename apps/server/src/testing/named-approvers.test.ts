import { allApprovalKinds } from '@muster/contract/all-approval-kinds.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestSwap, swapper } from '../domains/holidays/holiday-swap.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { addPolicyVersion } from './factories/approvals.ts';
import { createWorker } from './factories/attendance.ts';
import { createEmployee } from './factories/employees.ts';
import { createLeaveTaker } from './factories/leave.ts';
import { createColleagues } from './factories/swaps.ts';
import { createTicketType } from './factories/ticket-types.ts';
import { createTimesheet } from './factories/timesheets.ts';
import { overtimeScene } from './overtime-scene.ts';

/** The person whom a policy names opens what waits for them, decides it, and nobody else does. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

interface Scene {
  readonly id: number;
  readonly listed: (who: Persona) => Promise<readonly number[]>;
  /** The status of a decision, 200 or 204 if it was accepted. */
  readonly decide: (who: Persona, id: number) => Promise<number>;
}

const missing = 99_999_999;

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  correction: async () => {
    portal.clock.set('2026-03-18T02:00:00Z');
    const worker = await createWorker(portal.db, {});
    const self = await portal.as({ roles: ['employee'], employeeId: worker.id });
    const wanted = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };
    const { id, version } = (await self.call(correctionsCalls.request, { body: wanted })).body;
    return {
      id,
      listed: async (who) =>
        (await who.call(correctionsCalls.list, { query: { view: 'waiting' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(correctionsCalls.decide, { body: { id: of, version, decision: 'approved' } })).status,
    };
  },
  overtime: async () => {
    const scene = overtimeScene(portal);
    const { who: worker } = await scene.led();
    await scene.work(worker, '06', '10:05');
    portal.clock.set('2026-03-20T01:00:00Z');
    const { id, version } = await portal.db
      .selectFrom('overtime_request')
      .select(['id', 'version'])
      .where('employee_id', '=', worker.id)
      .executeTakeFirstOrThrow();
    return {
      id,
      listed: async (who) =>
        (await who.call(overtimeCalls.list, { query: { view: 'waiting' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(overtimeCalls.decide, { body: { requests: [{ id: of, version }], decision: 'approved' } }))
          .status,
    };
  },
  timesheet: async () => {
    portal.clock.set('2026-03-18T02:00:00Z');
    const sheet = await createTimesheet(portal.db, await createEmployee(portal.db), '2026-03-01', 'submitted');
    return {
      id: sheet.id,
      listed: async (who) =>
        (await who.call(timesheetsCalls.list, { query: { period: '2026-03-01' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(timesheetsCalls.approve, { body: { selection: { timesheets: [{ ...sheet, id: of }] } } }))
          .status,
    };
  },
  'shift-swap': async () => {
    portal.clock.set('2026-03-02T01:00:00Z');
    const { ana, ben } = await createColleagues(portal, [
      { shift: { work_days: [1, 2, 3, 4, 5] } },
      { shift: { work_days: [6, 7] } },
    ]);
    const body = { colleague_id: ben.id, give_date: '2026-03-11', take_date: null, reason: 'A family day.' };
    const { id } = (await ana.user.call(swapsCalls.request, { body })).body;
    await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
    return {
      id,
      listed: async (who) => (await who.call(swapsCalls.list)).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(swapsCalls.decide, { body: { id: of, decision: 'approved' } })).status,
    };
  },
  leave: async () => {
    portal.clock.set('2026-03-02T01:00:00Z');
    const { id: employeeId, typeId } = await createLeaveTaker(portal, { shift: { work_days: [1, 2, 3, 4, 5] } });
    const self = await portal.as({ roles: ['employee'], employeeId });
    const body = {
      ...{ leave_type_id: typeId, reason: 'A family trip.' },
      ...{ first_day: '2026-03-16', last_day: '2026-03-17' },
    };
    const { id } = (await self.call(leaveRequestsCalls.request, { body })).body;
    return {
      id,
      listed: async (who) =>
        (await who.call(leaveRequestsCalls.list, { query: { view: 'waiting' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(leaveRequestsCalls.decide, { body: { id: of, decision: 'approved' } })).status,
    };
  },
  'holiday-swap': async () => {
    portal.clock.set('2026-03-02T01:00:00Z');
    const { user } = await swapper(portal);
    const id = await requestSwap(user);
    return {
      id,
      listed: async (who) =>
        (await who.call(holidaySwapsCalls.list, { query: { view: 'waiting' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(holidaySwapsCalls.decide, { body: { id: of, decision: 'approved' } })).status,
    };
  },
  ticket: async () => {
    portal.clock.set('2026-03-02T01:00:00Z');
    const { id: ticket_type_id } = await createTicketType(portal.db, { needs_approval: true });
    const self = await portal.as({ roles: ['employee'], employeeId: (await createEmployee(portal.db)).id });
    const body = { ticket_type_id, subject: 'A second monitor', details: { question: 'For the desk.' } };
    const { id } = (await self.call(ticketsCalls.create, { body })).body;
    return {
      id,
      listed: async (who) =>
        (await who.call(ticketApprovalsCalls.list, { query: { view: 'waiting' } })).body.data.map((one) => one.id),
      decide: async (who, of) =>
        (await who.refused(ticketApprovalsCalls.decide, { body: { id: of, decision: 'approved' } })).status,
    };
  },
  'pay-change': async () => {
    portal.clock.set('2026-03-18T02:00:00Z');
    const employee = await createEmployee(portal.db);
    const self = await portal.as({ roles: ['hr'], employeeId: employee.id });
    const body = {
      ...{ employee_id: employee.id, kind: 're_fee', effective_from: '2026-04-01' },
      ...{ amount: '13.00', currency_id: 1 },
    } as const;
    const id = (await self.call(employeeHistoryCalls.addAmount, { body })).body.pay_change?.id ?? 0;
    return {
      id,
      listed: async (who) => {
        const { status, body: answer } = await who.refused(payChangesCalls.list);
        return status === 403 ? [] : payChangesCalls.list.answer.parse(answer).data.map((one) => one.id);
      },
      decide: async (who, of) =>
        (await who.refused(payChangesCalls.decide, { body: { id: of, decision: 'approved' } })).status,
    };
  },
};

/** The session would have ended in the days between. */
async function keepSignedIn(): Promise<void> {
  const times = {
    last_seen_at: portal.clock.now().toString(),
    expires_at: portal.clock.now().add({ hours: 12 }).toString(),
  };
  await portal.db
    .updateTable('session')
    .set({ ...times, factor_at: times.last_seen_at })
    .execute();
  await portal.db.updateTable('access_token').set({ expires_at: times.expires_at }).execute();
}

it('has a scene for every kind', () => {
  expect(Object.keys(scenes).toSorted()).toEqual(allApprovalKinds.map(({ key }) => key).toSorted());
});

it.each(allApprovalKinds.map((kind) => [kind.key, kind] as const))('%s', async (key, kind) => {
  // One role that reaches everybody, and one that reaches only what waits for it.
  for (const role of kind.roles.filter((one) => one === 'hr' || one === 'team lead')) {
    // Leads of another team reach nothing else of the person.
    const rolesOf = async () =>
      role === 'team lead'
        ? portal.as({ roles: ['team lead', 'employee'], employeeId: (await createEmployee(portal.db)).id })
        : portal.as({ roles: [role] });
    portal.clock.set('2026-03-02T01:00:00Z');
    const named = await rolesOf();
    await addPolicyVersion(portal.db, key, [{ approvers: [{ source: 'person', user_id: named.userId }] }]);
    const scene = scenes[key];
    if (!scene) throw new Error(`No scene of ${key}.`);
    const { id, listed, decide } = await scene();
    await keepSignedIn();
    expect(await listed(named)).toContain(id);
    const foreign = await portal.as({
      roles: ['team lead', 'employee'],
      employeeId: (await createEmployee(portal.db)).id,
    });
    expect(await listed(foreign)).not.toContain(id);
    expect(await decide(foreign, id)).toBe(await decide(foreign, missing));
    expect(await decide(named, id)).toBeLessThan(300);
  }
});
