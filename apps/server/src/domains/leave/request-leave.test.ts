import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker, leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const weekdays = { shift: { work_days: [1, 2, 3, 4, 5] } };

async function taker(gaps: Parameters<typeof createLeaveTaker>[1] = weekdays) {
  const worker = await createLeaveTaker(portal, gaps);
  return { ...worker, user: await portal.as({ roles: ['employee'], employeeId: worker.id }) };
}

const hrNow = () => portal.as({ roles: ['hr'] });

const range = (first_day: string, last_day: string) => ({ first_day, last_day, reason: 'A family trip.' });

const errorsOf = async (by: Persona, body: object) => {
  const refused = await by.refused(calls.request, { body: body as never });
  return [refused.status, refused.body.errors];
};

const statusesOf = async (employeeId: number, first: string) =>
  (
    await portal.db
      .selectFrom('employee_schedule')
      .select(['work_date', 'status'])
      .where('employee_id', '=', employeeId)
      .where('work_date', '>=', first)
      .orderBy('work_date')
      .limit(5)
      .execute()
  ).map(({ work_date, status }) => `${work_date} ${status}`);

describe('a request for leave', () => {
  it('holds its days until the decision, then takes them from balance and schedule', async () => {
    const { id, user, typeId } = await taker();
    const body = { leave_type_id: typeId, ...range('2026-03-13', '2026-03-17') };
    const { body: preview } = await user.call(calls.preview, {
      query: { leave_type_id: typeId, first_day: '2026-03-13', last_day: '2026-03-17' },
    });
    expect(preview).toMatchObject({ minutes: 3 * 480, available_minutes: 10 * 480, problem: null });
    expect(preview.days.map(({ free }) => free)).toEqual([null, 'no shift', 'no shift', null, null]);
    const { body: request } = await user.call(calls.request, { body });
    const { body: choices } = await user.call(calls.choices, { query: {} });
    expect(choices.find(({ leave_type_id }) => leave_type_id === typeId)).toMatchObject({
      balance_minutes: 4800,
      held_minutes: 1440,
      available_minutes: 3360,
    });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    const hr = await hrNow();
    const { body: list } = await hr.call(calls.list);
    const waiting = list.waiting.find((one) => one.id === request.id);
    expect(waiting).toMatchObject({
      leave_type: 'Vacation Leave',
      reason: 'A family trip.',
      minutes: 1440,
      filed_by: null,
      abilities: { decide: true },
    });
    await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
    expect(await statusesOf(id, '2026-03-12')).toEqual([
      '2026-03-12 scheduled',
      '2026-03-13 on_leave',
      '2026-03-16 on_leave',
      '2026-03-17 on_leave',
      '2026-03-18 scheduled',
    ]);
    const { body: own } = await user.call(calls.own);
    expect(own[0]).toMatchObject({ id: request.id, state: 'approved', abilities: { cancel: true, decide: false } });
  });

  it('of a night shift takes one day, on its work date', async () => {
    const { user, typeId } = await taker({
      shift: { work_days: [1, 2, 3, 4, 5], start_time: '22:00', end_time: '06:00' },
    });
    const query = { leave_type_id: typeId, first_day: '2026-03-13', last_day: '2026-03-13' };
    expect((await user.call(calls.preview, { query })).body.minutes).toBe(480);
  });

  it('does not take holidays', async () => {
    const { id, user, typeId } = await taker();
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: id, work_date: '2026-03-17', kind: 'holiday' })
      .execute();
    const query = { leave_type_id: typeId, first_day: '2026-03-16', last_day: '2026-03-18' };
    const { body } = await user.call(calls.preview, { query });
    expect(body.days.map(({ free }) => free)).toEqual([null, 'holiday', null]);
    expect(body.minutes).toBe(960);
  });

  it('is refused with the field and the reason', async () => {
    const { user, typeId } = await taker();
    const leave = (first: string, last = first) => ({ leave_type_id: typeId, ...range(first, last) });
    expect(await errorsOf(user, leave('2026-03-05'))).toEqual([
      422,
      { first_day: ['Vacation Leave needs 7 days of notice. Choose Mar 09, 2026 or later, or ask HR.'] },
    ]);
    expect(await errorsOf(user, leave('2026-03-14', '2026-03-15'))).toEqual([
      422,
      { first_day: ['None of these days has a shift, so no leave is needed.'] },
    ]);
    expect(await errorsOf(user, leave('2026-03-16', '2026-03-30'))).toEqual([
      422,
      { last_day: ['You have 10 days of Vacation Leave available, and these days take 11 days.'] },
    ]);
    expect(await errorsOf(user, leave('2026-03-18', '2026-03-17'))).toEqual([
      422,
      { last_day: ['The last day must not be before the first day.'] },
    ]);
    expect((await errorsOf(user, leave('2026-01-20')))[0]).toBe(422);
    await user.call(calls.request, { body: leave('2026-03-16', '2026-03-17') });
    expect(await errorsOf(user, leave('2026-03-17', '2026-03-18'))).toEqual([
      422,
      { first_day: ['There is other leave on Mar 17, 2026.'] },
    ]);
  });

  it('of unpaid leave needs no balance and makes no entry', async () => {
    const { id, user } = await taker({ ...weekdays, days: 0 });
    const typeId = await leaveTypeId(portal, 'LWOP');
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    await (await hrNow()).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    expect(await leaveBalance(portal, id, typeId)).toBe(0);
    await portal.settle();
    expect(await statusesOf(id, '2026-03-16')).toContain('2026-03-16 on_leave');
  });

  it('is filed by HR for somebody, also late and beyond the balance', async () => {
    const { id, typeId } = await taker({ ...weekdays, days: 0 });
    const hr = await hrNow();
    const { body } = await hr.call(calls.request, {
      body: { employee_id: id, leave_type_id: typeId, ...range('2026-02-26', '2026-02-27') },
    });
    const { body: list } = await hr.call(calls.list);
    const request = list.waiting.find((one) => one.id === body.id);
    expect(request).toMatchObject({ is_late: true, filed_by: hr.name, abilities: { decide: false } });
    expect((await hr.refused(calls.decide, { body: { id: body.id, decision: 'approved' } })).status).toBe(403);
    await (await hrNow()).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    expect(await leaveBalance(portal, id, typeId)).toBe(-2);
  });
});

