import { leaveRequestsCalls as calls, leaveRequestList } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker, leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, refusedRequest, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

describe('who takes part', () => {
  it('employees file for themselves alone, and answers for others are those for missing people', async () => {
    const ana = await taker(portal);
    const ben = await taker(portal);
    const body = { leave_type_id: ana.typeId, ...range('2026-03-16', '2026-03-16') };
    const foreign = await refusedRequest(ana.user, { ...body, employee_id: ben.id });
    expect(foreign).toEqual(await refusedRequest(ana.user, { ...body, employee_id: 99_999_999 }));
    expect(foreign).toEqual([422, { employee_id: ['The employee is invalid.'] }]);
    const { body: request } = await ben.user.call(calls.request, { body });
    const missing = await ana.user.refused(calls.cancel, { body: { id: 99_999_999 } });
    const theirs = await ana.user.refused(calls.cancel, { body: { id: request.id } });
    expect([theirs.status, theirs.body.message]).toEqual([missing.status, missing.body.message]);
    expect((await ana.user.call(calls.own)).body).toEqual([]);
  });

  it('client users see no request and file none', async () => {
    const ana = await taker(portal);
    const { client_id } = await portal.db
      .selectFrom('employee')
      .select('client_id')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const client = await portal.as({ roles: ['client-admin'], clientId: client_id });
    const body = { employee_id: ana.id, leave_type_id: ana.typeId, ...range('2026-03-16', '2026-03-16') };
    expect((await refusedRequest(client, body))[0]).toBe(422);
    expect((await client.refused(calls.list, { query: { view: 'waiting' } })).status).toBe(403);
    expect((await client.call(calls.choices, { query: {} })).body).toEqual({ policy: null, types: [] });
  });

  it('a team lead reaches the own team, without the names of confidential types', async () => {
    const ana = await taker(portal);
    const outsider = await taker(portal);
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
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.request, {
      body: { employee_id: ana.id, leave_type_id: confidential, ...range('2026-03-16', '2026-03-16') },
    });
    await outsider.user.call(calls.request, {
      body: { leave_type_id: outsider.typeId, ...range('2026-03-16', '2026-03-16') },
    });
    const { body: list } = await lead.call(calls.list, { query: { view: 'waiting' } });
    expect(
      list.data.map(({ employee, leave_type, reason, color }) => [employee.id, leave_type, reason, color]),
    ).toEqual([[ana.id, 'Confidential leave', null, 'gray']]);
    expect(
      (
        await refusedRequest(lead, {
          employee_id: ana.id,
          leave_type_id: confidential,
          ...range('2026-03-17', '2026-03-17'),
        })
      )[1],
    ).toEqual({
      leave_type_id: ['The leave type is invalid.'],
    });
    expect(
      (
        await refusedRequest(lead, {
          employee_id: outsider.id,
          leave_type_id: ana.typeId,
          ...range('2026-03-17', '2026-03-17'),
        })
      )[1],
    ).toEqual({
      employee_id: ['The employee is invalid.'],
    });
    // Neither a filter nor the export gives the type away.
    const named = async (value: string) => {
      const dt_params = { filters: { leave_type: { value, matchMode: 'contains' } } };
      return (await lead.call(calls.list, { query: { view: 'waiting', dt_params: dt_params as never } })).body.total;
    };
    expect([await named('Women'), await named('Confidential')]).toEqual([0, 1]);
    const { exportCall } = leaveRequestList;
    const file = await lead.refused(exportCall, { body: { format: 'csv', query: { view: 'waiting' } } });
    expect([file.status, file.text.includes('Confidential leave')]).toEqual([200, true]);
    expect(file.text).not.toMatch(/Women|family trip/);
    const [waiting] = list.data;
    await lead.call(calls.decide, { body: { id: waiting?.id ?? 0, decision: 'approved' } });
    const { body: log } = await lead.call(calls.list, { query: { view: 'decided' } });
    expect(log.data[0]).toMatchObject({ leave_type: 'Confidential leave', reason: null });
    for (const order of [1, -1] as const) {
      const dt_params = JSON.stringify({ sort: [{ field: 'first_day', order }] });
      expect((await lead.call(calls.list, { query: { view: 'decided', dt_params } })).body.total).toBe(1);
    }
  });

  it('an address alone opens no leave, also of the own company', async () => {
    const ana = await taker(portal);
    const { body: request } = await ana.user.call(calls.request, {
      body: { leave_type_id: ana.typeId, ...range('2026-03-16') },
    });
    const { client_id } = await portal.db
      .selectFrom('employee')
      .select('client_id')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const email = `shared-${ana.id}@home.test`;
    await portal.db.updateTable('employee').set({ work_email: email }).where('id', '=', ana.id).execute();
    const leave = { employee_id: ana.id, leave_type_id: ana.typeId, ...range('2026-03-17') };
    for (const rights of [
      { roles: ['client-admin'], clientId: client_id },
      { roles: ['sales'] },
      { roles: ['hr'] },
    ] as const) {
      const person = await portal.as({ ...rights, roles: [...rights.roles], email });
      expect((await person.refused(calls.choices, { query: { employee_id: ana.id } })).status).toBe(422);
      expect((await refusedRequest(person, leave))[0]).toBe(422);
      expect((await person.refused(calls.cancel, { body: { id: request.id } })).status).toBe(404);
      await portal.db
        .updateTable('app_user')
        .set({ email: `gone-${person.userId}@home.test` })
        .where('id', '=', person.userId)
        .execute();
    }
  });

  it('comments on confidential leave are for HR and the employee', async () => {
    const typeId = await leaveTypeId(portal, 'VAWC');
    const worker = await createLeaveTaker(portal, { ...weekdays, code: 'VAWC' });
    const [filing, deciding] = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['hr'] })];
    const leave = { employee_id: worker.id, leave_type_id: typeId, ...range('2026-03-16') };
    const { body } = await filing.call(calls.request, { body: leave });
    await deciding.call(calls.decide, { body: { id: body.id, decision: 'approved', note: 'A protection order.' } });
    const seen = async (by: Persona) =>
      JSON.stringify((await by.call(calls.list, { query: { view: 'decided' } })).body.data);
    expect(await seen(await portal.as({ roles: ['hr'] }))).toContain('A protection order.');
    expect(await seen(await portal.as({ roles: ['workforce admin'] }))).not.toContain('protection');
    const lines = portal.db.selectFrom('activity_log').selectAll().where('event', '=', 'leave.decide-request');
    expect(JSON.stringify(await lines.where('subject_id', '=', String(worker.id)).execute())).not.toContain(
      'protection',
    );
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
