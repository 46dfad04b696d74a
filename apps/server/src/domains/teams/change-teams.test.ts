import type { Role } from '@muster/contract';
import { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let hr: Persona;
let client: { id: number };
let ana: { id: number };
let ben: { id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  client = await createClient(portal.db, { legal_business_name: 'Harbour Legal Pty Ltd' });
  ana = await createEmployee(portal.db, { client_id: client.id, name: 'Ana Reyes' });
  ben = await createEmployee(portal.db, { client_id: client.id, name: 'Ben Cruz' });
});
afterAll(() => portal.close());

const lead = () => ({ employee_id: ana.id, team_role_id: teamRoleIds.teamLead });
const member = () => ({ employee_id: ben.id, team_role_id: teamRoleIds.member });
const create = (name: string, members: object[], client_id = client.id) =>
  hr.refused(teamsCalls.create, { body: { client_id, name, members } as never });
const list = async (dt: object = {}, who = hr) =>
  (await who.call(teamsCalls.table, { query: { dt_params: JSON.stringify(dt) } })).body;

describe('a team', () => {
  it('is added with its lead and members, found, changed and dissolved', async () => {
    const added = await hr.call(teamsCalls.create, {
      body: { client_id: client.id, name: 'Intake', members: [member(), lead()] },
    });
    expect(added.status).toBe(201);
    const params = { id: added.body.id };
    const { body } = await hr.call(teamsCalls.details, { params });
    expect(body.members.map(({ name, role }) => [name, role.name])).toEqual([
      ['Ana Reyes', 'Team Lead'],
      ['Ben Cruz', 'Member'],
    ]);
    expect(await list({ filters: { global: { value: 'ana reyes' } } })).toMatchObject({
      total: 1,
      data: [{ name: 'Intake', leads: ['Ana Reyes'], members: 2, client: { name: 'Harbour Legal Pty Ltd' } }],
    });
    const change = { id: added.body.id, version: 1, name: 'Intake and Billing', members: [lead()] };
    expect((await hr.call(teamsCalls.update, { body: change })).body).toEqual({ id: added.body.id, version: 2 });
    expect((await hr.refused(teamsCalls.update, { body: change })).status).toBe(409);
    expect((await list({ filters: { name: { value: 'billing' } } })).data[0]?.members).toBe(1);
    expect((await hr.call(teamsCalls.delete, { body: { id: added.body.id } })).status).toBe(204);
    expect((await hr.refused(teamsCalls.details, { params })).status).toBe(404);
    expect((await list({ filters: { name: { value: 'billing' } } })).total).toBe(0);
  });

  it('has a limit of how many may be away, which a change without it keeps', async () => {
    const body = { client_id: client.id, name: 'Limited', away_limit: 3, members: [member()] };
    const { id } = (await hr.call(teamsCalls.create, { body })).body;
    const limitOf = async () => (await hr.call(teamsCalls.details, { params: { id } })).body.away_limit;
    expect(await limitOf()).toBe(3);
    expect((await list({ filters: { name: { value: 'limited' } } })).data[0]?.away_limit).toBe(3);
    const change = { id, name: 'Limited', members: [member()] };
    await hr.call(teamsCalls.update, { body: { ...change, version: 1 } });
    expect(await limitOf()).toBe(3);
    await hr.call(teamsCalls.update, { body: { ...change, version: 2, away_limit: null } });
    expect(await limitOf()).toBe(null);
    for (const away_limit of [0, 201, 1.5]) {
      const refused = await hr.refused(teamsCalls.update, { body: { ...change, version: 3, away_limit } });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['away_limit']]);
    }
    const store = (away_limit: number) =>
      portal.db.updateTable('team').set({ away_limit }).where('id', '=', id).execute();
    await expect(store(0)).rejects.toThrow('team_away_limit_check');
    const logged = portal.db
      .selectFrom('activity_log')
      .select(['before', 'after'])
      .where('event', '=', 'clients.update-team');
    const [last] = await logged.orderBy('id', 'desc').limit(1).execute();
    expect([last?.before, last?.after]).toMatchObject([{ away_limit: 3 }, { away_limit: null }]);
    await hr.call(teamsCalls.delete, { body: { id } });
  });

  it('accepts only people of its client, each once, and a unique name', async () => {
    const foreign = await createEmployee(portal.db, { name: 'Spy Novak' });
    const gone = await createEmployee(portal.db, { client_id: client.id, status: 'resigned' });
    for (const { id } of [foreign, gone]) {
      const refused = await create('Outsiders', [{ employee_id: id, team_role_id: teamRoleIds.member }]);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['members']]);
    }
    expect((await create('Doubles', [lead(), lead()])).body.errors?.members?.[0]).toContain('listed twice');
    expect((await create('Odd role', [{ ...lead(), team_role_id: 999 }])).status).toBe(422);
    expect((await create('Night', [lead()])).status).toBe(201);
    expect((await create('NIGHT', [lead()])).body.codes).toEqual({ name: ['validation.unique'] });
    expect((await create('Nowhere', [], 99_999_999)).body.errors).toEqual({ client_id: ['The client is invalid.'] });
  });

  it('loses members who move to another client or leave the company', async () => {
    const mover = await createEmployee(portal.db, { client_id: client.id, name: 'Mia Moves' });
    const team = await createTeam(portal.db, { client_id: client.id, name: 'Movers' });
    await addToTeam(portal.db, team, mover);
    const other = await createClient(portal.db);
    await portal.db.updateTable('employee').set({ client_id: other.id }).where('id', '=', mover.id).execute();
    const left = await portal.db.selectFrom('team_member').selectAll().where('employee_id', '=', mover.id).execute();
    expect(left).toEqual([]);
    const gone = await createEmployee(portal.db, { client_id: client.id, status: 'terminated' });
    await addToTeam(portal.db, team, gone);
    expect((await hr.call(teamsCalls.details, { params: { id: team.id } })).body.members).toEqual([]);
  });

  it('is listed and changed with separate permissions', async () => {
    const planner = await portal.as({ roles: ['workforce admin'] });
    expect((await list({}, planner)).data.every(({ abilities }) => !abilities.update)).toBe(true);
    const team = await createTeam(portal.db, { client_id: client.id });
    expect((await planner.refused(teamsCalls.delete, { body: { id: team.id } })).status).toBe(403);
  });
});

