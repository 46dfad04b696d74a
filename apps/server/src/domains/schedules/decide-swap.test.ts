import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, settleAt } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { createColleagues, scheduleOf } from '../../testing/factories/swaps.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

/** Ana works weekdays, Ben works the weekend and Monday. */
const people = () =>
  createColleagues(portal, [{ shift: { work_days: [1, 2, 3, 4, 5] } }, { shift: { work_days: [1, 6, 7] } }]);
type People = Awaited<ReturnType<typeof people>>;

async function accepted({ ana, ben }: People, take_date: string | null, give_date = '2026-03-11'): Promise<number> {
  const body = { colleague_id: ben.id, give_date, take_date, reason: 'A family day.' };
  const { id } = (await ana.user.call(swapsCalls.request, { body })).body;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  return id;
}

const approve = (id: number, by = hr) => by.call(swapsCalls.decide, { body: { id, decision: 'approved' } });
const titles = async ({ userId }: Persona) => (await readNotices(portal, userId)).map(({ title }) => title);

it('exchanges the shifts of two days once, and keeps them through later rebuilds', async () => {
  const pair = await people();
  const { ana, ben } = pair;
  const days = ['2026-03-11', '2026-03-14'];
  const id = await accepted(pair, '2026-03-14');
  expect(await scheduleOf(portal, ana.id, days)).toEqual([['2026-03-11', ana.shiftId]]);
  expect((await approve(id)).status).toBe(204);
  const swapped = async () => [await scheduleOf(portal, ana.id, days), await scheduleOf(portal, ben.id, days)];
  const after = [[['2026-03-14', ben.shiftId]], [['2026-03-11', ana.shiftId]]];
  expect(await swapped()).toEqual(after);
  const again = await hr.refused(swapsCalls.decide, { body: { id, decision: 'approved' } });
  expect(again.status).toBe(409);
  // Another shift for both from an earlier day on does not undo the swap.
  const other = await createShift(portal.db, {
    work_days: [1, 2, 3, 4, 5, 6, 7],
    start_time: '10:00',
    end_time: '18:00',
  });
  const body = { employee_ids: [ana.id, ben.id], shift_id: other.id, from: '2026-03-09' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await swapped()).toEqual(after);
  expect(await scheduleOf(portal, ana.id, ['2026-03-12'])).toEqual([['2026-03-12', other.id]]);
  expect((await titles(ana.user)).slice(0, 2)).toEqual([`${ben.name} accepted your swap`, 'The swap was approved']);
  expect((await titles(ben.user)).slice(0, 2)).toEqual([
    `${ana.name} asks you to swap shifts`,
    'The swap was approved',
  ]);
});

it('gives a covered shift to the colleague, and both shifts of one day to each other', async () => {
  const pair = await people();
  const { ana, ben } = pair;
  await approve(await accepted(pair, null));
  expect(await scheduleOf(portal, ana.id, ['2026-03-11'])).toEqual([]);
  expect(await scheduleOf(portal, ben.id, ['2026-03-11'])).toEqual([['2026-03-11', ana.shiftId]]);
  await sql`update shift set start_time = '18:00', end_time = '23:00' where id = ${ben.shiftId}`.execute(portal.db);
  await sql`update shift_version set start_time = '18:00', end_time = '23:00', total_minutes = 300 where shift_id = ${ben.shiftId}`.execute(
    portal.db,
  );
  await sql`select rebuild_schedule(array[${ben.id}::integer], '2026-03-16', '2026-03-16')`.execute(portal.db);
  await approve(await accepted(pair, '2026-03-16', '2026-03-16'));
  expect(await scheduleOf(portal, ana.id, ['2026-03-16'])).toEqual([['2026-03-16', ben.shiftId]]);
  expect(await scheduleOf(portal, ben.id, ['2026-03-16'])).toEqual([['2026-03-16', ana.shiftId]]);
});