describe('who takes part', () => {
  it('employees file for themselves alone, and answers for others are those for missing people', async () => {
    const ana = await taker();
    const ben = await taker();
    const body = { leave_type_id: ana.typeId, ...range('2026-03-16', '2026-03-16') };
    const foreign = await errorsOf(ana.user, { ...body, employee_id: ben.id });
    expect(foreign).toEqual(await errorsOf(ana.user, { ...body, employee_id: 99_999_999 }));
    expect(foreign).toEqual([422, { employee_id: ['The employee is invalid.'] }]);
    const { body: request } = await ben.user.call(calls.request, { body });
    const missing = await ana.user.refused(calls.cancel, { body: { id: 99_999_999 } });
    const theirs = await ana.user.refused(calls.cancel, { body: { id: request.id } });
    expect([theirs.status, theirs.body.message]).toEqual([missing.status, missing.body.message]);
    expect((await ana.user.call(calls.own)).body).toEqual([]);
  });

  it('client users see no request and file none', async () => {
    const ana = await taker();
    const { client_id } = await portal.db
      .selectFrom('employee')
      .select('client_id')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const client = await portal.as({ roles: ['client-admin'], clientId: client_id });
    const body = { employee_id: ana.id, leave_type_id: ana.typeId, ...range('2026-03-16', '2026-03-16') };
    expect((await errorsOf(client, body))[0]).toBe(422);
    expect((await client.refused(calls.list)).status).toBe(403);
    expect((await client.refused(calls.choices, { query: {} })).status).toBe(403);
  });

  it('a team lead reaches the own team, without the names of confidential types', async () => {
    const ana = await taker();
    const outsider = await taker();
    const { client_id } = await portal.db
      .selectFrom('employee')
      .select('client_id')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const leader = await createLeaveTaker(portal, { ...weekdays, employee: { client_id } });
    const team = await createTeam(portal.db, { client_id });
    await addToTeam(portal.db, team, ana);
    await addToTeam(portal.db, team, leader, 'teamLead');
    const lead = await portal.as({ roles: ['team lead'], employeeId: leader.id });
    const confidential = await leaveTypeId(portal, 'SLW');
    const hr = await hrNow();
    await hr.call(calls.request, {
      body: { employee_id: ana.id, leave_type_id: confidential, ...range('2026-03-16', '2026-03-16') },
    });
    await outsider.user.call(calls.request, {
      body: { leave_type_id: outsider.typeId, ...range('2026-03-16', '2026-03-16') },
    });
    const { body: list } = await lead.call(calls.list);
    expect(
      list.waiting.map(({ employee, leave_type, reason, color }) => [employee.id, leave_type, reason, color]),
    ).toEqual([[ana.id, 'Confidential leave', null, 'gray']]);
    expect(
      (
        await errorsOf(lead, { employee_id: ana.id, leave_type_id: confidential, ...range('2026-03-17', '2026-03-17') })
      )[1],
    ).toEqual({
      leave_type_id: ['The leave type is invalid.'],
    });
    expect(
      (
        await errorsOf(lead, {
          employee_id: outsider.id,
          leave_type_id: ana.typeId,
          ...range('2026-03-17', '2026-03-17'),
        })
      )[1],
    ).toEqual({
      employee_id: ['The employee is invalid.'],
    });
    const [waiting] = list.waiting;
    await lead.call(calls.decide, { body: { id: waiting?.id ?? 0, decision: 'approved' } });
    const { body: log } = await lead.call(calls.list);
    expect(log.decided[0]).toMatchObject({ leave_type: 'Confidential leave', reason: null });
  });

  it('nobody decides on their own leave', async () => {
    const worker = await createLeaveTaker(portal, weekdays);
    const hr = await portal.as({ roles: ['hr'], employeeId: worker.id });
    const { body } = await hr.call(calls.request, {
      body: { leave_type_id: worker.typeId, ...range('2026-03-16', '2026-03-16') },
    });
    expect((await hr.refused(calls.decide, { body: { id: body.id, decision: 'approved' } })).status).toBe(403);
  });
});

