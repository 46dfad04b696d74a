import { leaveFeedCalls as calls } from '@muster/contract/domains/leave/leave-feed.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createLeaveTaker, leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const everyone = { client_id: null, team_id: null };
const link = async (by: Persona, body: { client_id: number | null; team_id: number | null } = everyone) =>
  new URL((await by.call(calls.create, { body })).body.url).pathname;
const open = (url: string) => portal.app.inject({ method: 'GET', url });

/** First day, day after the last one, and title of each event, in order. */
async function eventsOf(url: string): Promise<string[]> {
  const answer = await open(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const value = (event: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(event)?.[1]?.trim() ?? '';
  return answer.body
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(
      (event) => `${value(event, 'DTSTART;VALUE=DATE')} ${value(event, 'DTEND;VALUE=DATE')} ${value(event, 'SUMMARY')}`,
    )
    .toSorted();
}

/** A client with a team of Maria, who is on sick leave for three days, and Ben, who has asked for a day. */
async function company() {
  const { id: clientId } = await createClient(portal.db);
  const person = (name: string) => createLeaveTaker(portal, { ...weekdays, employee: { client_id: clientId, name } });
  const [maria, ben] = [await person('Maria Santos'), await person('Ben Cruz')];
  const team = await createTeam(portal.db, { client_id: clientId, name: 'Operations' });
  for (const one of [maria, ben]) await addToTeam(portal.db, team, one);
  const hr = await portal.as({ roles: ['hr'] });
  const file = async (employee_id: number, code: string, days: ReturnType<typeof range>) =>
    (
      await hr.call(leaveRequestsCalls.request, {
        body: { employee_id, leave_type_id: await leaveTypeId(portal, code), ...days },
      })
    ).body.id;
  const sick = await file(maria.id, 'VAWC', range('2026-03-12', '2026-03-16'));
  const decider = await portal.as({ roles: ['hr'] });
  await decider.call(leaveRequestsCalls.decide, { body: { id: sick, decision: 'approved' } });
  await file(ben.id, 'VL', range('2026-03-18'));
  await portal.settle();
  return { clientId, maria, ben, team };
}

const mariaAway = '20260312 20260317 Maria Santos on leave';

it('shows approved leave to each side within its own reach, without types', async () => {
  const [mine, theirs] = [await company(), await company()];
  const hr = await portal.as({ roles: ['hr'] });
  const client = await portal.as({ roles: ['client-admin'], clientId: mine.clientId });
  const other = await portal.as({ roles: ['client-admin'], clientId: theirs.clientId });
  const colleague = await portal.as({ roles: ['employee'], employeeId: mine.ben.id });
  const own = await portal.as({ roles: ['employee'], employeeId: mine.maria.id });
  const links = { client: await link(client), other: await link(other), colleague: await link(colleague) };
  for (const url of Object.values(links)) expect(await eventsOf(url)).toEqual([mariaAway]);
  expect(await eventsOf(await link(own))).toEqual([]);
  const everywhere = await link(hr);
  expect((await eventsOf(everywhere)).filter((event) => event === mariaAway).length).toBeGreaterThanOrEqual(2);
  for (const url of [...Object.values(links), everywhere]) {
    const { body } = await open(url);
    expect(body).not.toMatch(/Violence|VAWC|family trip|Unplanned|Planned|Ben Cruz on/);
  }
});

it('keeps the client and the team that were chosen, and refuses those out of reach as missing ones', async () => {
  const [mine, theirs] = [await company(), await company()];
  const hr = await portal.as({ roles: ['hr'] });
  expect(await eventsOf(await link(hr, { client_id: mine.clientId, team_id: null }))).toEqual([mariaAway]);
  expect(await eventsOf(await link(hr, { client_id: null, team_id: theirs.team.id }))).toEqual([mariaAway]);
  expect((await hr.call(calls.state)).body.feed).toMatchObject({ client: null, team: { name: 'Operations' } });
  const client = await portal.as({ roles: ['client-admin'], clientId: mine.clientId });
  const refused = async (team_id: number) => {
    const { status, body } = await client.refused(calls.create, {
      body: { client_id: null, team_id },
    });
    return [status, body.errors];
  };
  expect(await refused(theirs.team.id)).toEqual(await refused(88_888_888));
  expect((await refused(theirs.team.id))[0]).toBe(422);
});

it('follows the rights of its owner: a role that is taken away empties it, a closed account ends it', async () => {
  const { clientId } = await company();
  const client = await portal.as({ roles: ['client-admin'], clientId });
  // A company keeps an admin.
  await portal.as({ roles: ['client-admin'], clientId });
  const url = await link(client);
  expect(await eventsOf(url)).toEqual([mariaAway]);
  await portal.db.deleteFrom('user_role').where('user_id', '=', client.userId).execute();
  expect(await eventsOf(url)).toEqual([]);
  const account = (status: 'active' | 'disabled') =>
    portal.db.updateTable('app_user').set({ status }).where('id', '=', client.userId).execute();
  await account('disabled');
  expect((await open(url)).statusCode).toBe(404);
  await account('active');
  expect((await open(url)).statusCode).toBe(404);
});

it('stores only the hash of the link, and replaces and revokes it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const first = await link(hr);
  const stored = portal.db.selectFrom('leave_feed').selectAll().where('user_id', '=', hr.userId);
  expect(JSON.stringify(await stored.execute())).not.toContain(first.split('/').at(-1));
  const second = await link(hr);
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(200);
  await hr.call(calls.revoke);
  const [revoked, unknown] = [await open(second), await open(`/api/leave-feeds/${'x'.repeat(43)}`)];
  expect([revoked.statusCode, revoked.json().message]).toEqual([404, unknown.json().message]);
  expect((await hr.call(calls.state)).body.feed).toBeNull();
});

it('limits how often a link is opened, and is not for users without a leave calendar', async () => {
  const url = await link(await portal.as({ roles: ['hr'] }));
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await open(url)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const nobody = await portal.as({ roles: [] });
  expect((await nobody.refused(calls.create, { body: everyone })).status).toBe(409);
});