describe('my team', () => {
  it('shows a member the leads and the other members, without what only leads see', async () => {
    const team = await createTeam(portal.db, { client_id: client.id, name: 'Front Desk' });
    await addToTeam(portal.db, team, ana, 'teamLead');
    await addToTeam(portal.db, team, ben);
    const other = await createTeam(portal.db, { client_id: client.id, name: 'Back Office' });
    await addToTeam(portal.db, other, ana);
    const user = await portal.as({ roles: ['employee'], employeeId: ben.id });
    const { body } = await user.call(teamsCalls.own);
    expect(body.map(({ name, leads }) => [name, leads])).toEqual([['Front Desk', false]]);
    expect(body[0]?.members).toMatchObject([
      { name: 'Ana Reyes', role: 'Team Lead', is_lead: true, status: null, shift: null, open: false },
      { name: 'Ben Cruz', role: 'Member', is_lead: false, status: null, open: false },
    ]);
  });

  it('shows a lead the status of the members, with links to their records', async () => {
    const person = await createEmployee(portal.db, { client_id: client.id, name: 'Lia Leads' });
    const team = await createTeam(portal.db, { client_id: client.id, name: 'Led' });
    await addToTeam(portal.db, team, person, 'teamLead');
    await addToTeam(portal.db, team, ben);
    const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: person.id });
    const { body } = await user.call(teamsCalls.own);
    expect(body[0]?.members[1]).toMatchObject({ name: 'Ben Cruz', status: 'active', open: true });
  });

  it('is empty for users who are not employees, whatever else they may see', async () => {
    expect((await hr.call(teamsCalls.own)).body).toEqual([]);
    const clientUser = await portal.as({ roles: ['client-admin'], clientId: client.id });
    expect((await clientUser.call(teamsCalls.own)).body).toEqual([]);
  });
});

describe('row 9: a team lead who may change teams', () => {
  const led = async (...roles: Role[]) => {
    const person = () => createEmployee(portal.db, { client_id: client.id });
    const [own, held, other] = [await person(), await person(), await person()];
    const team = await createTeam(portal.db, { client_id: client.id });
    await addToTeam(portal.db, team, own, 'assistantTeamLead');
    await addToTeam(portal.db, team, held);
    const user = await portal.as({ roles, permissions: ['can update clients'], employeeId: own.id });
    const asMember = ({ id }: { id: number }) => ({ employee_id: id, team_role_id: teamRoleIds.member });
    const asLead = ({ id }: { id: number }) => ({ employee_id: id, team_role_id: teamRoleIds.teamLead });
    const members = [asLead(own), asMember(held), asMember(other)];
    return { user, team, own, other, members, asLead, asMember };
  };
  const text = 'You lead this team, so someone else has to change it.';

  it('changes neither a team that they lead nor its members', async () => {
    const { user, team, members } = await led('team lead', 'employee');
    const body = { id: team.id, version: 1, name: 'Wider', members };
    const changed = await user.refused(teamsCalls.update, { body });
    const removed = await user.refused(teamsCalls.delete, { body: { id: team.id } });
    expect([changed.status, changed.body.message, removed.status, removed.body.message]).toEqual([
      403,
      text,
      403,
      text,
    ]);
    expect((await hr.call(teamsCalls.details, { params: { id: team.id } })).body.members).toHaveLength(2);
  });

  it('does not become the lead of another team', async () => {
    const { user, own, other, asLead, asMember } = await led('team lead', 'employee');
    const { id: client_id } = client;
    const members = [asLead(own), asMember(other)];
    const added = await user.refused(teamsCalls.create, { body: { client_id, name: 'Mine', members } });
    expect(added.status).toBe(403);
    expect((await list({ filters: { name: { value: 'Mine' } } })).total).toBe(0);
    const { body: foreign } = await user.call(teamsCalls.create, {
      body: { client_id, name: 'Theirs', members: [asLead(other)] },
    });
    const body = { id: foreign.id, version: 1, name: 'Theirs', members };
    expect((await user.refused(teamsCalls.update, { body })).status).toBe(403);
    const asPlain = { ...body, members: [asLead(other), asMember(own)] };
    expect((await user.call(teamsCalls.update, { body: asPlain })).status).toBe(200);
  });

  it('may if HR is another role of theirs', async () => {
    const { user, team, members } = await led('team lead', 'hr');
    const body = { id: team.id, version: 1, name: 'Widened', members };
    expect((await user.call(teamsCalls.update, { body })).status).toBe(200);
  });
});