describe('giving leave back', () => {
  async function approved(first: string, last: string, code = 'VL') {
    const one = await taker({ ...weekdays, code });
    const { body } = await one.user.call(calls.request, { body: { leave_type_id: one.typeId, ...range(first, last) } });
    await (await hrNow()).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    await portal.settle();
    return { ...one, requestId: body.id };
  }

  it('releases a request that waits', async () => {
    const { id, user, typeId } = await taker();
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    await user.call(calls.cancel, { body: { id: body.id } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({
      state: 'withdrawn',
      minutes: 0,
      approval: { state: 'withdrawn' },
    });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') } });
    expect((await user.refused(calls.cancel, { body: { id: body.id } })).status).toBe(409);
  });

  it('gives back single days to come: balance, schedule and request follow', async () => {
    const { id, user, typeId, requestId } = await approved('2026-03-16', '2026-03-18');
    await user.call(calls.cancel, { body: { id: requestId, days: ['2026-03-17'] } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
    expect((await statusesOf(id, '2026-03-16')).slice(0, 3)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 scheduled',
      '2026-03-18 on_leave',
    ]);
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'approved', minutes: 960 });
    expect((await user.refused(calls.cancel, { body: { id: requestId, days: ['2026-03-17'] } })).status).toBe(422);
    await user.call(calls.cancel, { body: { id: requestId } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'cancelled', minutes: 0 });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
  });

  it('leaves days that have begun to staff', async () => {
    const { id, user, typeId, requestId } = await approved('2026-03-02', '2026-03-03', 'SL');
    expect((await user.refused(calls.cancel, { body: { id: requestId, days: ['2026-03-02'] } })).status).toBe(422);
    await user.call(calls.cancel, { body: { id: requestId } });
    expect(await leaveBalance(portal, id, typeId)).toBe(9);
    expect((await user.call(calls.own)).body[0]?.abilities.cancel).toBe(false);
    await (await hrNow()).call(calls.cancel, { body: { id: requestId } });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
  });
});

describe('two at once', () => {
  it('two approvals spend once', async () => {
    const { id, user, typeId } = await taker();
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    const deciders = await Promise.all([1, 2, 3].map(hrNow));
    const answers = await Promise.all(
      deciders.map((hr) => hr.refused(calls.decide, { body: { id: body.id, decision: 'approved' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
  });

  it('two requests for one day leave one', async () => {
    const { user, typeId } = await taker();
    const body = { leave_type_id: typeId, ...range('2026-03-16', '2026-03-16') };
    const answers = await Promise.all([1, 2, 3].map(() => user.refused(calls.request, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});
