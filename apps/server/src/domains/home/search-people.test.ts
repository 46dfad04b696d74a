import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  for (let index = 0; index < 12; index += 1) await createEmployee(portal.db, { name: `Maria Santos ${index}` });
});
afterAll(() => portal.close());

it('finds at most ten people for viewers who may read employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(homeCalls.search, { query: { term: 'maria' } });
  expect(body.employees).toHaveLength(10);
});

it('finds nobody for other viewers', async () => {
  const employee = await portal.as({ roles: ['employee'] });
  const { body } = await employee.call(homeCalls.search, { query: { term: 'maria' } });
  expect(body.employees).toEqual([]);
});

it('requires two characters', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(homeCalls.search, { query: { term: 'm' } })).status).toBe(422);
});

it('returns the account only to viewers who may impersonate', async () => {
  const { id } = await createEmployee(portal.db, { name: 'Zenaida Cruz' });
  const person = await portal.as({ roles: ['employee'], employeeId: id });
  const input = { query: { term: 'zenaida' } };
  const admin = await portal.as({ roles: ['admin'] });
  expect((await admin.call(homeCalls.search, input)).body.employees).toMatchObject([{ id, user_id: person.userId }]);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(homeCalls.search, input)).body.employees).toMatchObject([{ id, user_id: null }]);
});

it('finds users of clients by name and mail for staff who read clients, and for nobody else', async () => {
  const [one, other] = [await createClient(portal.db), await createClient(portal.db)];
  const found = await createUser(portal.db, {
    columns: { name: 'Wilhelmina Hart' },
    clientId: one.id,
    roles: ['client-user'],
  });
  await createUser(portal.db, { columns: { name: 'Wilhelmina Strand' }, clientId: other.id, roles: ['client-admin'] });
  const ask = async (rights: Parameters<TestPortal['as']>[0], term: string) => {
    const viewer = await portal.as(rights);
    return (await viewer.call(homeCalls.search, { query: { term } })).body.client_users;
  };
  expect(await ask({ roles: ['hr'] }, 'hart wilhel')).toEqual([
    {
      id: found.id,
      name: 'Wilhelmina Hart',
      email: found.email,
      client: { id: one.id, name: one.legal_business_name },
    },
  ]);
  expect(await ask({ roles: ['hr'] }, found.email)).toHaveLength(1);
  expect(await ask({ roles: ['hr'] }, 'wilhelmina')).toHaveLength(2);
  for (const roles of [['client'], ['client-user'], ['client-admin']] as const)
    expect(await ask({ roles: [...roles], clientId: one.id }, 'wilhelmina')).toEqual([]);
  expect(await ask({ roles: ['employee'] }, 'wilhelmina')).toEqual([]);
  expect(await ask({ roles: ['client-admin', 'employee'], clientId: one.id }, 'wilhelmina')).toEqual([]);
});

it('finds the candidates who were presented to the viewer in the client area, and no others', async () => {
  const [one, other] = [await createClient(portal.db), await createClient(portal.db)];
  const candidate = await createCandidate(portal.db, { first_name: 'Wilhelma', last_name: 'Sison' });
  const proposed = async (clientId: number, stage: 'presented' | 'screening') => {
    const position = await createOpenPosition(portal.db, { client_id: clientId, title: 'Bookkeeper' });
    return createApplication(portal.db, { position_id: position.id, candidate_id: candidate.id, stage });
  };
  const shown = await proposed(one.id, 'presented');
  await proposed(one.id, 'screening');
  await proposed(other.id, 'presented');
  const ask = async (rights: Parameters<TestPortal['as']>[0]) => {
    const viewer = await portal.as(rights);
    return (await viewer.call(homeCalls.search, { query: { term: 'sison wilhel' } })).body.candidates;
  };
  const found = [{ uuid: shown.uuid, name: 'Wilhelma Sison', position: 'Bookkeeper' }];
  expect(await ask({ roles: ['client-user'], clientId: one.id })).toEqual(found);
  const limited = await portal.as({ roles: ['client-user'], clientId: one.id });
  await choosePositions(portal.db, limited.userId, []);
  const none = await limited.call(homeCalls.search, { query: { term: 'sison' } });
  expect(none.body.candidates).toEqual([]);
  expect(await ask({ roles: ['recruitment'] })).toEqual([]);
  expect(await ask({ roles: ['client'], clientId: one.id })).toEqual([]);
});
