import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('adds a shift with its breaks, overtime and first version', async () => {
  const body = nightShiftBody();
  const added = await hr.call(shiftsCalls.create, { body });
  expect(added.status).toBe(201);
  const { body: shown } = await hr.call(shiftsCalls.details, { params: { id: added.body.id } });
  expect(shown).toMatchObject({
    name: body.name,
    timezone: 'Asia/Manila',
    start_time: '22:00',
    end_time: '07:00',
    total_hours: 9,
    people: 0,
    abilities: { update: true, delete: true },
    shift_breaks: [{ starts_after_minutes: 240, minutes: 60, is_paid: false }],
    shift_overtimes: [{ applies: 'after', minimum_minutes: 30 }],
    versions: [{ from: '2020-01-01', to: null, state: 'current' }],
  });
});

it('returns all errors together', async () => {
  const body = { ...nightShiftBody(), name: '', end_time: '22:00', timezone_id: 9999, work_days: [] };
  const wrong = await hr.refused(shiftsCalls.create, { body });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['name', 'work_days']);
  const later = await hr.refused(shiftsCalls.create, { body: { ...body, name: 'Night', work_days: [1] } });
  expect(Object.keys(later.body.errors ?? {}).sort()).toEqual(['end_time', 'timezone_id']);
});

it('refuses a name that another shift has', async () => {
  const body = nightShiftBody();
  await hr.call(shiftsCalls.create, { body });
  const refused = await hr.refused(shiftsCalls.create, { body: { ...body, name: body.name.toUpperCase() } });
  expect(refused.status).toBe(422);
  expect(refused.body.codes?.name).toEqual(['validation.unique']);
});

it('is logged in the activity log', async () => {
  const { body: added } = await hr.call(shiftsCalls.create, { body: nightShiftBody() });
  await portal.settle();
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'actor_user_id'])
    .where('subject_kind', '=', 'shift')
    .where('subject_id', '=', String(added.id))
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ event: 'shifts.create', actor_user_id: hr.userId });
});

describe('users outside the provider', () => {
  const manage = ['can manage employee shifts', 'can view employee shifts', 'can view employee shift details'] as const;
  const refusal = 'Only staff of the provider can change this shift.';
  const otherClient = async () => (await createClient(portal.db)).id;
  const clientUser = async (clientId: number) =>
    portal.as({ roles: ['client-admin'], permissions: [...manage], clientId });

  it("changes the shifts of the user's own client", async () => {
    const client_id = await otherClient();
    const user = await clientUser(client_id);
    const body = { ...nightShiftBody(), client_id };
    const { body: added } = await user.call(shiftsCalls.create, { body });
    const { shift_active_start_date: _from, ...terms } = { ...body, start_time: '21:00', version: added.version };
    const changed = await user.call(shiftsCalls.update, { params: { id: added.id }, body: terms });
    expect(changed.status).toBe(200);
    const toProvider = { ...terms, version: changed.body.version, client_id: null };
    expect((await user.refused(shiftsCalls.update, { params: { id: added.id }, body: toProvider })).status).toBe(422);
    expect((await user.call(shiftsCalls.delete, { params: { id: added.id } })).status).toBe(204);
  });

  it('adds no shift of the provider or of another client', async () => {
    const user = await clientUser(await otherClient());
    for (const client_id of [null, undefined, await otherClient(), 88_888_888]) {
      const answer = await user.refused(shiftsCalls.create, { body: { ...nightShiftBody(), client_id } as never });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['client_id']]);
    }
  });

  it('changes and removes no shift of the provider, and finds none of another client', async () => {
    const employee = await createEmployee(portal.db);
    const users = [
      await clientUser(employee.client_id),
      await portal.as({ roles: ['employee'], permissions: [...manage], employeeId: employee.id }),
    ];
    const { shift_active_start_date: _from, ...terms } = nightShiftBody();
    const { body: shared } = await hr.call(shiftsCalls.create, { body: nightShiftBody() });
    const foreignBody = { ...nightShiftBody(), client_id: await otherClient() };
    const { body: foreign } = await hr.call(shiftsCalls.create, { body: foreignBody });
    for (const user of users) {
      expect((await user.call(shiftsCalls.details, { params: { id: shared.id } })).body.abilities).toEqual({
        update: false,
        delete: false,
      });
      for (const [id, status] of [
        [shared.id, 403],
        [foreign.id, 404],
        [88_888_888, 404],
      ] as const) {
        const answers = [
          await user.refused(shiftsCalls.update, { params: { id }, body: { ...terms, version: 1 } }),
          await user.refused(shiftsCalls.delete, { params: { id } }),
        ];
        expect(answers.map((answer) => answer.status)).toEqual([status, status]);
        if (status === 403) expect(answers.map(({ body }) => body.message)).toEqual([refusal, refusal]);
      }
      expect((await user.refused(shiftsCalls.create, { body: nightShiftBody() })).status).toBe(
        user === users[0] ? 422 : 403,
      );
    }
    expect((await hr.call(shiftsCalls.details, { params: { id: shared.id } })).body.version).toBe(1);
  });

  it('cannot write them in SQL either', async () => {
    const employee = await createEmployee(portal.db);
    const { body: shared } = await hr.call(shiftsCalls.create, { body: nightShiftBody() });
    const scopes = [`client:${employee.client_id}`, `employee:${employee.id}`];
    const { databases } = portal.services;
    for (const rows of scopes) {
      const changed = await writeWithin(databases, { rows }, async (db) => {
        const shifts = await sql`update shift set name = 'Taken over' where id = ${shared.id}`.execute(db);
        const versions = await sql`delete from shift_version where shift_id = ${shared.id}`.execute(db);
        return [shifts.numAffectedRows, versions.numAffectedRows];
      });
      expect(changed).toEqual([0n, 0n]);
      const added = writeWithin(databases, { rows }, (db) =>
        sql`insert into shift_version (shift_id, valid, timezone_id, start_time, end_time, total_minutes, work_days,
            used_on_holidays, used_on_restdays)
          select shift_id, daterange('2040-01-01', null), timezone_id, start_time, end_time, total_minutes, work_days,
            used_on_holidays, used_on_restdays from shift_version where shift_id = ${shared.id}`.execute(db),
      );
      await expect(added).rejects.toThrow(/row-level security/);
    }
  });
});