it('counts a covered shift on a rest day as rest-day time, and no other day', async () => {
  const pair = await createColleagues(portal, [
    { shift: { work_days: [1, 2, 3, 4, 5] } },
    { shift: { work_days: [6, 7], used_on_restdays: true } },
  ]);
  const { ana, ben } = pair;
  await approve(await accepted(pair, null));
  const worked = async (employee: { id: number }, day: string) => {
    await createPunches(portal.db, employee, day, [
      ['in', `${day}T01:00:00Z`],
      ['out', `${day}T09:00:00Z`],
    ]);
    await settleAt(portal.db, { employeeIds: [employee.id], first: day, last: day, now: '2026-03-20T01:00:00Z' });
    const days = portal.db.selectFrom('attendance_day').select(['state', 'planned_minutes', 'pay_minutes']);
    const found = await days
      .where('employee_id', '=', employee.id)
      .where('work_date', '=', day)
      .executeTakeFirstOrThrow();
    const pay = payNames.flatMap((name, at) => (found.pay_minutes?.[at] ? [[name, found.pay_minutes[at]]] : []));
    return { state: found.state, planned_minutes: found.planned_minutes, pay };
  };
  expect(await worked(ben, '2026-03-11')).toMatchObject({
    state: 'present',
    planned_minutes: 480,
    pay: [['restday', 480]],
  });
  expect(await worked(ana, '2026-03-12')).toMatchObject({ pay: [['ordinary', 480]] });
  expect(await scheduleOf(portal, ana.id, ['2026-03-11'])).toEqual([]);
});

it('changes nothing when it is refused, and notifies both of the reason', async () => {
  const pair = await people();
  const id = await accepted(pair, null);
  const withoutNote = await hr.refused(swapsCalls.decide, { body: { id, decision: 'refused' } });
  expect(withoutNote.body.errors).toEqual({ note: ['Say why the swap is rejected.'] });
  await hr.call(swapsCalls.decide, { body: { id, decision: 'refused', note: 'We need you both.' } });
  expect(await scheduleOf(portal, pair.ana.id, ['2026-03-11'])).toEqual([['2026-03-11', pair.ana.shiftId]]);
  const [own] = (await pair.ana.user.call(swapsCalls.own)).body;
  expect(own).toMatchObject({ state: 'refused', note: 'We need you both.', approval: { state: 'refused' } });
});

it('lets the lead of the requester decide, but neither of the two nor another lead', async () => {
  const pair = await people();
  const { ana, ben, clientId } = pair;
  const boss = await createEmployee(portal.db, { client_id: clientId });
  const team = await createTeam(portal.db, { client_id: clientId });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, ana);
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id });
  const other = await portal.as({ roles: ['team lead'] });
  const id = await accepted(pair, null);
  const refused = async (by: Persona) =>
    (await by.refused(swapsCalls.decide, { body: { id, decision: 'approved' } })).status;
  expect(await refused(other)).toBe(404);
  expect(await refused(ana.user)).toBe(403);
  // Ben becomes a lead, and still takes part.
  const role = portal.db.selectFrom('role').select('id').where('name', '=', 'team lead');
  const { id: role_id } = await role.executeTakeFirstOrThrow();
  await portal.db.insertInto('user_role').values({ user_id: ben.user.userId, role_id }).execute();
  expect(await refused(ben.user)).toBe(403);
  expect((await other.call(swapsCalls.list)).body.data).toEqual([]);
  expect((await lead.call(swapsCalls.list)).body.data).toMatchObject([{ id, abilities: { decide: true } }]);
  expect((await approve(id, lead)).status).toBe(204);
});

it('refuses an approval after the shift began or the schedule changed', async () => {
  const pair = await people();
  const id = await accepted(pair, null);
  const change = await accepted(pair, null, '2026-03-12');
  const other = await createShift(portal.db, { work_days: [1, 2, 3, 4, 5, 6, 7] });
  const body = { employee_ids: [pair.ana.id], shift_id: other.id, from: '2026-03-12' };
  await hr.call(employeeShiftsCalls.place, { body });
  await portal.settle();
  const refusal = async (swap: number) =>
    (await hr.refused(swapsCalls.decide, { body: { id: swap, decision: 'approved' } })).body.message;
  expect(await refusal(change)).toBe('The schedule has changed since the request: another shift is planned now.');
  portal.clock.set('2026-03-11T02:00:00Z');
  expect(await refusal(id)).toBe(`The shift of ${pair.ana.name} on Mar 11, 2026 has begun.`);
});

