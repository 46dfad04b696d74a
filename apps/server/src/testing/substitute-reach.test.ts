import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createWorker } from './factories/attendance.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createColleagues } from './factories/swaps.ts';
import { addToTeam, createTeam } from './factories/teams.ts';
import { createTimesheet } from './factories/timesheets.ts';
import { overtimeScene } from './overtime-scene.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-18T15:50:00Z');
});
afterAll(() => portal.close());

/** A lead with one member of the team, each with a sign-in. */
async function team() {
  const { id: client_id } = await createClient(portal.db);
  const lead = await createEmployee(portal.db, { client_id });
  const member = await createWorker(portal.db, { employee: { client_id }, first: '2026-03-20', last: '2026-03-20' });
  const led = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, led, lead, 'teamLead');
  await addToTeam(portal.db, led, member);
  return {
    member,
    user: await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id }),
    memberUser: await portal.as({ roles: ['employee'], employeeId: member.id }),
  };
}

const request = async (who: Persona, day: string) =>
  (
    await who.call(correctionsCalls.request, {
      body: { work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, reason: 'No signal.' },
    })
  ).body;

async function corrections(who: Persona) {
  const { body } = await who.call(correctionsCalls.list, { query: { view: 'waiting' } });
  return { ids: body.data.map(({ id }) => id), total: body.total, waiting: body.waiting };
}

async function sheets(who: Persona) {
  const { body } = await who.call(timesheetsCalls.list, { query: { period: '2026-03-01' } });
  return body.data.map(({ id }) => id);
}

it('gives a substitute the requests that wait for the lead, nothing else, and only on the chosen days', async () => {
  const [away, acting, third] = [await team(), await team(), await team()];
  const waiting = await request(away.memberUser, '2026-03-10');
  const elsewhere = await request(third.memberUser, '2026-03-10');
  const sheet = await createTimesheet(portal.db, away.member, '2026-03-01', 'submitted');
  const open = await createTimesheet(portal.db, away.member, '2026-02-16');
  const body = { substitute_id: acting.user.userId, first_day: '2026-03-18', last_day: '2026-03-18' };
  expect(await corrections(acting.user)).toEqual({ ids: [], total: 0, waiting: 0 });
  expect((await acting.user.refused(timesheetsCalls.details, { params: { id: String(sheet.id) } })).status).toBe(404);
  await away.user.call(substitutesCalls.add, { body });

  expect(await corrections(acting.user)).toEqual({ ids: [waiting.id], total: 1, waiting: 1 });
  expect(await corrections(third.user)).toEqual({ ids: [elsewhere.id], total: 1, waiting: 1 });
  expect(await sheets(acting.user)).toEqual([sheet.id]);
  const details = await acting.user.call(timesheetsCalls.details, { params: { id: String(sheet.id) } });
  expect(details.body.approval?.may_decide).toBe(true);
  for (const id of [open.id, 99_999_999])
    expect((await acting.user.refused(timesheetsCalls.details, { params: { id: String(id) } })).status).toBe(404);
  for (const id of [elsewhere.id, 99_999_999]) {
    const answer = await acting.user.refused(correctionsCalls.decide, {
      body: { id, version: 1, decision: 'approved' },
    });
    expect([answer.status, answer.body.message]).toEqual([404, expect.any(String)]);
  }

  await acting.user.call(correctionsCalls.decide, { body: { ...waiting, decision: 'approved' } });
  expect(await corrections(acting.user)).toMatchObject({ ids: [], waiting: 0 });
  const { body: decided } = await away.user.call(correctionsCalls.list, { query: { view: 'decided' } });
  expect(decided.data[0]?.approval?.steps[0]?.decisions).toMatchObject([
    { by: acting.user.name, instead_of: away.user.name },
  ]);

  const next = await request(away.memberUser, '2026-03-11');
  portal.clock.set('2026-03-18T15:59:59Z');
  expect((await corrections(acting.user)).ids).toEqual([next.id]);
  portal.clock.set('2026-03-18T16:00:00Z');
  expect((await corrections(acting.user)).ids).toEqual([]);
  expect(await sheets(acting.user)).toEqual([]);
  expect((await acting.user.refused(timesheetsCalls.details, { params: { id: String(sheet.id) } })).status).toBe(404);
  const late = await acting.user.refused(correctionsCalls.decide, { body: { ...next, decision: 'approved' } });
  expect(late.status).toBe(404);
  const approve = { body: { selection: { timesheets: [sheet] } } };
  expect((await acting.user.refused(timesheetsCalls.approve, approve)).status).toBe(404);
  expect(await sheets(away.user)).toContain(sheet.id);
});

