import { leaveCalendarCalls as calls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { createLeaveTaker, leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const weekend = ['2026-03-14', '2026-03-15'];
const march = { from: '2026-03-01', to: '2026-03-31' };

/** A company with a team of Maria Santos, Ben Cruz and their lead. */
async function company() {
  const { id: clientId } = await createClient(portal.db);
  const gaps = (name: string) => ({ ...weekdays, employee: { client_id: clientId, name } });
  const [maria, ben, lead] = [
    await createLeaveTaker(portal, gaps('Maria Santos')),
    await createLeaveTaker(portal, gaps('Ben Cruz')),
    await createLeaveTaker(portal, gaps('Leah Diaz')),
  ];
  const team = await createTeam(portal.db, { client_id: clientId, name: 'Operations' });
  for (const one of [maria, ben]) await addToTeam(portal.db, team, one);
  await addToTeam(portal.db, team, lead, 'teamLead');
  return { clientId, maria, ben, lead, team };
}

const hr = () => portal.as({ roles: ['hr'] });

interface Taken {
  readonly days: readonly [string, string];
  readonly code?: string;
  readonly isWaiting?: true;
}

/** HR files the leave, and somebody else of HR approves it. */
async function takeLeave(worker: { id: number }, { days: [first, last], code = 'VL', isWaiting }: Taken) {
  const typeId = await leaveTypeId(portal, code);
  const body = { employee_id: worker.id, leave_type_id: typeId, ...range(first, last) };
  const filed = await (await hr()).call(leaveRequestsCalls.request, { body });
  if (!isWaiting)
    await (await hr()).call(leaveRequestsCalls.decide, { body: { id: filed.body.id, decision: 'approved' } });
  await portal.settle();
  return filed.body.id;
}

const staffSees = async (by: Persona, query: object = {}) =>
  (await by.call(calls.staff, { query: { ...march, ...query } })).body;
const clientSees = async (by: Persona, query: object = {}) =>
  (await by.call(calls.client, { query: { ...march, ...query } })).body;

/** Every field of an answer, however deep. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsOf(one, path)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, path === '' ? key : `${path}.${key}`));
}

describe('client users', () => {
  it('get names, days and classes of approved leave, and no other field', async () => {
    const { clientId, maria, ben, team } = await company();
    await takeLeave(maria, { days: ['2026-03-12', '2026-03-17'], code: 'SL' });
    await takeLeave(ben, { days: ['2026-03-13', '2026-03-13'], isWaiting: true });
    const client = await portal.as({ roles: ['client-user'], clientId });
    const seen = await clientSees(client);
    expect(seen).toEqual({
      total: 1,
      people: [
        {
          id: maria.id,
          name: 'Maria Santos',
          team: { id: team.id, name: 'Operations' },
          away: [{ first: '2026-03-12', last: '2026-03-17', days: 4, free: weekend, part: 'full', class: 'unplanned' }],
          holidays: [],
          rest_days: expect.arrayContaining(weekend),
        },
      ],
      teams: [
        {
          id: team.id,
          size: 3,
          limit: null,
          days: ['2026-03-12', '2026-03-13', '2026-03-16', '2026-03-17'].map((day) => ({
            day,
            away: [{ id: maria.id, name: 'Maria Santos', is_waiting: false }],
          })),
        },
      ],
    });
    expect((await client.refused(calls.staff, { query: march })).status).toBe(403);
  });

  it('of two companies with people of the same names see their own alone', async () => {
    const [left, right] = [await company(), await company()];
    await takeLeave(left.maria, { days: ['2026-03-10', '2026-03-10'] });
    await takeLeave(right.maria, { days: ['2026-03-11', '2026-03-11'] });
    const client = await portal.as({ roles: ['client-admin'], clientId: left.clientId });
    const seen = await clientSees(client, { search: 'maria' });
    expect(seen.people.map(({ id, away }) => [id, away[0]?.first])).toEqual([[left.maria.id, '2026-03-10']]);
    const foreign = await clientSees(client, { team_id: right.team.id });
    expect(foreign).toEqual(await clientSees(client, { team_id: 99_999_999 }));
    expect(foreign).toEqual({ total: 0, people: [], teams: [] });
    expect((await client.call(calls.filters)).body).toEqual({
      clients: [],
      teams: [{ id: left.team.id, name: 'Operations', client_id: left.clientId }],
      types: [],
    });
  });

  it('read no day of another company from the table itself', async () => {
    const [left, right] = [await company(), await company()];
    await takeLeave(left.maria, { days: ['2026-03-10', '2026-03-10'] });
    await takeLeave(right.maria, { days: ['2026-03-10', '2026-03-10'] });
    const own = await writeWithin(portal.services.databases, { rows: `client:${left.clientId}` }, (db) =>
      db.selectFrom('leave_away_day').select('employee_id').execute(),
    );
    expect(own).toEqual([{ employee_id: left.maria.id }]);
  });
});

describe('staff', () => {
  it('a lead sees the led people with types and waiting requests, HR everybody', async () => {
    const { maria, ben, lead, team } = await company();
    const outsider = await createLeaveTaker(portal, weekdays);
    const waiting = await takeLeave(maria, { days: ['2026-03-12', '2026-03-17'], isWaiting: true });
    await takeLeave(ben, { days: ['2026-03-12', '2026-03-12'], code: 'VAWC' });
    await takeLeave(outsider, { days: ['2026-03-12', '2026-03-12'] });
    const leads = await portal.as({ roles: ['team lead'], employeeId: lead.id });
    const seen = await staffSees(leads);
    expect(seen.people.map(({ name, away }) => [name, away])).toEqual([
      ['Ben Cruz', [expect.objectContaining({ leave_type: 'Confidential leave', color: 'gray', is_waiting: false })]],
      [
        'Maria Santos',
        [
          {
            first: '2026-03-12',
            last: '2026-03-17',
            days: 4,
            free: weekend,
            part: 'full',
            request_id: waiting,
            is_waiting: true,
            leave_type: 'Vacation Leave',
            color: 'teal',
          },
        ],
      ],
    ]);
    expect(seen.teams[0]).toMatchObject({
      id: team.id,
      size: 3,
      limit: null,
      days: expect.arrayContaining([
        {
          day: '2026-03-12',
          away: [
            { id: ben.id, name: 'Ben Cruz', is_waiting: false },
            { id: maria.id, name: 'Maria Santos', is_waiting: true },
          ],
        },
      ]),
    });
    const everybody = await staffSees(await hr(), { search: outsider.name });
    expect(everybody.people).toHaveLength(1);
    expect((await leads.call(calls.request, { params: { id: waiting } })).body).toMatchObject({ id: waiting });
  });

  it('a filter by a confidential type reveals nothing to a lead', async () => {
    const { ben, lead } = await company();
    await takeLeave(ben, { days: ['2026-03-12', '2026-03-12'], code: 'VAWC' });
    const typeId = await leaveTypeId(portal, 'VAWC');
    const leads = await portal.as({ roles: ['team lead'], employeeId: lead.id });
    expect((await staffSees(leads, { leave_type_id: typeId })).people).toEqual([]);
    expect((await staffSees(await hr(), { leave_type_id: typeId })).people.map(({ id }) => id)).toContain(ben.id);
    const { types } = (await leads.call(calls.filters)).body;
    expect(types.map(({ id }) => id)).not.toContain(typeId);
  });

  it('an account manager sees classes of approved leave at the own clients', async () => {
    const { clientId, maria, ben } = await company();
    const other = await company();
    await takeLeave(maria, { days: ['2026-03-12', '2026-03-12'], code: 'SL' });
    await takeLeave(ben, { days: ['2026-03-12', '2026-03-12'], isWaiting: true });
    await takeLeave(other.maria, { days: ['2026-03-12', '2026-03-12'] });
    const manager = await portal.as({ roles: ['account manager'] });
    await portal.db
      .insertInto('client_account_manager')
      .values({ client_id: clientId, user_id: manager.userId })
      .execute();
    const { people } = await staffSees(manager);
    expect(people.map(({ id, away }) => [id, away])).toEqual([
      [maria.id, [{ first: '2026-03-12', last: '2026-03-12', days: 1, free: [], part: 'full', class: 'unplanned' }]],
    ]);
  });

  it('a request out of reach answers like a missing one', async () => {
    const [mine, theirs] = [await company(), await company()];
    const id = await takeLeave(theirs.maria, { days: ['2026-03-12', '2026-03-12'], isWaiting: true });
    const leads = await portal.as({ roles: ['team lead'], employeeId: mine.lead.id });
    const foreign = await leads.refused(calls.request, { params: { id } });
    const missing = await leads.refused(calls.request, { params: { id: 99_999_999 } });
    expect([foreign.status, foreign.body.message]).toEqual([missing.status, missing.body.message]);
    expect(foreign.status).toBe(404);
  });
});

describe('employees', () => {
  it('see the own leave whole, and classes of approved leave of their team', async () => {
    const { maria, ben, lead } = await company();
    const stranger = await company();
    const id = await takeLeave(maria, { days: ['2026-03-12', '2026-03-12'], code: 'VAWC', isWaiting: true });
    await takeLeave(ben, { days: ['2026-03-16', '2026-03-17'], code: 'SL' });
    await takeLeave(lead, { days: ['2026-03-16', '2026-03-16'], isWaiting: true });
    await takeLeave(stranger.ben, { days: ['2026-03-16', '2026-03-16'] });
    const user = await portal.as({ roles: ['employee'], employeeId: maria.id });
    const { own, colleagues } = (await user.call(calls.own, { query: march })).body;
    expect(own?.away).toEqual([
      expect.objectContaining({ request_id: id, leave_type: expect.stringContaining('Violence') }),
    ]);
    expect(colleagues).toEqual([
      {
        id: ben.id,
        name: 'Ben Cruz',
        team: expect.objectContaining({ name: 'Operations' }),
        away: [{ first: '2026-03-16', last: '2026-03-17', days: 2, free: [], part: 'full', class: 'unplanned' }],
      },
    ]);
    expect(fieldsOf(colleagues)).not.toContain('leave_type');
  });
});

describe('how many of a team are away', () => {
  it('is counted by day, without names, for the employee and for those who decide', async () => {
    const { maria, ben, lead } = await company();
    await takeLeave(ben, { days: ['2026-03-12', '2026-03-13'], code: 'VAWC' });
    await takeLeave(lead, { days: ['2026-03-13', '2026-03-13'], isWaiting: true });
    await takeLeave(maria, { days: ['2026-03-13', '2026-03-13'], isWaiting: true });
    const counts = {
      of: 3,
      days: [
        { day: '2026-03-12', away: 1 },
        { day: '2026-03-13', away: 2 },
      ],
      limited: [],
    };
    const user = await portal.as({ roles: ['employee'], employeeId: maria.id });
    expect((await user.call(calls.teamAway, { query: march })).body).toEqual(counts);
    const preview = { leave_type_id: maria.typeId, first_day: '2026-03-12', last_day: '2026-03-13' };
    expect((await user.call(leaveRequestsCalls.preview, { query: preview })).body.team).toEqual(counts);
    const leads = await portal.as({ roles: ['team lead'], employeeId: lead.id });
    const asked = { ...march, employee_id: maria.id };
    expect((await leads.call(calls.teamAway, { query: asked })).body).toEqual(counts);
  });

  it('names colleagues with approved leave before a request, and to staff only people whom they reach', async () => {
    const { clientId, maria, ben, lead } = await company();
    const other = await createTeam(portal.db, { client_id: clientId, name: 'Night desk' });
    const gaps = { ...weekdays, employee: { client_id: clientId, name: 'Nora Lim' } };
    const nora = await createLeaveTaker(portal, gaps);
    for (const one of [maria, nora]) await addToTeam(portal.db, other, one);
    await takeLeave(ben, { days: ['2026-03-12', '2026-03-13'], code: 'VAWC' });
    await takeLeave(nora, { days: ['2026-03-13', '2026-03-13'] });
    await takeLeave(lead, { days: ['2026-03-13', '2026-03-13'], isWaiting: true });
    const query = { leave_type_id: maria.typeId, first_day: '2026-03-13', last_day: '2026-03-16' };
    const own = await portal.as({ roles: ['employee'], employeeId: maria.id });
    const on = [{ first: '2026-03-13', last: '2026-03-13' }];
    expect((await own.call(leaveRequestsCalls.preview, { query })).body.colleagues).toEqual([
      { id: nora.id, name: 'Nora Lim', away: on },
      { id: ben.id, name: 'Ben Cruz', away: on },
    ]);
    const leads = await portal.as({ roles: ['team lead'], employeeId: lead.id });
    const forMaria = { query: { ...query, employee_id: maria.id } };
    expect((await leads.call(leaveRequestsCalls.preview, forMaria)).body.colleagues).toEqual([
      { id: ben.id, name: 'Ben Cruz', away: on },
    ]);
  });

  it('counts somebody once who is away for both halves of a day by two requests', async () => {
    const { maria, ben } = await company();
    for (const part of ['start', 'end'] as const) {
      const parts = [{ day: '2026-03-12', part, minutes: null }];
      const body = { employee_id: ben.id, leave_type_id: ben.typeId, ...range('2026-03-12', '2026-03-12'), parts };
      await (await hr()).call(leaveRequestsCalls.request, { body });
    }
    const user = await portal.as({ roles: ['employee'], employeeId: maria.id });
    expect((await user.call(calls.teamAway, { query: march })).body.days).toEqual([{ day: '2026-03-12', away: 1 }]);
  });

  it('answers about people out of reach as about missing ones', async () => {
    const [mine, theirs] = [await company(), await company()];
    const people = [
      await portal.as({ roles: ['team lead'], employeeId: mine.lead.id }),
      await portal.as({ roles: ['employee'], employeeId: mine.maria.id }),
      await portal.as({ roles: ['client-admin'], clientId: theirs.clientId }),
    ];
    for (const by of people) {
      const foreign = await by.refused(calls.teamAway, { query: { ...march, employee_id: theirs.maria.id } });
      const missing = await by.refused(calls.teamAway, { query: { ...march, employee_id: 99_999_999 } });
      expect([foreign.status, foreign.body.errors]).toEqual([422, missing.body.errors]);
    }
  });
});

describe('days away', () => {
  it('bridge rest days, and end where days were given back', async () => {
    const { maria, clientId } = await company();
    const id = await takeLeave(maria, { days: ['2026-03-09', '2026-03-18'] });
    await (await hr()).call(leaveRequestsCalls.cancel, { body: { id, days: ['2026-03-11'] } });
    await portal.settle();
    const client = await portal.as({ roles: ['client-user'], clientId });
    const spans = (await clientSees(client)).people[0]?.away.map(({ first, last, days, free }) => [
      ...[first, last, days],
      free,
    ]);
    expect(spans).toEqual([
      ['2026-03-09', '2026-03-10', 2, []],
      ['2026-03-12', '2026-03-18', 5, ['2026-03-14', '2026-03-15']],
    ]);
  });

  it('fill the whole window when the leave begins before it and ends after it', async () => {
    const { maria, ben, clientId, team } = await company();
    const typeId = await leaveTypeId(portal, 'VL');
    await portal.db
      .insertInto('leave_entry')
      .values({
        ...{ employee_id: maria.id, leave_type_id: typeId, kind: 'opening', minutes: 100 * 480 },
        effective_on: '2026-01-01',
      })
      .execute();
    await takeLeave(maria, { days: ['2026-03-12', '2026-05-15'] });
    const april = { from: '2026-04-06', to: '2026-04-12' };
    const whole = [['2026-04-06', '2026-04-10', 5]];
    const shown = (away: readonly { first: string; last: string; days: number }[] | undefined) =>
      away?.map(({ first, last, days }) => [first, last, days]);
    const staff = (await (await hr()).call(calls.staff, { query: { ...april, team_id: team.id } })).body;
    expect(shown(staff.people[0]?.away)).toEqual(whole);
    const client = await portal.as({ roles: ['client-user'], clientId });
    const theirs = (await client.call(calls.client, { query: april })).body;
    expect(shown(theirs.people[0]?.away)).toEqual(whole);
    expect(theirs.teams[0]?.days.map(({ day, away }) => [day, away.length])).toEqual(
      ['06', '07', '08', '09', '10'].map((day) => [`2026-04-${day}`, 1]),
    );
    const colleague = await portal.as({ roles: ['employee'], employeeId: ben.id });
    expect(shown((await colleague.call(calls.own, { query: april })).body.colleagues[0]?.away)).toEqual(whole);
    const own = await portal.as({ roles: ['employee'], employeeId: maria.id });
    expect(shown((await own.call(calls.own, { query: april })).body.own?.away)).toEqual(whole);
    // One day within the leave.
    const day = { from: '2026-04-08', to: '2026-04-08' };
    expect(shown((await client.call(calls.client, { query: day })).body.people[0]?.away)).toEqual([
      ['2026-04-08', '2026-04-08', 1],
    ]);
  });

  it('follow the class of the type, and end with the leave', async () => {
    const { maria, clientId } = await company();
    const id = await takeLeave(maria, { days: ['2026-03-12', '2026-03-12'], code: 'US-JURY' });
    const typeId = await leaveTypeId(portal, 'US-JURY');
    const by = await hr();
    const { body: type } = await by.call(leaveTypesCalls.details, { params: { id: typeId } });
    const { updated_at: _at, ...shape } = type;
    await by.call(leaveTypesCalls.update, { body: { ...shape, client_class: 'unplanned' } });
    const client = await portal.as({ roles: ['client-user'], clientId });
    expect((await clientSees(client)).people[0]?.away[0]?.class).toBe('unplanned');
    await by.call(leaveRequestsCalls.cancel, { body: { id } });
    await portal.settle();
    expect((await clientSees(client)).people).toEqual([]);
  });

  it('show holidays of the people, and at most six weeks', async () => {
    const { maria, clientId } = await company();
    const calendar = await createHolidayCalendar(portal.db);
    await createHoliday(portal.db, { calendar_id: calendar.id, day: '2026-03-20', name: 'Founders Day' });
    await givePolicy(portal.db, maria.id, [[calendar.id, 'day_off']]);
    await takeLeave(maria, { days: ['2026-03-12', '2026-03-12'] });
    const client = await portal.as({ roles: ['client-user'], clientId });
    expect((await clientSees(client)).people[0]?.holidays).toEqual([{ day: '2026-03-20', name: 'Founders Day' }]);
    const long = { from: '2026-03-01', to: '2026-04-12' };
    expect((await client.refused(calls.client, { query: long })).body.errors).toEqual({
      to: ['Choose from 1 to 42 days.'],
    });
  });
});
