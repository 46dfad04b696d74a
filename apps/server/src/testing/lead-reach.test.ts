import {
  type AccessRule,
  defaultPermissions,
  mayAccess,
  type Permission,
  permissions,
  type Role,
} from '@muster/contract';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createAttendedDay, createWorker } from './factories/attendance.ts';
import { createClient } from './factories/clients.ts';
import { addToTeam, createTeam } from './factories/teams.ts';
import { addDay, createTimesheet } from './factories/timesheets.ts';

const day = '2026-03-18';
const archived = '2026-01-05';
const period = '2026-03-01';

let portal: TestPortal;
let people: Readonly<Record<string, { id: number; client_id: number }>>;
let before: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  // Noon in Manila.
  portal.clock.set('2026-03-20T04:00:00Z');
  const [client, other] = [await createClient(portal.db), await createClient(portal.db)];
  before = await createClient(portal.db);
  const person = async (name: string, client_id = client.id) => {
    const { id } = await createWorker(portal.db, { employee: { name, client_id, start_date: '2026-01-01' } });
    await createAttendedDay(portal.db, { id }, day);
    await addDay(portal.db, { id, client_id }, { work_date: archived });
    await createTimesheet(portal.db, { id }, period, 'submitted');
    return { id, client_id };
  };
  const lead = await person('Lead');
  const [led, assisted] = [await person('Led'), await person('Assisted')];
  const [peer, former] = [await person('Peer'), await person('Former')];
  people = {
    lead,
    led,
    assisted,
    peer,
    former,
    stranger: await person('Stranger'),
    foreign: await person('Foreign', other.id),
  };
  const team = (gaps: object = {}) => createTeam(portal.db, { client_id: client.id, ...gaps });
  const [own, helped, joined] = [await team(), await team(), await team()];
  const dissolved = await team({ deleted_at: '2026-01-01T00:00:00Z' });
  await addToTeam(portal.db, own, lead, 'teamLead');
  await addToTeam(portal.db, own, led);
  await addToTeam(portal.db, helped, lead, 'assistantTeamLead');
  await addToTeam(portal.db, helped, assisted, 'teamLead');
  await addToTeam(portal.db, joined, lead);
  await addToTeam(portal.db, joined, peer);
  await addToTeam(portal.db, dissolved, lead, 'teamLead');
  await addToTeam(portal.db, dissolved, former);
  // Time that an employee worked for another client belongs to that client.
  await addDay(portal.db, { id: led.id, client_id: before.id }, { work_date: '2026-01-06' });
});
afterAll(() => portal.close());

/** An employee has one account, so the account of the previous test loses the lead. */
async function userWith(roles: Role[], granted: readonly Permission[]): Promise<Persona> {
  const employeeId = people.lead?.id ?? 0;
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', employeeId).execute();
  return portal.as({ roles, permissions: [...granted], employeeId });
}

const page = { dt_params: JSON.stringify({ rows: 100 }) };
const idOf = ({ employee }: { readonly employee: { readonly id: number } }) => employee.id;

interface WalkedList {
  readonly access: AccessRule;
  /** Whether a lead's own rows are in the list. Lists in which leads decide about people do not contain them. */
  readonly withOwn: boolean;
  readonly idsFor: (user: Persona) => Promise<number[]>;
}

const lists: Readonly<Record<string, WalkedList>> = {
  'shift calendar': {
    access: employeeShiftsCalls.calendar.access,
    withOwn: true,
    idsFor: async (user) => {
      const { body } = await user.call(employeeShiftsCalls.calendar, { query: { from: day, to: day, ...page } });
      return body.data.map(({ id }) => id);
    },
  },
  'schedule today': {
    access: scheduleCalls.today.access,
    withOwn: true,
    idsFor: async (user) => (await user.call(scheduleCalls.today, { query: page })).body.data.map(idOf),
  },
  'attendance days': {
    access: attendanceDaysCalls.list.access,
    withOwn: true,
    idsFor: async (user) => (await user.call(attendanceDaysCalls.list, { query: page })).body.data.map(idOf),
  },
  'earlier attendance': {
    access: attendanceDaysCalls.earlier.access,
    withOwn: true,
    idsFor: async (user) => (await user.call(attendanceDaysCalls.earlier, { query: page })).body.data.map(idOf),
  },
  corrections: {
    access: correctionsCalls.list.access,
    withOwn: false,
    idsFor: async (user) => (await user.call(correctionsCalls.list, { query: page })).body.data.map(idOf),
  },
  timesheets: {
    access: timesheetsCalls.list.access,
    withOwn: false,
    idsFor: async (user) => (await user.call(timesheetsCalls.list, { query: { period } })).body.data.map(idOf),
  },
  'attendance metrics': {
    access: attendanceMetricsCalls.days.access,
    withOwn: false,
    idsFor: async (user) =>
      (
        await user.call(attendanceMetricsCalls.days, {
          query: { from: '2026-01-01', to: day, which: 'worked', ...page },
        })
      ).body.data.map(idOf),
  },
};

const grants: Readonly<Record<string, readonly Permission[]>> = {
  nothing: [],
  'what the role starts with': defaultPermissions['team lead'],
  'the shift calendar': ['can view employee shift calendar'],
  'schedule today': ['can view employee schedule today'],
  attendance: ['can view attendance'],
  'all employees': ['can view all employees'],
  everything: permissions,
};