it('records for whom a substitute approved a timesheet, and does not pass the requests on to a substitute of the substitute', async () => {
  const [away, acting, next] = [await team(), await team(), await team()];
  const days = { first_day: '2026-03-19', last_day: '2026-03-19' };
  await away.user.call(substitutesCalls.add, { body: { substitute_id: acting.user.userId, ...days } });
  await acting.user.call(substitutesCalls.add, { body: { substitute_id: next.user.userId, ...days } });
  const sheet = await createTimesheet(portal.db, away.member, '2026-03-01', 'submitted');
  const approve = { body: { selection: { timesheets: [sheet] } } };
  expect(await sheets(next.user)).toEqual([]);
  expect((await next.user.refused(timesheetsCalls.approve, approve)).status).toBe(404);
  expect((await acting.user.call(timesheetsCalls.approve, approve)).body.done).toBe(1);
  const { body } = await away.user.call(timesheetsCalls.details, { params: { id: String(sheet.id) } });
  expect(body.approval?.steps[0]?.decisions).toMatchObject([{ by: acting.user.name, instead_of: away.user.name }]);
});

it('ends immediately when the substitute loses a role of the lead', async () => {
  const [away, acting] = [await team(), await team()];
  const days = { first_day: '2026-03-19', last_day: '2026-03-22' };
  await away.user.call(substitutesCalls.add, { body: { substitute_id: acting.user.userId, ...days } });
  const waiting = await request(away.memberUser, '2026-03-10');
  expect((await corrections(acting.user)).ids).toEqual([waiting.id]);
  await portal.db
    .insertInto('user_role')
    .values({
      user_id: away.user.userId,
      role_id: (await portal.db.selectFrom('role').select('id').where('name', '=', 'hr').executeTakeFirstOrThrow()).id,
    })
    .execute();
  expect((await corrections(acting.user)).ids).toEqual([]);
});

it('gives a substitute the overtime that waits for the lead', async () => {
  const scene = overtimeScene(portal);
  const { who, lead } = await scene.led();
  await scene.work(who, '06', '10:05');
  portal.clock.set('2026-03-20T01:00:00Z');
  const [away, acting] = [await scene.as('team lead', lead), await team()];
  const overtime = async () => (await acting.user.call(overtimeCalls.list, { query: { view: 'waiting' } })).body;
  expect(await overtime()).toMatchObject({ total: 0, waiting: 0 });
  const days = { first_day: '2026-03-20', last_day: '2026-03-20' };
  await away.call(substitutesCalls.add, { body: { substitute_id: acting.user.userId, ...days } });
  const { data, waiting } = await overtime();
  expect([data.map(({ abilities }) => abilities), waiting]).toEqual([[{ decide: true }], 1]);
  const body = { requests: data.map(({ id, version }) => ({ id, version })), decision: 'approved' as const };
  expect((await acting.user.call(overtimeCalls.decide, { body })).body.done).toBe(1);
  expect(await overtime()).toMatchObject({ total: 0, waiting: 0 });
  const decided = await acting.user.call(overtimeCalls.list, { query: { view: 'decided' } });
  expect(decided.body.total).toBe(0);
});

it('gives a substitute the swaps that wait for the lead, but not the right to undo them', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const {
    ana,
    ben,
    clientId: client_id,
  } = await createColleagues(portal, [{ shift: { work_days: [1, 2, 3, 4, 5] } }, { shift: { work_days: [6, 7] } }]);
  const lead = await createEmployee(portal.db, { client_id });
  const led = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, led, lead, 'teamLead');
  await addToTeam(portal.db, led, ana);
  const away = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const acting = await team();
  const asked = { colleague_id: ben.id, give_date: '2026-03-11', take_date: null, reason: 'A family day.' };
  const { id } = (await ana.user.call(swapsCalls.request, { body: asked })).body;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  const decision = { body: { id, decision: 'approved' as const } };
  expect((await acting.user.refused(swapsCalls.decide, decision)).status).toBe(404);
  const days = { first_day: '2026-03-02', last_day: '2026-03-02' };
  await away.call(substitutesCalls.add, { body: { substitute_id: acting.user.userId, ...days } });
  const swaps = async (view: 'waiting' | 'decided') =>
    (await acting.user.call(swapsCalls.list, { query: { view } })).body.data;
  expect(await swaps('waiting')).toMatchObject([{ id, abilities: { decide: true, undo: false } }]);
  expect((await acting.user.call(swapsCalls.decide, decision)).status).toBe(204);
  expect([await swaps('waiting'), await swaps('decided')]).toEqual([[], []]);
  expect((await acting.user.refused(swapsCalls.undo, { body: { id, note: 'A mistake.' } })).status).toBe(404);
});
