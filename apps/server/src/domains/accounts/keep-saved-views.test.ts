import { savedViewsCalls as calls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';

let portal: TestPortal;
let ana: Persona;
let ben: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  ana = await portal.as({ roles: ['hr'] });
  ben = await portal.as({ roles: ['client-user'] });
});
afterAll(() => portal.close());

const body = {
  list: 'employees' as const,
  name: 'Night shift',
  query: 'q=night&size=50',
  hidden_columns: ['timezone_id'],
};
const namesOf = async (who: Persona, list: ListName = 'employees') =>
  (await who.call(calls.list, { query: { list } })).body.map(({ name, is_default }) =>
    is_default ? `*${name}` : name,
  );

it("saves a list's settings under a name, for one user and list", async () => {
  const { status, body: view } = await ana.call(calls.create, { body });
  expect([status, view]).toMatchObject([201, { ...body, is_default: false, version: 1 }]);
  expect(await namesOf(ana)).toEqual(['Night shift']);
  expect(await namesOf(ana, 'clients')).toEqual([]);
  expect(await namesOf(ben)).toEqual([]);
});

it('accepts a name once per list, ignoring case', async () => {
  const taken = await ana.refused(calls.create, { body: { ...body, name: ' NIGHT shift ' } });
  expect([taken.status, taken.body.codes]).toEqual([422, { name: ['validation.unique'] }]);
  expect((await ana.call(calls.create, { body: { ...body, list: 'shifts' as const } })).status).toBe(201);
  expect((await ben.call(calls.create, { body })).status).toBe(201);
});

it('allows at most one default per list', async () => {
  const first = await ana.call(calls.create, { body: { ...body, name: 'A', is_default: true } });
  const second = await ana.call(calls.create, { body: { ...body, name: 'B', is_default: true } });
  expect(await namesOf(ana)).toEqual(['A', '*B', 'Night shift']);
  await ana.call(calls.update, { body: { id: first.body.id, is_default: true } });
  expect(await namesOf(ana)).toEqual(['*A', 'B', 'Night shift']);
  await ana.call(calls.update, { body: { id: first.body.id, is_default: false } });
  expect(await namesOf(ana)).toEqual(['A', 'B', 'Night shift']);
  for (const { body: view } of [first, second]) await ana.call(calls.delete, { params: { id: view.id } });
});

it('changes the given fields and keeps the rest; an older version is a conflict', async () => {
  const { body: view } = await ana.call(calls.create, { body: { ...body, name: 'To change' } });
  const { body: changed } = await ana.call(calls.update, { body: { id: view.id, version: 1, name: 'Changed' } });
  expect(changed).toMatchObject({ name: 'Changed', query: body.query, hidden_columns: ['timezone_id'], version: 2 });
  expect((await ana.refused(calls.update, { body: { id: view.id, version: 1, query: '' } })).status).toBe(409);
  await ana.call(calls.delete, { params: { id: view.id } });
  expect(await namesOf(ana)).toEqual(['Night shift']);
});

it('row 9: answers the same for views of others and missing ones', async () => {
  const { body: view } = await ana.call(calls.create, { body: { ...body, name: 'Mine' } });
  for (const id of [view.id, 99_999_999]) {
    expect((await ben.refused(calls.update, { body: { id, name: 'Taken over' } })).status).toBe(404);
    expect((await ben.refused(calls.delete, { params: { id } })).status).toBe(404);
  }
  expect(await namesOf(ana)).toContain('Mine');
});

it('allows at most fifty per list', async () => {
  for (let count = 0; count < 50; count += 1) {
    await portal.db
      .insertInto('saved_view')
      .values({ user_id: ana.userId, list: 'outbox', name: `V${count}` })
      .execute();
  }
  const full = await ana.refused(calls.create, { body: { ...body, list: 'outbox' } });
  expect([full.status, full.body.message]).toEqual([422, 'There are 50 saved views already. Delete one first.']);
});

it('row 11: logs the name and never the search', async () => {
  await ana.call(calls.create, { body: { ...body, name: 'Looked for', query: 'q=maria.private' } });
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('event', '=', 'accounts.create-saved-view')
    .execute();
  expect(lines.some(({ details }) => JSON.stringify(details).includes('Looked for'))).toBe(true);
  expect(JSON.stringify(lines)).not.toContain('maria.private');
});

it('refuses names that no list has', async () => {
  for (const list of ['employeeAttendance', 'nothing', 'toString']) {
    const answer = await ana.refused(calls.create, { body: { ...body, list: list as ListName } });
    expect([answer.status, answer.body.errors]).toEqual([422, { list: ['The list is invalid.'] }]);
  }
});
