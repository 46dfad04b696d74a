import { todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

const day = '2026-03-10';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  // Ten in the morning in Manila; shifts begin at nine.
  portal.clock.set(`${day}T02:00:00Z`);
});
afterAll(() => portal.close());

const todayOf = async (user: Persona) => (await user.call(todayCalls.read)).body;
const namesOf = async (user: Persona) => {
  const { groups } = await todayOf(user);
  return Object.fromEntries(Object.entries(groups).map(([name, { people }]) => [name, people.map((one) => one.name)]));
};

/** A lead and two members at a client: one late, one missing, and one outside the team who starts later. */
async function company() {
  const client = await createClient(portal.db);
  const worker = (name: string, shift: object = {}) =>
    createWorker(portal.db, { employee: { client_id: client.id, name: `${name} ${client.id}` }, shift });
  const [lead, late, missing] = [await worker('Lead'), await worker('Late'), await worker('Missing')];
  const later = await worker('Later', { start_time: '15:00', end_time: '23:00' });
  await createPunches(portal.db, lead, day, [['in', `${day}T00:55:00Z`]]);
  await createPunches(portal.db, late, day, [
    ['in', `${day}T01:30:00Z`],
    ['break_start', `${day}T01:50:00Z`],
  ]);
  const team = await createTeam(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  for (const member of [late, missing]) await addToTeam(portal.db, team, member);
  return { client, lead, late, missing, later };
}

it('shows a lead the own team, and no one else of the client', async () => {
  const { lead, late, missing } = await company();
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  expect(await namesOf(user)).toEqual({
    working: [late.name, lead.name],
    late: [late.name],
    missing: [missing.name],
    on_leave: [],
    later: [],
  });
  const { total, on_break, groups } = await todayOf(user);
  expect([total, on_break, groups.late.people[0]?.late_minutes]).toEqual([3, 1, 30]);
});

it('shows client users their company alone, and account managers the clients that they look after', async () => {
  const [own, foreign] = [await company(), await company()];
  const client = await portal.as({ roles: ['client-user'], clientId: own.client.id });
  expect((await todayOf(client)).total).toBe(4);
  expect(JSON.stringify(await todayOf(client))).not.toContain(foreign.lead.name);
  const manager = await portal.as({ roles: ['account manager'] });
  expect(await todayOf(manager)).toMatchObject({ total: 0, is_partial: false });
  const look = { user_id: manager.userId };
  await portal.db
    .insertInto('client_account_manager')
    .values({ ...look, client_id: own.client.id })
    .execute();
  expect(await todayOf(manager)).toMatchObject({ total: 4, client_id: own.client.id, is_partial: false });
  await portal.db
    .insertInto('client_account_manager')
    .values({ ...look, client_id: foreign.client.id })
    .execute();
  expect(await todayOf(manager)).toMatchObject({ total: 8, client_id: null, is_partial: true });
});

it('shows the people of one client, within the same reach', async () => {
  const [one, other] = [await company(), await company()];
  const hr = await portal.as({ roles: ['hr'] });
  const ofClient = async (user: Persona, client_id: number) =>
    (await user.call(todayCalls.read, { query: { client_id: String(client_id) } })).body;
  expect(await ofClient(hr, one.client.id)).toMatchObject({ total: 4, client_id: one.client.id, is_partial: false });
  expect(JSON.stringify(await ofClient(hr, one.client.id))).not.toContain(other.lead.name);
  const client = await portal.as({ roles: ['client-user'], clientId: one.client.id });
  expect(await ofClient(client, other.client.id)).toMatchObject({ total: 0 });
});

it('counts as the list of today does', async () => {
  const { client } = await company();
  const user = await portal.as({ roles: ['client-user'], clientId: client.id });
  const { groups, total, on_break, on_holiday } = await todayOf(user);
  const { counts, total: listed } = (await user.call(scheduleCalls.today)).body;
  expect([total, on_break, groups.working.count]).toEqual([listed, counts.on_break, counts.in + counts.on_break]);
  expect([groups.late.count, groups.missing.count]).toEqual([counts.late, counts.missing]);
  expect([groups.on_leave.count, groups.later.count]).toEqual([counts.on_leave, counts.upcoming]);
  expect(on_holiday).toBe(counts.holiday);
});

/** People who work from nine to five in Sydney, and a user of their client who lives there. */
async function sydney() {
  const client = await createClient(portal.db);
  const worker = await createWorker(portal.db, { employee: { client_id: client.id }, zone: 'Australia/Sydney' });
  const user = await portal.as({ roles: ['client-user'], clientId: client.id });
  await portal.db.updateTable('app_user').set({ timezone_id: zoneIds.sydney }).where('id', '=', user.userId).execute();
  await createPunches(
    portal.db,
    worker,
    '2026-03-09',
    [
      ['in', '2026-03-08T22:00:00Z'],
      ['out', '2026-03-09T06:00:00Z'],
    ],
    'Australia/Sydney',
  );
  return { client, worker, user };
}

it("shows a client the people of its own day, which begins before Manila's", async () => {
  const { client, worker, user } = await sydney();
  // Half past two on Tuesday in Sydney, and half past eleven on Monday evening in Manila.
  portal.clock.set('2026-03-09T15:30:00Z');
  const { total, finished, groups } = await todayOf(user);
  expect([total, finished]).toEqual([1, 0]);
  expect(groups.later.people).toMatchObject([
    { id: worker.id, starts_at: expect.stringContaining('2026-03-09T22:00') },
  ]);
  const list = (await user.call(scheduleCalls.today)).body;
  expect([list.day, list.timezone, list.total, list.counts.upcoming]).toEqual(['2026-03-10', 'Australia/Sydney', 1, 1]);
  const hr = await portal.as({ roles: ['hr'] });
  const ofHr = (await hr.call(todayCalls.read, { query: { client_id: String(client.id) } })).body;
  // Staff read the day of Manila, on which the people have come and left.
  expect([ofHr.total, ofHr.finished]).toEqual([1, 1]);
  portal.clock.set(`${day}T02:00:00Z`);
});

it('is not for employees', async () => {
  const user = await portal.as({ roles: ['employee'] });
  expect((await user.refused(todayCalls.read)).status).toBe(403);
});