it('restores both schedules until a shift begins, and notifies both', async () => {
  const pair = await people();
  const { ana, ben } = pair;
  const id = await accepted(pair, '2026-03-14');
  await approve(id);
  const late = await accepted(pair, null, '2026-03-04');
  await approve(late);
  portal.clock.set('2026-03-04T02:00:00Z');
  const undo = (swap: number) => ({ body: { id: swap, note: 'The client needs Ana.' } });
  expect((await hr.refused(swapsCalls.undo, undo(late))).body.message).toBe(
    'A shift of this swap has begun, so it stays.',
  );
  expect((await hr.call(swapsCalls.undo, undo(id))).status).toBe(204);
  const days = ['2026-03-11', '2026-03-14'];
  expect(await scheduleOf(portal, ana.id, days)).toEqual([['2026-03-11', ana.shiftId]]);
  expect(await scheduleOf(portal, ben.id, days)).toEqual([['2026-03-14', ben.shiftId]]);
  for (const { user } of [ana, ben]) expect((await titles(user)).includes('Your swap was undone')).toBe(true);
  expect((await hr.refused(swapsCalls.undo, undo(id))).status).toBe(409);
});

it('approves one of many simultaneous decisions', async () => {
  const id = await accepted(await people(), null);
  const other = await portal.as({ roles: ['workforce admin'] });
  const outcomes = await Promise.allSettled([approve(id), approve(id, other), approve(id), approve(id, other)]);
  const statuses = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.status : 0));
  expect(statuses.toSorted()).toEqual([204, 409, 409, 409]);
  const days = portal.db.selectFrom('swapped_day').select('work_date').where('swap_id', '=', id);
  expect(await days.execute()).toHaveLength(2);
});

it('asks the next approver where the colleague is the only lead of the requester', async () => {
  const pair = await people();
  const { ana, ben } = pair;
  const team = await createTeam(portal.db, { client_id: pair.clientId });
  await addToTeam(portal.db, team, ben, 'teamLead');
  await addToTeam(portal.db, team, ana);
  await portal.db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('role')
        .select(({ val }) => [val(ben.user.userId).$castTo<number>().as('user_id'), 'id'])
        .where('name', '=', 'team lead'),
    )
    .execute();
  const planner = await portal.as({ roles: ['workforce admin'] });
  const id = await accepted(pair, '2026-03-14');
  expect(await titles(planner)).toContainEqual(expect.stringContaining('asks for a shift swap'));
  expect(await titles(ben.user)).not.toContainEqual(expect.stringContaining('asks for a shift swap'));
  const { body } = await planner.call(swapsCalls.list);
  const chain = body.data.find((swap) => swap.id === id)?.approval;
  expect(chain?.traces).toMatchObject([{ kind: 'replaced', text: expect.stringContaining(ben.user.name) }]);
  expect(chain?.steps[0]?.next).not.toContain(ben.user.name);
  const decision = {
    request_id: 0,
    step: 1,
    decision: 'approved',
    decided_by_name: 'Ben',
    subject_version: 1,
  } as const;
  const request = portal.db.selectFrom('approval_request').select('id').where('kind', '=', 'shift-swap');
  const { id: request_id } = await request.where('subject_id', '=', id).executeTakeFirstOrThrow();
  const self = { decided_by_user_id: ben.user.userId, on_behalf_of_user_id: ben.user.userId };
  const own = portal.db
    .insertInto('approval_decision')
    .values({ ...decision, ...self, request_id, decided_at: portal.clock.now().toString() });
  await expect(own.execute()).rejects.toThrow('Nobody decides on their own');
  expect((await approve(id, planner)).status).toBe(204);
});