const namesOf = (ids: readonly number[]) =>
  [...new Set(ids)].map((id) => Object.entries(people).find(([, person]) => person.id === id)?.[0]).sort();

describe.each(Object.entries(grants))('row 9: a team lead granted %s', (_name, granted) => {
  it.each(Object.entries(lists))('finds only the people led in %s', async (_list, list) => {
    const viewer = { roles: ['team lead', 'employee'] as Role[], permissions: granted };
    if (!mayAccess(list.access, viewer)) return;
    const user = await userWith(viewer.roles, granted);
    expect(namesOf(await list.idsFor(user))).toEqual(['assisted', ...(list.withOwn ? ['lead'] : []), 'led']);
  });

  it('opens the records of the people led, and of everybody with the right to see all employees', async () => {
    const user = await userWith(['team lead', 'employee'], [...granted, 'can read employees']);
    const opened = async ({ id }: { id: number }) =>
      (await user.refused(employeesCalls.details, { params: { id } })).status === 200 ? [id] : [];
    const ids = (await Promise.all(Object.values(people).map(opened))).flat();
    const all = Object.keys(people).sort();
    expect(namesOf(ids)).toEqual(granted.includes('can view all employees') ? all : ['assisted', 'lead', 'led']);
  });
});

it.each(Object.entries(lists))(
  'row 9: a team lead who is also in HR finds everybody in %s',
  async (_list, { idsFor }) => {
    const user = await userWith(['team lead', 'hr'], defaultPermissions.hr);
    expect(namesOf(await idsFor(user))).toEqual(Object.keys(people).sort());
  },
);

it('row 9: another role lifts the limit only while the permission is stored for it', async () => {
  const found = async () =>
    namesOf((await lists['schedule today']?.idsFor(await userWith(['team lead', 'office admin'], []))) ?? []);
  expect(await found()).toEqual(Object.keys(people).sort());
  const rowOf = (table: 'role' | 'permission', name: string) =>
    portal.db.selectFrom(table).select('id').where('name', '=', name);
  const taken = await portal.db
    .deleteFrom('role_permission')
    .where('role_id', '=', rowOf('role', 'office admin'))
    .where('permission_id', '=', rowOf('permission', 'can view employee schedule today'))
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await found()).toEqual(['assisted', 'lead', 'led']);
  await portal.db.insertInto('role_permission').values(taken).execute();
});

describe('row 9: a team lead who may manage shifts', () => {
  const manage: Permission[] = ['can manage employee shifts', 'can view employee shift details'];
  const missing = 88_888_888;

  async function assignmentOf(id: number) {
    const found = portal.db.selectFrom('employee_shift').select(['id', 'shift_id']).where('employee_id', '=', id);
    return found.executeTakeFirstOrThrow();
  }

  it('sees only the people led and the own name on a shift', async () => {
    const user = await userWith(['team lead', 'employee'], manage);
    const assigned = await Promise.all(
      Object.values(people).map(async ({ id }) => {
        const { shift_id } = await assignmentOf(id);
        return (await user.call(shiftsCalls.details, { params: { id: shift_id } })).body.assigned.map(idOf);
      }),
    );
    expect(namesOf(assigned.flat())).toEqual(['assisted', 'lead', 'led']);
  });

  it('puts only the people led on a shift; others are missing', async () => {
    const user = await userWith(['team lead', 'employee'], manage);
    const { shift_id } = await assignmentOf(people.led?.id ?? 0);
    const body = (id: number) => ({ employee_ids: [id], shift_id, from: '2026-04-06', to: '2026-04-10' });
    for (const who of ['stranger', 'peer', 'former', 'foreign', 'lead']) {
      const id = people[who]?.id ?? 0;
      const { body: outcome } = await user.call(employeeShiftsCalls.preview, { body: body(id) });
      const { body: none } = await user.call(employeeShiftsCalls.preview, { body: body(missing) });
      const asMissing = JSON.parse(JSON.stringify(none).replaceAll(String(missing), String(id)));
      expect([who, outcome]).toEqual([who, asMissing]);
      const refused = await user.refused(employeeShiftsCalls.place, { body: body(id) });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { employee_ids: [`Employee ${id}: This employee does not exist.`] },
      ]);
    }
    const { body: outcome } = await user.call(employeeShiftsCalls.preview, { body: body(people.led?.id ?? 0) });
    expect(outcome).toMatchObject([{ employee_id: people.led?.id, problem: null }]);
    const { body: placed } = await user.call(employeeShiftsCalls.place, { body: body(people.led?.id ?? 0) });
    expect(placed).toEqual({ placed: 1 });
  });

  it('takes only the people led off a shift', async () => {
    const user = await userWith(['team lead', 'employee'], manage);
    const remove = (id: number) => user.refused(employeeShiftsCalls.remove, { params: { id } });
    const none = await remove(missing);
    for (const who of ['stranger', 'peer', 'former', 'foreign', 'lead']) {
      const answer = await remove((await assignmentOf(people[who]?.id ?? 0)).id);
      expect([answer.status, answer.body.message]).toEqual([404, none.body.message]);
    }
    expect((await remove((await assignmentOf(people.assisted?.id ?? 0)).id)).status).toBe(204);
  });
});

it('row 9: a team lead does not see the time that an employee worked for another client', async () => {
  const user = await userWith(['team lead'], ['can view attendance']);
  const { body } = await user.call(attendanceDaysCalls.earlier, { query: page });
  expect(body.data.map(({ work_date }) => work_date)).toEqual([archived, archived, archived]);
});
