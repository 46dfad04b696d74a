import { listSettingsCalls as calls } from '@muster/contract/domains/accounts/list-settings.calls.ts';
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

const list = 'offices' as const;
const defaults = { column_order: [], hidden_columns: null, widths: {}, density: 'comfortable' as const };
const chosen = {
  column_order: ['address', 'name'],
  hidden_columns: ['country'],
  widths: { name: 260 },
  density: 'compact' as const,
};
const read = async (who: Persona, name: 'offices' | 'employees' = list) =>
  (await who.call(calls.read, { query: { list: name } })).body;
const lines = () =>
  portal.db.selectFrom('activity_log').selectAll().where('event', '=', 'accounts.change-list-settings').execute();

it('keeps order, columns, widths and density for one user and list', async () => {
  expect(await read(ana)).toEqual({ list, ...defaults });
  const { status, body } = await ana.call(calls.change, { body: { list, ...chosen } });
  expect([status, body]).toEqual([200, { list, ...chosen }]);
  expect(await read(ana)).toEqual({ list, ...chosen });
  expect(await read(ana, 'employees')).toEqual({ list: 'employees', ...defaults });
  expect(await read(ben)).toEqual({ list, ...defaults });
});

it('keeps the last change whole', async () => {
  await ana.call(calls.change, { body: { list, ...defaults, widths: { address: 90 } } });
  expect(await read(ana)).toEqual({ list, ...defaults, widths: { address: 90 } });
});

it('logs which settings changed, and a change of nothing not at all', async () => {
  await portal.settle();
  const before = (await lines()).length;
  const body = { list, ...defaults, density: 'compact' as const };
  await ben.call(calls.change, { body });
  await ben.call(calls.change, { body });
  await portal.settle();
  const added = (await lines()).slice(before);
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ details: { list }, after: { density: expect.any(String) } });
});

it.each([
  ['unknown columns', { column_order: ['name', 'secret'] }, 'column_order', 'secret is not a column of this list.'],
  ['hidden ones', { hidden_columns: ['__proto__'] }, 'hidden_columns', '__proto__ is not a column of this list.'],
  ['widths of unknown columns', { widths: { secret: 200 } }, 'widths', 'secret is not a column of this list.'],
  ['columns named twice', { column_order: ['name', 'name'] }, 'column_order', 'A column is named twice.'],
])('refuses %s', async (_what, given, field, text) => {
  const answer = await ana.refused(calls.change, { body: { list, ...defaults, ...given } });
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
});

it.each([
  ['a list that does not exist', { list: 'toString' }],
  ['a width below the least', { widths: { name: 63 } }],
  ['a width above the most', { widths: { name: 801 } }],
  ['another density', { density: 'tiny' }],
  ['more than a hundred columns', { column_order: Array.from({ length: 101 }, () => 'name') }],
])('refuses %s', async (_what, given) => {
  const body = { list, ...defaults, ...given } as never;
  expect((await ana.refused(calls.change, { body })).status).toBe(422);
});

it('leaves out columns that the list no longer has', async () => {
  await portal.db
    .updateTable('list_setting')
    .set({ column_order: ['gone', 'name'], hidden_columns: ['gone'], widths: '{"gone":90,"name":200}' })
    .where('user_id', '=', ana.userId)
    .execute();
  expect(await read(ana)).toMatchObject({ column_order: ['name'], hidden_columns: [], widths: { name: 200 } });
});
