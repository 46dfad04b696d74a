import { type CallDeclaration, mayAccess } from '@muster/contract';
import { clientUserList, clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { teamList, teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { invitationBody, plainRights } from './client-users.fixture.ts';

/** Two companies whose users, teams, positions and employees have the same names. */
interface Side {
  readonly clientId: number;
  readonly position: number;
  readonly employee: number;
  readonly user: { readonly id: number; readonly uuid: string };
  readonly invited: number;
  readonly inactive: number;
  readonly team: { readonly id: number; readonly uuid: string };
  readonly deleted: number;
}

let portal: TestPortal;
let mine: Side;
let theirs: Side;
let viewers: Readonly<Record<'client-admin' | 'client-user', Persona>>;
let before: string;

beforeAll(async () => {
  portal = await buildTestApp();
  [mine, theirs] = [await createSide('mine'), await createSide('theirs')];
  const { clientId } = mine;
  viewers = {
    'client-admin': await portal.as({ roles: ['client-admin'], clientId }),
    'client-user': await portal.as({ roles: ['client-user'], clientId }),
  };
  before = await stateOfTheirs();
});
afterAll(() => portal.close());

async function createSide(side: string): Promise<Side> {
  const { db } = portal;
  const { id: clientId } = await createClient(db, {
    legal_business_name: `Twin Works ${side === 'mine' ? 'Pty' : 'PTY.'} Ltd`,
  });
  const user = (email: string, columns = {}) =>
    createUser(db, {
      roles: ['client-user'],
      clientId,
      columns: { name: 'Maria Santos', email: `canary.${email}.${side}@mail.test`, ...columns },
    });
  await createUser(db, { roles: ['client-admin'], clientId });
  const { id: position } = await createOpenPosition(db, { client_id: clientId, title: `Canary post ${side}` });
  const { id: employee } = await createEmployee(db, { client_id: clientId, name: `Canary Employee ${side}` });
  const active = await user('active');
  const team = await createTeam(db, { client_id: clientId, name: `Canary team ${side}` });
  await addToTeam(db, team, { id: employee }, 'teamLead');
  const deleted = await createTeam(db, {
    client_id: clientId,
    name: `Canary deleted ${side}`,
    deleted_at: portal.clock.now().toString(),
  });
  return {
    clientId,
    position,
    employee,
    user: active,
    invited: (await user('invited', { status: 'invited' })).id,
    inactive: (await user('inactive', { status: 'disabled', disabled_from: 'active', disabled_by: 'admin' })).id,
    team,
    deleted: deleted.id,
  };
}

async function stateOfTheirs(): Promise<string> {
  const { db } = portal;
  const ofThem = (table: 'app_user' | 'team') =>
    db.selectFrom(table).selectAll().where('client_id', '=', theirs.clientId).orderBy('id').execute();
  const roles = await db.selectFrom('user_role').selectAll().where('user_id', '=', theirs.user.id).execute();
  const members = await db.selectFrom('team_member').selectAll().where('team_id', '=', theirs.team.id).execute();
  const chosen = await db.selectFrom('client_user_position').selectAll().execute();
  return JSON.stringify([await ofThem('app_user'), await ofThem('team'), roles, members, chosen]);
}

const version = 1;
const exported = () => ({ body: { format: 'csv', query: {} } });
const membersOf = ({ employee }: Side) => [{ employee_id: employee, team_role_id: teamRoleIds.member }];

/** A request of each call about the records of a side. */
const requests: Readonly<Record<string, (side: Side) => object>> = {
  'client-users.table': () => ({ query: { dt_params: '{"rows":100}' } }),
  'client-users.export-list': exported,
  'client-users.details': ({ user: { uuid } }) => ({ params: { uuid } }),
  'client-users.positions': () => ({}),
  'client-users.invite': ({ position }) => ({
    body: {
      ...invitationBody(`canary.new.${position}@mail.test`),
      has_chosen_positions: true,
      position_ids: [position],
    },
  }),
  'client-users.update': ({ user: { id } }) => ({ body: { ...plainRights, id, version, role: 'client-admin' } }),
  'client-users.deactivate': ({ user: { id } }) => ({ params: { id }, body: { version } }),
  'client-users.reactivate': ({ inactive: id }) => ({ params: { id }, body: { version } }),
  'client-users.resend-invitation': ({ invited: id }) => ({ params: { id }, body: { version } }),
  'client-users.revoke-invitation': ({ invited: id }) => ({ params: { id }, body: { version } }),
  'teams.table': () => ({ query: { dt_params: '{"rows":100}' } }),
  'teams.export-list': exported,
  'teams.details': ({ team: { id } }) => ({ params: { id } }),
  'teams.at-address': ({ team: { uuid } }) => ({ params: { uuid } }),
  'teams.candidates': ({ clientId }) => ({ query: { client_id: String(clientId) } }),
  'teams.create-team': (side) => ({ body: { client_id: side.clientId, name: 'Canary new', members: membersOf(side) } }),
  'teams.update-team': (side) => ({
    body: { id: side.team.id, version, name: 'Canary renamed', members: membersOf(side) },
  }),
  'teams.delete-team': ({ team: { id } }) => ({ body: { id } }),
  'teams.restore-team': ({ deleted: id }) => ({ params: { id } }),
  'teams.own': () => ({}),
};

const everyCall: readonly CallDeclaration[] = [
  ...Object.values(clientUsersCalls),
  clientUserList.exportCall,
  ...Object.values(teamsCalls),
  teamList.exportCall,
];
/** Their records are named in the body, and refused as input: another company's position or client is an invalid one. */
const refusedAsInput = new Set(['client-users.invite', 'teams.create-team']);

it('has a request for every call', () => {
  expect(everyCall.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
});

describe.each(['client-admin', 'client-user'] as const)('as %s', (role) => {
  const send = (call: CallDeclaration, side: Side) => viewers[role].refused(call, requests[call.name]?.(side) as never);

  it('shows and changes nothing of the other company, whatever is called', async () => {
    const seen: string[] = [];
    for (const call of everyCall) {
      if (call.rate) portal.clock.advance({ seconds: 61 });
      const { status, text } = await send(call, theirs);
      if (status !== expectedOf(call) || /canary[^"]*theirs/i.test(text)) seen.push(`${call.name}: ${status} ${text}`);
    }
    expect(seen).toEqual([]);
    expect(await stateOfTheirs()).toBe(before);
  });

  function expectedOf(call: CallDeclaration): number {
    if (!mayAccess(call.access, { roles: [role], permissions: [] })) return 403;
    if (refusedAsInput.has(call.name)) return 422;
    const isAboutOneRecord = /:id|:uuid/.test(call.path) || ['PUT', 'DELETE'].includes(call.method);
    return isAboutOneRecord ? 404 : 200;
  }

  it('reads the own company', async () => {
    for (const call of [clientUsersCalls.list, clientUsersCalls.details, clientUserList.exportCall]) {
      if ('rate' in call) portal.clock.advance({ seconds: 61 });
      expect((await send(call, mine)).text).toContain('canary.active.mine@mail.test');
    }
    for (const call of [teamsCalls.table, teamsCalls.details, teamsCalls.atAddress])
      expect((await send(call, mine)).text).toContain('Canary team mine');
    expect((await send(teamsCalls.table, mine)).text).toContain('Canary Employee mine');
  });
});

it('lets a client admin add employees of the own company alone to a team', async () => {
  const admin = viewers['client-admin'];
  const body = { client_id: mine.clientId, name: 'Mixed', members: membersOf(theirs) };
  const refused = await admin.refused(teamsCalls.create, { body });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['members']]);
  expect((await admin.call(teamsCalls.create, { body: { ...body, members: membersOf(mine) } })).status).toBe(201);
});

it('gives staff with a client role nothing more', async () => {
  const both = await portal.as({ roles: ['sales', 'client-admin'], clientId: mine.clientId });
  const send = (call: CallDeclaration) => both.refused(call, requests[call.name]?.(mine) as never);
  for (const call of [clientUsersCalls.list, teamsCalls.table])
    expect(JSON.parse((await send(call)).text)).toMatchObject({ data: [], total: 0 });
  expect((await send(teamsCalls.details)).status).toBe(404);
  expect((await send(teamsCalls.delete)).status).toBe(404);
  expect((await send(teamsCalls.create)).status).toBe(422);
  expect((await send(clientUsersCalls.details)).status).toBe(404);
});
