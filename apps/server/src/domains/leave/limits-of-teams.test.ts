import { leaveCalendarCalls as calls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const days = { from: '2026-03-09', to: '2026-03-20' };

/** Two people of a team, one with approved leave on one day. */
async function company(away_limit: number | null) {
  const { id: clientId } = await createClient(portal.db);
  const gaps = { ...weekdays, employee: { client_id: clientId } };
  const [away, other] = [await taker(portal, gaps), await taker(portal, gaps)];
  const team = await createTeam(portal.db, { client_id: clientId, name: 'Operations', away_limit });
  for (const one of [away, other]) await addToTeam(portal.db, team, one);
  const body = { leave_type_id: away.typeId, ...range('2026-03-12') };
  const { id } = (await away.user.call(leaveRequestsCalls.request, { body })).body;
  await (await portal.as({ roles: ['hr'] })).call(leaveRequestsCalls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  return { clientId, team, other };
}

const limits = (answer: { readonly teams: readonly { id: number; limit: number | null }[] }) =>
  answer.teams.map(({ id, limit }) => [id, limit]);

it('are in the calendar of staff, and in that of the client for its own teams alone', async () => {
  const own = await company(1);
  const foreign = await company(null);
  const hr = await portal.as({ roles: ['hr'] });
  expect(limits((await hr.call(calls.staff, { query: { ...days, team_id: own.team.id } })).body)).toEqual([
    [own.team.id, 1],
  ]);
  for (const { clientId, team } of [own, foreign]) {
    const client = await portal.as({ roles: ['client-user'], clientId });
    expect(limits((await client.call(calls.client, { query: days })).body)).toEqual([[team.id, team.away_limit]]);
  }
});

it('are read by who requests and by who decides, with the days on which others are away', async () => {
  const { other } = await company(1);
  const limited = [{ team: 'Operations', limit: 1, days: [{ day: '2026-03-12', away: 1 }] }];
  expect((await other.user.call(calls.teamAway, { query: days })).body.limited).toEqual(limited);
  const hr = await portal.as({ roles: ['hr'] });
  const asked = { ...days, employee_id: other.id };
  expect((await hr.call(calls.teamAway, { query: asked })).body.limited).toEqual(limited);
  const query = { leave_type_id: other.typeId, first_day: '2026-03-12', last_day: '2026-03-13' };
  const preview = (await other.user.call(leaveRequestsCalls.preview, { query })).body;
  expect([preview.team.limited, preview.problem]).toEqual([limited, null]);
});

it('of a team without one are null, and nobody else away exceeds nothing', async () => {
  const { other } = await company(null);
  expect((await other.user.call(calls.teamAway, { query: days })).body).toMatchObject({ of: 2, limited: [] });
  const later = { from: '2026-03-16', to: '2026-03-20' };
  const limited = await company(1);
  expect((await limited.other.user.call(calls.teamAway, { query: later })).body.limited).toEqual([]);
});
