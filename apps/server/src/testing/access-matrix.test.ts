import {
  type CallDeclaration,
  callCredential,
  type Grants,
  mayAccess,
  type Permission,
  permissions,
  type Role,
  roles,
} from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightShiftBody } from '../domains/shifts/shift-body.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createShift } from './factories/shifts.ts';
import type { TestClient } from './test-client.ts';

/**
 * Every persona calls every call, derived from the contract: a new call is included automatically (reliability row 8).
 * Bodies are empty, so that the input rules stop admitted users before anything happens.
 */
interface Member {
  readonly who: string;
  readonly grants: Grants;
  readonly client: TestClient;
}

let portal: TestPortal;
let members: Member[];
const holders = new Map<string, Promise<Member>>();

// These calls end or change the session of the persona, so they run last, each with a persona of its own.
const endsOwnSession = new Set(['accounts.logout', 'accounts.leave-impersonation']);

beforeAll(async () => {
  portal = await buildTestApp();
  members = [];
  for (const role of roles) await add(role, { roles: [role] });
  await add('no right at all', {});
  await add('hr and client-user', { roles: ['hr', 'client-user'] });
  await add('employee and team lead', { roles: ['employee', 'team lead'] });
  await add('account manager who may update', { roles: ['account manager'], permissions: ['can update employees'] });
}, 120_000);
afterAll(() => portal.close());

async function add(who: string, rights: { roles?: Role[]; permissions?: Permission[] }): Promise<void> {
  members.push(await memberWith(who, rights));
}

async function memberWith(who: string, rights: { roles?: Role[]; permissions?: Permission[] }): Promise<Member> {
  const client = await portal.as(rights);
  return { who, grants: await grantsOf(client), client };
}

/**
 * Without a role: each permission of the rule alone, and all others together. More permissions never admit less
 * (access.test.ts), so that a refusal of all the others refuses each of them.
 */
async function membersByPermission({ access }: CallDeclaration): Promise<Member[]> {
  const named = (typeof access === 'object' && access.permissions) || [];
  const others = permissions.filter((permission) => !named.includes(permission));
  const groups = [...named.map((permission) => [permission]), others];
  return Promise.all(
    groups.map((held) => {
      const who = `the permissions ${held.join(', ')}`;
      const known = holders.get(who) ?? memberWith(who, { permissions: held });
      holders.set(who, known);
      return known;
    }),
  );
}

async function grantsOf(persona: Persona): Promise<Grants> {
  const held = await portal.db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.name')
    .where('user_id', '=', persona.userId)
    .execute();
  const { rows } = await portal.services.systemPool.query<{ name: Permission }>(
    `select p.name from permission p where p.id in (
      select permission_id from user_permission where user_id = $1
      union select rp.permission_id from user_role ur join role_permission rp using (role_id) where ur.user_id = $1)`,
    [persona.userId],
  );
  return { roles: held.map((row) => row.name as Role), permissions: rows.map((row) => row.name) };
}

const paramsFor = (call: CallDeclaration) =>
  Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      name === 'id' ? '99999999' : '00000000-0000-4000-8000-000000000000',
    ]),
  );

function emptyRequest(call: CallDeclaration) {
  return { params: paramsFor(call), ...(call.method !== 'GET' && call.body && { body: {} }) } as never;
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call: CallDeclaration) => {
  it('refuses users who have not signed in unless it is public', async () => {
    const guest = portal.guest();
    if (callCredential(call) === 'session') await guest.send({ method: 'GET', url: '/sanctum/csrf-cookie' });
    const answer = await guest.refused(call, emptyRequest(call));
    if (call.access === 'public') expect([401, 403, 419]).not.toContain(answer.status);
    else expect([401, 419]).toContain(answer.status);
  });

  it('admits exactly the users that its rule names', async () => {
    const wrong: string[] = [];
    for (const member of [...members, ...(await membersByPermission(call))]) {
      if (endsOwnSession.has(call.name)) continue;
      const answer = await member.client.refused(call, emptyRequest(call));
      const isIn = ![401, 403, 419].includes(answer.status);
      const shouldBeIn = mayAccess(call.access, member.grants);
      if (isIn !== shouldBeIn && answer.body?.code !== 'confirm-identity') {
        wrong.push(`${member.who}: ${answer.status}, expected ${shouldBeIn ? 'in' : 'out'}`);
      }
      if (answer.status >= 500) wrong.push(`${member.who}: ${answer.status} ${answer.text}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('rows 9 and 10: records outside the reach', () => {
  const recordCalls: CallDeclaration[] = allCalls.filter(
    (call: CallDeclaration) => call.record === 'employee' || call.record === 'client',
  );

  it.each(recordCalls.map((call) => [call.name, call] as const))(
    '%s answers the same for foreign and missing ids',
    async (_name, call) => {
      const own = await createClient(portal.db);
      const foreign = await createEmployee(portal.db);
      const outsider = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: own.id });
      const ask = (id: number) =>
        outsider.refused(call, { params: { id }, ...(call.body && { body: { id } }) } as never);
      const [foreignAnswer, missingAnswer] = [
        await ask(call.record === 'client' ? foreign.client_id : foreign.id),
        await ask(88_888_888),
      ];
      expect(foreignAnswer.status).toBe(missingAnswer.status);
      expect({ ...foreignAnswer.body, requestId: '' }).toEqual({ ...missingAnswer.body, requestId: '' });
      expect(foreignAnswer.text).not.toContain(foreign.name);
    },
  );

  it.each([shiftsCalls.details, shiftsCalls.update, shiftsCalls.delete].map((call) => [call.name, call] as const))(
    "%s answers the same for another client's and a missing shift",
    async (_name, call: CallDeclaration) => {
      const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
      const foreign = await createShift(portal.db, { client_id: other.id });
      const outsider = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: own.id });
      const { shift_active_start_date: _from, ...terms } = { ...nightShiftBody(), client_id: own.id, version: 1 };
      const ask = (id: number) =>
        outsider.refused(call, { params: { id }, ...(call.body && { body: terms }) } as never);
      const [foreignAnswer, missingAnswer] = [await ask(foreign.id), await ask(88_888_888)];
      expect([foreignAnswer.status, missingAnswer.status]).toEqual([404, 404]);
      expect({ ...foreignAnswer.body, requestId: '' }).toEqual({ ...missingAnswer.body, requestId: '' });
    },
  );
});
